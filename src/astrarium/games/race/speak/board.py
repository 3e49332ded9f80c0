"""Cards and the table in words, line by line, as one pair of eyes sees them."""

from __future__ import annotations

from collections.abc import Sequence

from astrarium.core.errors import BadNotation
from astrarium.core.game import Data, Sentence
from astrarium.games.race.draft.speak.draft import tell_piles, tell_round
from astrarium.games.race.goals.speak.goals import (
    explain_goal,
    goal_called,
    goal_components,
    goals_of,
    tell_goal,
    tell_goals,
)
from astrarium.games.race.orb.speak import orb
from astrarium.games.race.robot.speak.mat import MAT, TITLE, explain_mat
from astrarium.games.race.robot.speak.robot import tell_robot
from astrarium.games.race.speak.explain import Entry, explain, text
from astrarium.games.race.speak.ids import ACTION_IDS, about, card_id
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.view import chips_left
from astrarium.games.race.words import GOODS, NONE


def components(rules: RaceRules) -> dict[str, str]:
    """The cards by the keys of their texts, with the titles that notation knows."""
    cards = {about(card_id(rules, card)): rules.names[card] for card in range(rules.count)}
    mat = {} if rules.robot is None else {MAT: TITLE}
    in_orb = {} if rules.orb is None else orb.components(rules.orb)
    return cards | goal_components(rules) | mat | in_orb


def tell_component(rules: RaceRules, key: str) -> Sentence:
    """What is printed on a card or tile, in one short line."""
    if key == MAT:
        return text(MAT)
    goal = goal_called(rules, key)
    if goal is not None:
        return tell_goal(goal, NONE)
    if rules.orb is not None and key in orb.components(rules.orb):
        return orb.tell_component(rules.orb, key)
    return _card(rules, _number(rules, key), "no")


def explain_component(rules: RaceRules, key: str, cards: Sequence[Entry]) -> list[Sentence]:
    if key == MAT and rules.robot is not None:
        return explain_mat(rules, rules.robot)
    goal = goal_called(rules, key)
    if goal is not None:
        return explain_goal(goal)
    if rules.orb is not None and key in orb.components(rules.orb):
        return orb.explain(rules.orb, key)
    return explain(cards[_number(rules, key)])


def _number(rules: RaceRules, key: str) -> int:
    wanted = key.removeprefix("card-")
    if wanted not in rules.ids:
        raise BadNotation(f"there is no card '{key}'").said("race-no-card", name=wanted)
    return rules.ids.index(wanted)


def tell_board(rules: RaceRules, view: Data) -> list[Sentence]:
    state = view["state"]
    sentences = _round(rules, state)
    if rules.with_goals:
        sentences += tell_goals(rules, state["extras"]["goals"], rules.seats)
    for seat, player in enumerate(state["players"]):
        sentences += _player(rules, seat, player, stored_goods(state, seat))
        if rules.draft:
            sentences.append(tell_piles(state, seat))
    robot = state.get("extras", {}).get("robot")
    if robot is not None:
        sentences += tell_robot(robot, view["rivals"])
        sentences += [_card(rules, card, "no") for card in robot["tableau"]]
    eyes = view["seat"]
    if eyes is not None:
        if rules.draft:
            sentences += _own_draft(rules, state["extras"]["draft"], eyes)
        own = state["players"][eyes]
        sentences += _cards(rules, "board-hand", eyes, own["hand"])
        sentences += _cards(rules, "board-looked-at", eyes, own["looked_at"])
    return sentences if rules.orb is None else sentences + orb.tell_orb(rules, view)


def _round(rules: RaceRules, state: Data) -> list[Sentence]:
    if rules.draft:
        return tell_round(state)
    sizes = {"deck": state["deck_size"], "discard": state["discard_size"]}
    return [text("board-round", round=state["round"], pool=chips_left(state), **sizes)]


def _own_draft(rules: RaceRules, draft: Data, eyes: int) -> list[Sentence]:
    """What a seat has drafted so far, and the start worlds it can choose from."""
    pile = draft["piles"][eyes]
    sentences = _cards(rules, "board-start-worlds", eyes, pile["worlds"])
    if draft["drafting"]:
        sentences += _cards(rules, "board-drafted", eyes, pile["own"])
    return sentences


def tell_figures(view: Data, seat: int) -> list[tuple[Sentence, int]]:
    player = view["state"]["players"][seat]
    goals = view["state"].get("extras", {}).get("goals")
    figures = [
        *([] if goals is None else [(text("figure-goals"), goals_of(goals, seat))]),
        (text("figure-hand"), player["hand_size"]),
        (text("figure-tableau"), len(player["tableau"])),
        (text("figure-goods"), sum(player["goods"]) + stored_goods(view["state"], seat)),
        (text("figure-chips"), player["vp"]),
    ]
    if view["options"]["orb"]:
        figures += orb.tell_orb_figures(view, seat)
    return figures


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
        sentences.append(_card(rules, card, "yes" if good else "no"))
        if stored and rules.stores[card]:
            sentences.append(text("board-stored", amount=stored, under="yes"))
    return sentences


def _cards(rules: RaceRules, heading: str, seat: int, cards: list[int]) -> list[Sentence]:
    if not cards:
        return []
    return [(heading, {"seat": seat}), *(_card(rules, card, "no") for card in cards)]


def _card(rules: RaceRules, card: int, good: str) -> Sentence:
    kind = "military" if rules.military_world[card] else "paid"
    figures: dict[str, str | int] = {
        "card": card_id(rules, card),
        "kind": kind if rules.world[card] else "development",
        "cost": int(rules.cost[card]),
        "vp": int(rules.vp[card]),
        "worth": "printed" if rules.variable[card] is None else "variable",
        "goods": GOODS[rules.goods[card]],
        "source": "windfall" if rules.windfall[card] else "production",
        "good": good,
        "under": "yes",
    }
    return text("board-card", **figures)


TEXT_KEYS = ("board-hand", "board-looked-at", "board-start-worlds", "board-drafted")
