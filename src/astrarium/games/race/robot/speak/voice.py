"""What the robot adds to the words of the base game."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.race.robot.speak.mat import MAT, TITLE, explain_mat
from astrarium.games.race.robot.speak.robot import tell_robot
from astrarium.games.race.speak.cards import tell_card
from astrarium.games.race.speak.voice import Voice
from astrarium.games.race.tables import RaceRules
from astrarium.parts.told import text


class RobotVoice(Voice):
    def components(self, rules: RaceRules) -> dict[str, str]:
        return {MAT: TITLE}

    def tell_component(self, rules: RaceRules, key: str) -> Sentence | None:
        return text(MAT) if key == MAT else None

    def explain(self, rules: RaceRules, key: str) -> list[Sentence] | None:
        if key != MAT or rules.robot is None:
            return None
        return explain_mat(rules, rules.robot)

    def after_seats(self, rules: RaceRules, view: Data) -> list[Sentence]:
        robot = view["state"]["extras"]["robot"]
        cards = [tell_card(rules, card, "no") for card in robot["tableau"]]
        return tell_robot(robot, view["rivals"]) + cards
