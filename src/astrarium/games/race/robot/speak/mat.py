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
    found = [text("event-robot-acts", line=name)]
    if line.counter:
        found.append(text("mat-counter", amount=int(line.counter)))
    if line.needs_credit:
        found.append(text("mat-needs-credit"))
    if line.draw:
        found.append(text("event-robot-draws", amount=int(line.draw)))
    if line.find != NOTHING:
        found += _search(line)
    if line.vp:
        found.append(text("mat-vp", amount=int(line.vp)))
    if line.credit:
        found.append(text("event-robot-credit", amount=int(line.credit)))
    if line.economy:
        found.append(text("event-robot-economy", amount=int(line.economy)))
    if line.robot_from != NONE:
        faces = {"before": FACES[line.robot_from], "after": FACES[line.robot_to]}
        found.append(text("mat-changes", **faces))
    if line.start_world_leaves:
        found.append(text("mat-leaves"))
    if line.once:
        found.append(text("mat-once"))
    return found


def _search(line: Line) -> list[Sentence]:
    what = FINDS[line.find]
    if line.from_deck:
        return [text("mat-search-deck", find=what, amount=int(line.least_vp))]
    found = [text("mat-search", find=what)]
    if line.pay:
        found.append(text("mat-pays", amount=int(line.pay)))
    elif line.pay_six:
        found.append(text("mat-pays-six", amount=int(line.pay_six)))
    return found


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
