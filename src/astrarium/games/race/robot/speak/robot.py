"""The robot of the solo game in words: its dice, its part of the phases, its mat."""

from __future__ import annotations

from typing import Final

from astrarium.core.frame import RIVAL
from astrarium.core.game import Data, Sentence
from astrarium.games.race.robot.access import robot_of
from astrarium.games.race.robot.frames.cards import (
    DealRobotWorld,
    RobotDraw,
    RobotFlip,
    RobotFlipDeck,
    line_of,
)
from astrarium.games.race.robot.frames.rolls import RollDie
from astrarium.games.race.robot.mat import (
    CONSUME_REACTION,
    DEVELOP_REACTION,
    EXPLORE_REACTION,
    FACE_OF_SPACE,
    FACES,
    FINDS,
    LAST_PAIRED,
    LINES,
    NOTHING,
    PRODUCE_REACTION,
    SETTLE_REACTION,
)
from astrarium.games.race.speak.ids import card_id
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import (
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    NONE,
    PRODUCE,
    SETTLE,
    TRADE,
)
from astrarium.parts.told import Asker, asks, its, text

TEXT_FAMILIES: Final = ("robot-face-",)


# --- chance ---------------------------------------------------------------------------------------


ASKED: Final[dict[type, Asker]] = {
    DealRobotWorld: asks("ask-chance-robot-world"),
    RollDie: asks("ask-chance-robot-die", die=lambda s, frame: int(frame.die) + 1),
    RobotDraw: asks("ask-chance-robot-draw", amount=its("left")),
    RobotFlip: asks("ask-chance-robot-flip"),
    RobotFlipDeck: asks("ask-chance-robot-flip-deck"),
}


# --- events ---------------------------------------------------------------------------------------


def is_robots(event: Data) -> bool:
    return bool(event["seat"] == RIVAL) or str(event["kind"]).startswith("solo-")


def tell_robot_event(rules: RaceRules, event: Data) -> Sentence:
    kind, amount, source = event["kind"], event["amount"], event["source"]
    figures: dict[str, str | int] = {"amount": amount}
    if source != NONE:
        figures["card"] = card_id(rules, source)
    if kind in ("robot-face", "robot-rolls"):
        figures["face"] = FACES[amount]
    elif kind == "robot-die":
        figures.update(_space(amount))
    elif kind == "robot-acts":
        figures["line"] = LINES[amount]
    elif kind.startswith("solo-"):
        figures["seat"] = event["seat"]
        tied = event["rule"] == "race.storm.solo.tie.robot-value"
        return f"event-{kind}" + ("-tie" if tied and kind != "solo-shared" else ""), figures
    return f"event-{_kind(kind, source)}", figures


def _kind(kind: str, source: int) -> str:
    if kind == "score-variable":
        return "robot-score-counter" if source == NONE else "robot-score-six"
    return f"robot-{kind}" if kind.startswith("score-") else kind


def _space(space: int) -> dict[str, str | int]:
    side = ("left", "right")[space % 2] if space <= LAST_PAIRED else "only"
    return {"face": FACES[FACE_OF_SPACE[space]], "side": side}


# --- plans ----------------------------------------------------------------------------------------

REACTION_TO: Final = {
    EXPLORE_5: EXPLORE_REACTION,
    EXPLORE_1_1: EXPLORE_REACTION,
    DEVELOP: DEVELOP_REACTION,
    SETTLE: SETTLE_REACTION,
    TRADE: CONSUME_REACTION,
    DOUBLE_VP: CONSUME_REACTION,
    PRODUCE: PRODUCE_REACTION,
}


def robot_may_gain(s: Race, action: int) -> list[Sentence]:
    """What the robot's reaction to an action would bring it, where no die makes it an action."""
    robot = robot_of(s)
    line = line_of(s, REACTION_TO[action])
    if line.counter and robot.counters and robot.credit >= line.counter:
        return [text("gain-robot-counter")]
    if robot.credit < line.needs_credit:
        return []
    if line.find != NOTHING:
        return [text("gain-robot-search", find=FINDS[line.find])]
    if line.draw:
        return [text("gain-robot-draws", amount=int(line.draw))]
    chips = int(line.vp * robot.economy)
    return [text("gain-robot-vp", amount=chips)] if chips else []


# --- the table in words ---------------------------------------------------------------------------


def tell_robot(robot: Data, rivals: list[Data] | None) -> list[Sentence]:
    """The robot's mat; its cards are told by whoever tells cards."""
    sentences = [
        text(
            "board-robot",
            vp=robot["vp"],
            cards=len(robot["tableau"]) + robot["placed"],
            stack=sum(robot["stack_sizes"]),
            credit=robot["credit"],
            economy=robot["economy"],
        )
    ]
    if robot["face"] != NONE:
        sentences.append(text("board-robot-face", face=FACES[robot["face"]], under="yes"))
    counters = {"placed": robot["placed"], "counters": robot["counters"]}
    sentences.append(text("board-robot-counters", **counters, under="yes"))
    for space in robot["dice"]:
        if space != NONE:
            sentences.append(text("board-robot-die", **_space(space), under="yes"))
    for rival in rivals or []:
        sentences.append(text("board-robot-score", score=rival["score"], under="yes"))
    return sentences
