"""What the Orb adds to the words of the base game: the board, tokens and squares."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data, Sentence
from astrarium.games.race.orb.notation import token_names
from astrarium.games.race.orb.part import printed
from astrarium.games.race.orb.speak.squares import square_figures, tell_squares
from astrarium.games.race.orb.tables import FAMILIES, LETTERS, PASSES_WALL, OrbTables, TokenKind
from astrarium.games.race.orb.view import board_from
from astrarium.games.race.orb.words import column_of, row_of
from astrarium.games.race.speak.voice import Figures, Voice
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.told import text

TEXT_FAMILIES: Final = ("token-", "orb-")
# What a square is, for those who look at the board.
EXPLAINED: Final = (
    "teleport",
    "hatchery",
    "artifact_a",
    "tube",
    "artifact_b",
    "airlock",
    "gate",
    "wall",
)


class OrbVoice(Voice):
    def components(self, rules: RaceRules) -> dict[str, str]:
        found = {f"token-{name}": name for name in token_names(printed(rules))}
        return found | {f"orb-{name}": name for name in EXPLAINED}

    def tell_component(self, rules: RaceRules, key: str) -> Sentence | None:
        explained = self.explain(rules, key)
        return None if explained is None else explained[0]

    def explain(self, rules: RaceRules, key: str) -> list[Sentence] | None:
        """What a square is, or all that a token does and is worth."""
        if rules.orb is None or key not in self.components(rules):
            return None
        if key.startswith("orb-"):
            return [(f"{key}-is", {})]
        number = token_names(rules.orb).index(key.removeprefix("token-"))
        return _explain_token(rules.orb.token_kinds[number])

    def at_the_end(self, rules: RaceRules, view: Data) -> list[Sentence]:
        """The Orb in words: the pile, seat by seat in priority order, then square by square."""
        orb: Data = view["state"]["extras"]["orb"]
        tables = printed(rules)
        board = board_from(tables, orb)
        hatcheries = int(board.hatcheries())
        piles = {"a": orb["pile_a"], "b": orb["pile_b"], "tokens": len(orb["tokens"])}
        sentences = [text("board-orb", hatcheries=hatcheries, **piles)]
        for seat in orb["priority"]:
            sentences += _tell_seat(tables, seat, orb["seats"][seat])
        return [*sentences, text("board-orb-squares"), *tell_squares(board)]

    def figures_after(self, view: Data, seat: int) -> Figures:
        mine: Data = view["state"]["extras"]["orb"]["seats"][seat]
        return [
            (text("figure-orb-cards"), mine["cards"]),
            (text("figure-tokens"), sum(mine["face_down"]) + len(mine["used"])),
        ]


def _tell_seat(tables: OrbTables, seat: int, mine: Data) -> list[Sentence]:
    names = token_names(tables)
    down = sum(mine["face_down"])
    sentences = [text("board-orb-seat", seat=seat, cards=mine["cards"], tokens=down, under="yes")]
    for number, where in enumerate(mine["teams"]):
        if where != NONE:
            at = square_figures(int(row_of(where)), int(column_of(where)))
            sentences.append(text("board-orb-team", number=number + 1, under="yes", **at))
    for kind in mine["used"]:
        sentences.append(text("board-orb-used", token=names[kind], under="yes"))
    for kind in mine.get("held", []):
        sentences.append(text("board-orb-held", token=names[kind], under="yes"))
    for card in mine.get("hand", []):
        sentences.append(text("board-orb-card", card=tables.card_ids[card], under="yes"))
    return sentences


def _explain_token(token: TokenKind) -> list[Sentence]:
    letter, count = LETTERS[token.letter], int(token.count)
    powers = {
        "move": token.moves,
        "wall": token.passes == PASSES_WALL,
        "gate": token.military,
        "development": token.development_discount,
        "world": token.world_discount,
        "genes": token.genes_worlds,
        "good": token.alien_good,
    }
    sentences = [text("token-line", token=token.id, letter=letter, count=count)]
    for power, amount in powers.items():
        if amount:
            sentences.append(text(f"token-does-{power}", amount=int(amount)))
    worth = "token-worth-hatcheries" if token.per_hatchery else "token-worth"
    sentences.append(text(worth, vp=int(token.vp)))
    if token.family:
        sentences.append(text("token-family", family=FAMILIES[token.family]))
    return [*sentences, text("token-quantity-confidence")]
