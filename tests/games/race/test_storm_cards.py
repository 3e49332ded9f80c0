"""The Gathering Storm: who plays, how it starts, and its six-cost developments."""

from __future__ import annotations

from functools import partial

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.expansions import box, started_with
from tests.games.race.table import Table, any_draws, hand, says, tableau
from tests.support.rules import rule

started = partial(started_with, "storm")


@rule("race.storm.overview.fifth-player", "race.storm.contents.action-cards")
def test_five_play_with_seven_action_cards_each() -> None:
    s = Table(5, expansion="storm").choosing()
    assert [len(says(s, seat)) for seat in range(5)] == [7] * 5


@rule("race.storm.overview.fifth-player")
def test_without_an_expansion_there_is_no_fifth_player() -> None:
    with pytest.raises(BadOptions, match=r"2 to 4 seats, not for 5: .*component\.players"):
        astrarium.start("race", 5)


@rule("race.storm.contents.vp-chips")
def test_five_players_share_a_pool_of_sixty() -> None:
    assert started(5).pool == 60


@rule("race.storm.contents.two-player-action-cards")
def test_the_advanced_two_player_game_is_played_with_the_storm_too() -> None:
    s = Table(2, expansion="storm", advanced_two_player=True).choosing()
    s.play(0, "choose settle")
    s.play(0, "choose settle")
    s.play(1, "choose develop")
    s.play(1, "choose develop")
    assert s.players[0].chose_twice(3)


def test_more_than_two_do_not_play_the_advanced_two_player_game() -> None:
    with pytest.raises(BadOptions, match=r"only-two-players"):
        astrarium.start("race", 3, {"expansion": "storm", "advanced_two_player": True})


# --- the start -----------------------------------------------------------------------------------


@rule("race.storm.cards.fifth-preset-hand.used-with-five-new-players")
def test_five_newcomers_start_with_the_worlds_1_to_5() -> None:
    s = started(5, preset_hands=True)
    numbers = [s.tables.start_number[player.tableau[0]] for player in s.players]
    assert numbers == [1, 2, 3, 4, 5]


@rule("race.storm.cards.fifth-preset-hand.content")
def test_the_fifth_preset_hand_is_separatist_colony_with_four_cards() -> None:
    s = started(5, preset_hands=True)
    assert tableau(s, 4) == ["Separatist Colony"]
    assert sorted(hand(s, 4)) == [
        "Alien Toy Shop",
        "Deserted Alien World",
        "Hive World",
        "Space Mercenaries",
    ]


def dealt(world: str, other: str) -> Race:
    """Two seats are dealt these start worlds and six cards each."""
    s = started(2)
    s.play(CHANCE, f"deal {world}")
    s.play(CHANCE, f"deal {other}")
    any_draws(s)
    return s


def discard_all(s: Race, seat: int) -> int:
    """Discard whatever the start asks for; how many cards went."""
    before = len(s.players[seat].hand)
    while any(question.seat == seat for question in s.questions()):
        if not says(s, seat)[0].startswith("discard"):
            break
        s.play(seat, says(s, seat)[0])
    return before - len(s.players[seat].hand)


@rule("race.storm.cards.ancient-race.keeps-three")
def test_ancient_race_keeps_three_of_six_cards() -> None:
    s = dealt("Ancient Race", "Old Earth")
    assert [len(hand(s, seat)) for seat in range(2)] == [6, 6]
    assert discard_all(s, 1) == 2
    assert discard_all(s, 0) == 3
    assert len(hand(s, 0)) == 3


@rule("race.storm.cards.ancient-race.before-first-action")
def test_the_smaller_hand_comes_before_the_first_choice_of_actions() -> None:
    s = dealt("Ancient Race", "Old Earth")
    discard_all(s, 1)
    assert all(each.startswith("discard") for each in says(s, 0))
    discard_all(s, 0)
    any_draws(s)  # the good of the windfall world
    assert says(s, 0)[0] == "choose explore +5"
    assert len(hand(s, 0)) == 3


@rule("race.storm.cards.ancient-race.only-as-start-world")
def test_ancient_race_placed_later_takes_no_card() -> None:
    t = Table(2, expansion="storm")
    t.seat(0, tableau="Old Earth", hand="Ancient Race; Gem World; Spice World; Space Port")
    s = t.seat(1, tableau="New Sparta").chosen("consume 2x", "settle")
    s.play(0, "settle Ancient Race")
    s.play(1, "pass")
    s.play(0, "pay Gem World; Spice World")
    any_draws(s)
    assert hand(s, 0) == ["Space Port"]


# --- six-cost developments -----------------------------------------------------------------------


def row(id: str, card: str, beside: str, vp: int) -> object:
    marks = rule(f"race.storm.six-cost.{id}")
    return pytest.param(card, beside, vp, marks=marks, id=f"{id} {beside}")


GENOME, GUILD, LORDS = "Galactic Genome Project", "Terraforming Guild", "Imperium Lords"


@pytest.mark.parametrize(
    ("card", "beside", "vp"),
    [
        row("galactic-genome-project.genes-worlds", GENOME, "Plague World", 2),
        row(
            "galactic-genome-project.genes-worlds", GENOME, "Ancient Race; Hive World; Gem World", 4
        ),
        row("galactic-genome-project.genes-worlds", GENOME, "", 0),
        row("galactic-genome-project.genetics-lab", GENOME, "Genetics Lab", 3),
        row("card-name-means-card-in-tableau", GENOME, "Research Labs; Space Marines", 0),
        row("terraforming-guild.windfall-worlds", GUILD, "Smuggling Lair; Alien Toy Shop", 6),
        row("terraforming-guild.windfall-worlds", GUILD, "Volcanic World; Old Earth", 2),
        row("terraforming-guild.terraforming-cards", GUILD, "Terraforming Robots", 4),
        row("terraforming-guild.terraforming-cards", GUILD, "Terraformed World", 2),
        row("terraforming-guild.counts-itself", GUILD, "", 2),
        row("imperium-lords.imperium-cards", LORDS, "Galactic Imperium", 4 + 0),
        row("imperium-lords.imperium-cards", LORDS, "Imperium Armaments World", 4),
        row("imperium-lords.counts-itself", LORDS, "", 2),
        row(
            "imperium-lords.other-military-worlds", LORDS, "New Sparta; Rebel Colony; Gem World", 4
        ),
    ],
)
def test_a_six_cost_development_of_the_storm_scores(card: str, beside: str, vp: int) -> None:
    assert box(card, beside, "storm") == vp


@rule("race.storm.six-cost.scored-at-game-end")
def test_variable_points_follow_the_tableau() -> None:
    t = Table(2, expansion="storm").seat(0, tableau=GUILD)
    s = t.seat(1, tableau="Old Earth").lying()
    before = s.scores()[0]
    s.players[0].tableau.append(t.card("Smuggling Lair"))
    s.players[0].goods.append(-1)
    assert s.scores()[0] == before + 2 + 1  # for the windfall world, and its own VP


@rule("race.storm.six-cost.imperium-lords.no-imperium-military-worlds")
@pytest.mark.parametrize("expansion", ["none", "storm"])
def test_there_is_no_military_world_of_the_imperium(expansion: str) -> None:
    tables = Table(2, expansion=expansion).rules
    lords = Table(2, expansion="storm").rules
    box = lords.variable[lords.names.index(LORDS)]
    assert box is not None
    imperium = box.terms[0].cards
    assert [n for c, n in enumerate(tables.names) if imperium[c] and tables.military_world[c]] == []


def test_random_games_of_five_end() -> None:
    s = started(5)
    rng = Rng(7)
    while not s.over:
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    assert s.rules.game.broken(s) == []
