"""The solo mat explained: its lines, what each start world changes, and the dice."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Sentence
from astrarium.games.race.robot.mat import FACES, FINDS, LINES, NOTHING, Line, Mat, RobotTables
from astrarium.games.race.speak.ids import card_id
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.told import text

MAT: Final = "robot-mat"
TITLE: Final = "Robot mat"
TEXT_KEYS: Final = ("robot-mat",)


def explain_mat(rules: RaceRules, robot: RobotTables) -> list[Sentence]:
    sentences = [text(MAT)]
    for number, name in enumerate(LINES):
        sentences += _line(name, robot.mats[0].printed[number])
    for number, mat in enumerate(robot.mats):
        sentences += _start_world(card_id(rules, rules.start_number.index(number)), mat)
    for die, faces in enumerate(robot.dice):
        sentences.append(_die(die + 1, faces, robot.dice_confidence[die]))
    return sentences


def _line(name: str, line: Line) -> list[Sentence]:
    """The heading, then what the line says from left to right."""
    faces = {"before": FACES[line.robot_from], "after": FACES[line.robot_to]}
    return [
        text("event-robot-acts", line=name),
        *_told(text("mat-counter", amount=int(line.counter)), line.counter),
        *_told(text("mat-needs-credit"), line.needs_credit),
        *_told(text("event-robot-draws", amount=int(line.draw)), line.draw),
        *(_search(line) if line.find != NOTHING else []),
        *_told(text("mat-vp", amount=int(line.vp)), line.vp),
        *_told(text("event-robot-credit", amount=int(line.credit)), line.credit),
        *_told(text("event-robot-economy", amount=int(line.economy)), line.economy),
        *_told(text("mat-changes", **faces), line.robot_from != NONE),
        *_told(text("mat-leaves"), line.start_world_leaves),
        *_told(text("mat-once"), line.once),
    ]


def _told(sentence: Sentence, amount: int) -> list[Sentence]:
    """What a line says if there is anything of it."""
    return [sentence] if amount else []


def _search(line: Line) -> list[Sentence]:
    what = FINDS[line.find]
    if line.from_deck:
        return [text("mat-search-deck", find=what, amount=int(line.least_vp))]
    six = line.pay_six if not line.pay else 0
    return [
        text("mat-search", find=what),
        *_told(text("mat-pays", amount=int(line.pay)), line.pay),
        *_told(text("mat-pays-six", amount=int(line.pay_six)), six),
    ]


def _start_world(world: str, mat: Mat) -> list[Sentence]:
    face = FACES[mat.face]
    found = [text("mat-world", card=world, face=face, confidence=mat.confidence)]
    for name, line, printed in zip(LINES, mat.lines, mat.printed, strict=True):
        if line is not printed:
            found += _line(name, line)
    return found


def _die(die: int, faces: list[int], confidence: str) -> Sentence:
    shown = {f"face{place + 1}": FACES[face] for place, face in enumerate(faces)}
    return text("mat-die", die=die, confidence=confidence, **shown)
