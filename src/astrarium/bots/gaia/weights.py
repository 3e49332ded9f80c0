"""What a sensible beginner thinks things are worth, in victory points."""

from __future__ import annotations

from dataclasses import dataclass

ByRound = tuple[float, float, float, float, float, float]


@dataclass(frozen=True, eq=False)
class Weights:
    # Resources, by the round in which they can be used: early ones grow. At the end three of them
    # are a point, but as long as the last round runs they may still buy something better.
    ore: ByRound = (1.8, 1.6, 1.4, 1.1, 0.8, 0.4)
    credits: ByRound = (0.7, 0.6, 0.5, 0.4, 0.35, 0.3)
    knowledge: ByRound = (1.6, 1.5, 1.3, 1.1, 0.9, 0.4)
    qic: ByRound = (3.0, 3.0, 2.9, 2.8, 2.6, 1.8)
    # Power that can be spent; what lies in area II or I still has to be charged, some of it for VP.
    power: ByRound = (1.2, 1.1, 1.0, 0.85, 0.65, 0.3)
    area_2: float = 0.62  # as shares of that
    area_1: float = 0.3
    in_gaia: float = 0.2  # comes back in the next round, not in the last
    charging: float = 0.65  # a charge of 1 as income, as a share of power
    token: float = 0.45  # a new token, likewise
    # A token that stays is charged and spent again in every round to come: as a share of power,
    # the first one; so many tokens are plenty.
    cycle: float = 0.9
    cycle_many: float = 7.0

    # More than one can use soon is worth less.
    plenty: tuple[int, int, int, int] = (7, 8, 16, 6)  # ore, knowledge, credits, power in area III
    surplus: float = 0.5

    # What stands on the map, besides its income.
    station_path: float = 2.0  # a trading station is half of a laboratory or institute
    lab_path: float = 4.0  # a laboratory is half of an academy
    institute: float = 6.0  # the ability of the faction, over six rounds
    neighbour: float = 0.5  # others nearby: cheaper trading stations, and power when they build
    planet_type: float = 0.4
    settled: float = 4.0  # each planet, over six rounds: to upgrade, and a step to the next one

    # Gaia Projects
    gaiaformer: float = 2.5  # one that is free to use, over six rounds
    project: float = 5.5  # a planet that becomes habitable for nothing
    project_power: float = 0.3  # each token that a project needs less

    # Room to grow: the best planets that could be built on, by what they would bring after cost.
    reach: float = 0.3
    planet: float = 6.5  # a mine beside its income
    mine_income: float = 0.8  # ore that one more mine brings in a round
    project_share: float = 0.5  # of the power that a project takes and gives back

    # Federations: each point of power value that is in none yet, by how far it is from the rest.
    power_value: float = 1.2
    gap: float = 0.2  # lost for each satellite to the nearest other planet
    last_round: float = 0.4  # the share of it that may still be used in the last round
    nearly: int = 5  # power value from which a federation of a coming round is in sight
    green: float = 3.0  # a green token opens advanced tiles and level 5, over six rounds

    # Research beside its income: what a level promises on the way to the scoring levels.
    promise: tuple[float, float, float, float, float, float] = (0.0, 0.6, 1.6, 2.2, 3.0, 0.0)

    # How often things happen in a round, for tiles and boosters that score them.
    mines_a_round: float = 1.2
    gaia_mines_a_round: float = 0.5
    stations_a_round: float = 0.7
    labs_a_round: float = 0.6
    big_a_round: float = 0.4
    steps_a_round: float = 1.5
    this_round: float = 0.3  # how much of this round is still to come, on average

    # A coming round that scores what could be done now as well: the share worth waiting for.
    wait_big: float = 0.4
    wait_federation: float = 0.4

    # Final tiles: how many more or fewer the others may still get, now and in each round to come.
    doubt: float = 0.7
    doubt_a_round: float = 0.5

    # How far a turn is thought through: so many of the best, so many more own turns of the round.
    plans: int = 5
    turns: int = 3
    branches: int = 2  # ways to go on that are tried at each of them
    later: float = 0.8  # share of what those bring: others may come first

    # Boosters, beside their income and points.
    booster_step: float = 1.6  # a free step, in ore
    booster_range: float = 1.5


WEIGHTS = Weights()
