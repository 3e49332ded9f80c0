"""What the drafting variant adds to the words of the base game."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.race.speak.cards import tell_cards
from astrarium.games.race.speak.voice import Voice
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.view import chips_left
from astrarium.parts.told import text


class DraftVoice(Voice):
    def tell_round(self, state: Data) -> list[Sentence] | None:
        """Round and pool; while cards are drafted, how far the draft is."""
        draft = state["extras"]["draft"]
        sentences = [text("board-round-draft", round=state["round"], pool=chips_left(state))]
        if draft["drafting"]:
            sentences.append(text("board-draft", set=draft["sets"], deck=state["deck_size"]))
        return sentences

    def under_seat(self, state: Data, seat: int) -> list[Sentence]:
        pile = state["extras"]["draft"]["piles"][seat]
        sizes = {"deck": pile["deck_size"], "discard": pile["discard_size"]}
        return [text("board-own-piles", **sizes, under="yes")]

    def own(self, rules: RaceRules, view: Data, eyes: int) -> list[Sentence]:
        """What a seat has drafted so far, and the start worlds it can choose from."""
        draft = view["state"]["extras"]["draft"]
        pile = draft["piles"][eyes]
        sentences = tell_cards(rules, "board-start-worlds", eyes, pile["worlds"])
        if draft["drafting"]:
            sentences += tell_cards(rules, "board-drafted", eyes, pile["own"])
        return sentences
