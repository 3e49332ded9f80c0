"""Cards and the table in words, line by line, as one pair of eyes sees them."""

from __future__ import annotations

from typing import Final

from astrarium.core.errors import BadNotation
from astrarium.core.game import Data, Sentence
from astrarium.games.race.draft.speak.voice import DraftVoice
from astrarium.games.race.goals.speak.voice import GoalsVoice
from astrarium.games.race.orb.speak.voice import OrbVoice
from astrarium.games.race.robot.speak.voice import RobotVoice
from astrarium.games.race.speak.cards import printed, tell_card, tell_cards, tell_deeds
from astrarium.games.race.speak.explain import explain as explain_card
from astrarium.games.race.speak.figures import military, score_so_far
from astrarium.games.race.speak.ids import ACTION_IDS, about, card_id
from astrarium.games.race.speak.voice import Figures, Voice
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.view import chips_left
from astrarium.games.race.words import NONE
from astrarium.parts.told import text

VOICES: Final[dict[str, Voice]] = {
    "goals": GoalsVoice(),
    "draft": DraftVoice(),
    "robot": RobotVoice(),
    "orb": OrbVoice(),
}


def voices(rules: RaceRules) -> list[Voice]:
    """Of the parts that are played."""
    return [VOICES[part.key] for part in rules.parts]


def components(rules: RaceRules) -> dict[str, str]:
    """The cards by the keys of their texts, with the titles that notation knows."""
    found = {about(card_id(rules, card)): rules.names[card] for card in range(rules.count)}
    for voice in voices(rules):
        found |= voice.components(rules)
    return found


def tell_component(rules: RaceRules, key: str) -> Sentence:
    """What is printed on a card or tile, in one short line."""
    for voice in VOICES.values():
        told = voice.tell_component(rules, key)
        if told is not None:
            return told
    return tell_card(rules, _number(rules, key), "no")


def explain(rules: RaceRules, key: str) -> list[Sentence]:
    for voice in VOICES.values():
        explained = voice.explain(rules, key)
        if explained is not None:
            return explained
    return explain_card(printed(rules, _number(rules, key)))


def _number(rules: RaceRules, key: str) -> int:
    wanted = key.removeprefix("card-")
    if wanted not in rules.ids:
        raise BadNotation(f"there is no card '{key}'").said("race-no-card", name=wanted)
    return rules.ids.index(wanted)


def tell_board(rules: RaceRules, view: Data) -> list[Sentence]:
    state, eyes = view["state"], view["seat"]
    speaking = voices(rules)
    sentences = _round(speaking, state)
    for voice in speaking:
        sentences += voice.before_seats(rules, view)
    for seat, player in enumerate(state["players"]):
        sentences += _player(rules, seat, player, stored_goods(state, seat))
        for voice in speaking:
            sentences += voice.under_seat(state, seat)
    for voice in speaking:
        sentences += voice.after_seats(rules, view)
    if eyes is not None:
        for voice in speaking:
            sentences += voice.own(rules, view, eyes)
        own = state["players"][eyes]
        sentences += tell_cards(rules, "board-hand", eyes, own["hand"])
        sentences += tell_cards(rules, "board-looked-at", eyes, own["looked_at"])
    for voice in speaking:
        sentences += voice.at_the_end(rules, view)
    return sentences


def _round(speaking: list[Voice], state: Data) -> list[Sentence]:
    for voice in speaking:
        told = voice.tell_round(state)
        if told is not None:
            return told
    sizes = {"deck": state["deck_size"], "discard": state["discard_size"]}
    return [text("board-round", round=state["round"], pool=chips_left(state), **sizes)]


def tell_figures(rules: RaceRules, view: Data, seat: int) -> Figures:
    player = view["state"]["players"][seat]
    speaking = voices(rules)
    return [
        *(figure for voice in speaking for figure in voice.figures_before(view, seat)),
        (text("figure-hand"), player["hand_size"]),
        (text("figure-tableau"), len(player["tableau"])),
        (text("figure-goods"), sum(player["goods"]) + stored_goods(view["state"], seat)),
        (text("figure-chips"), player["vp"]),
        (text("figure-score"), score_so_far(rules, view, seat)),
        (text("figure-military"), military(rules, player)),
        *(figure for voice in speaking for figure in voice.figures_after(view, seat)),
    ]


def stored_goods(state: Data, seat: int) -> int:
    """Goods on a storage world, beyond the one that shows there."""
    return int(state["extras"]["seats"][seat]["stored"]) if "extras" in state else 0


def _player(rules: RaceRules, seat: int, player: Data, stored: int) -> list[Sentence]:
    sizes = {"hand": player["hand_size"], "cards": len(player["tableau"]), "vp": player["vp"]}
    sentences = [text("board-player", seat=seat, **sizes)]
    for action in (player["action"], player["second_action"]):
        if action != NONE:
            sentences.append(text("board-action", action=ACTION_IDS[action], under="yes"))
    for card, good in zip(player["tableau"], player["goods"], strict=True):
        sentences += [tell_card(rules, card, "yes" if good else "no"), *tell_deeds(rules, card)]
        if stored and rules.stores[card]:
            sentences.append(text("board-stored", amount=stored, under="yes"))
    return sentences
