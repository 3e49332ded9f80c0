"""The careful beginner of Race: how it fares, and what it does at the table."""

from __future__ import annotations

import pytest

from astrarium.bots import find_bot
from astrarium.bots.race.greedy import ANSWERS, Greedy
from astrarium.core.game import Options
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from astrarium.games.race.words import ACT
from astrarium.lab.arena import Entrant, contest
from tests.bots.race_games import SETTINGS, decisions
from tests.games.race.expansions import settling_with
from tests.games.race.placing import lands, settles
from tests.games.race.table import Table, draws, forced, hand

GREEDY = Greedy()


def answer(s: Race, seat: int) -> str:
    """What the bot says to the seat's open question."""
    question = s.question_of(seat)
    choice = GREEDY.choose(s.view(seat), question, s.options(question), Rng(1))
    return s.rules.game.say(s.rules, choice)


def finish_round(s: Race, seat: int) -> None:
    """The bot answers for this seat until the next round begins."""
    now = s.round_number
    forced(s)
    while not s.over and s.round_number == now:
        s.play(seat, answer(s, seat))
        forced(s)


# --- how it fares --------------------------------------------------------------------------------


def test_it_beats_random_play() -> None:
    entrants = [Entrant(name, find_bot("race", name)) for name in ("greedy", "random")]
    greedy, random = contest("race", entrants, 20, seed=1).standings
    assert (greedy.wins, random.wins) == (20.0, 0.0)


@pytest.mark.parametrize("expansion", ["storm", "artifacts"])
def test_it_beats_random_play_with_an_expansion(expansion: str) -> None:
    entrants = [Entrant(name, find_bot("race", name)) for name in ("greedy", "random")]
    results = contest("race", entrants, 8, seed=1, options={"expansion": expansion})
    assert [each.wins for each in results.standings] == [8.0, 0.0]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_it_has_an_answer_of_its_own_to_every_question(seats: int, options: Options) -> None:
    for seed in range(3):
        for s, question, choices in decisions(seats, options, [GREEDY] * seats, seed):
            assert type(s.agenda.lanes[question.lane][-1]) in ANSWERS
            assert GREEDY.choose(s.view(question.seat), question, choices, Rng(1)) in choices


# --- actions -------------------------------------------------------------------------------------


def test_with_an_empty_hand_it_explores() -> None:
    s = Table(2).seat(0, tableau="New Sparta").choosing()
    assert answer(s, 0).startswith("choose explore")


def test_with_goods_and_powers_to_consume_them_it_consumes_for_double_points() -> None:
    t = Table(2).seat(
        0,
        tableau="Old Earth; Terraformed World; Galactic Trendsetters; Comet Zone; Gem World; "
        "Mining World; New Earth",
        goods="Comet Zone; Gem World; Mining World; New Earth",
    )
    assert answer(t.choosing(), 0) == "choose consume 2x"


def test_with_empty_production_worlds_and_powers_to_consume_it_produces() -> None:
    t = Table(2).seat(
        0,
        tableau="Old Earth; Terraformed World; Galactic Trendsetters; Comet Zone; Gem World; "
        "Mining World; New Earth",
    )
    assert answer(t.choosing(), 0) == "choose produce"


def test_a_dear_good_and_no_cards_make_it_trade() -> None:
    t = Table(2).seat(
        0, tableau="New Sparta; Alien Robot Sentry", goods="Alien Robot Sentry", hand="Drop Ships"
    )
    assert answer(t.choosing(), 0) == "choose consume trade"


def test_strong_worlds_in_hand_and_the_military_for_them_make_it_settle() -> None:
    t = Table(2).seat(
        0,
        tableau="New Sparta; Drop Ships",
        hand="Rebel Outpost; Alien Robot Scout Ship; Comet Zone",
    )
    assert answer(t.choosing(), 0) == "choose settle"


def test_in_the_advanced_game_it_names_its_two_cards_in_order() -> None:
    t = Table(2, advanced_two_player=True).seat(
        0,
        tableau="New Sparta; Drop Ships",
        hand="Rebel Outpost; Alien Robot Scout Ship; Export Duties",
    )
    s = t.choosing()
    s.play(0, answer(s, 0))
    assert answer(s, 0) == "choose settle"


# --- expansions ----------------------------------------------------------------------------------


def test_it_places_a_second_world_that_costs_nothing() -> None:
    t = Table(2, expansion="storm").seat(
        0, tableau="New Sparta; Improved Logistics", hand="Rebel Miners; Former Penal Colony"
    )
    s = t.seat(1, tableau="Old Earth").chosen("settle", "settle")
    s.play(0, "settle Rebel Miners")
    forced(s)
    assert answer(s, 0) == "settle Former Penal Colony"


def test_it_tries_its_luck_rather_than_to_settle_nothing() -> None:
    t = Table(2, expansion="artifacts").seat(0, tableau="Old Earth; Wormhole Prospectors")
    s = t.seat(1, tableau="New Sparta").chosen("settle", "settle")
    assert answer(s, 0) == "lucky settle"


def test_it_moves_goods_to_storage_so_that_worlds_can_produce_again() -> None:
    t = Table(2, expansion="artifacts").seat(
        0, tableau="Old Earth; Tranship Point; Comet Zone", goods="Comet Zone"
    )
    s = t.seat(1, tableau="New Sparta").chosen("produce", "produce")
    assert answer(s, 0) == "move from Comet Zone"


def test_it_gives_two_useless_cards_for_a_dear_world() -> None:
    t = Table(2, expansion="storm").seat(
        0,
        tableau="New Sparta; Drop Ships; Space Mercenaries",
        hand="Lost Alien Battle Fleet; Drop Ships; Space Marines",
    )
    s = t.seat(1, tableau="Old Earth").chosen("settle", "settle")
    assert answer(s, 0) == "settle Lost Alien Battle Fleet"


# --- placing and paying --------------------------------------------------------------------------


def test_it_conquers_what_it_could_also_pay_for() -> None:
    t = Table(2).seat(
        0,
        tableau="New Sparta; Space Marines; Contact Specialist",
        hand="Avian Uplift Race; Gem World; Spice World",
    )
    s = t.chosen("settle", "settle")
    s.play(0, "settle Avian Uplift Race")
    forced(s)
    assert answer(s, 0) == "conquer"


def test_it_pays_with_a_second_copy_that_could_never_be_placed() -> None:
    t = Table(2).seat(
        0,
        tableau="New Sparta; Space Marines",
        hand="Interstellar Bank; Space Marines; Former Penal Colony",
    )
    s = t.chosen("develop", "develop")
    s.play(0, "develop Interstellar Bank")
    forced(s)
    assert answer(s, 0) == "pay Space Marines"


def test_it_pays_with_worlds_that_it_is_too_weak_for() -> None:
    t = Table(2).seat(
        0,
        tableau="Old Earth",
        hand="Spice World; Rebel Homeworld; Lost Alien Battle Fleet; Gem World",
    )
    s = t.chosen("settle", "settle")
    s.play(0, "settle Spice World")
    forced(s)
    s.play(0, answer(s, 0))
    forced(s)
    assert hand(s, 0)[:1] == ["Gem World"]


def test_it_places_a_world_that_costs_nothing() -> None:
    t = Table(2).seat(0, tableau="New Sparta; Space Marines", hand="Rebel Underground; Drop Ships")
    assert answer(t.chosen("settle", "settle"), 0) == "settle Rebel Underground"


def test_it_takes_the_development_that_scores_most_with_its_worlds() -> None:
    t = Table(2).seat(
        0,
        tableau="Alpha Centauri; Mining World; Comet Zone; Rebel Miners; Bio-Hazard Mining World; "
        "Asteroid Belt",
        hand="Mining League; Free Trade Association; Gem World; Spice World; Rebel Base; "
        "Rebel Homeworld; Deserted Alien Library",
    )
    assert answer(t.chosen("develop", "develop"), 0) == "develop Mining League"


ELEVEN = (
    "Old Earth; Public Works; Export Duties; Investment Credits; Interstellar Bank; Genetics Lab; "
    "Mining Robots; Colony Ship; Deficit Spending; Space Marines; Expedition Force"
)


def test_it_ends_the_game_when_it_leads() -> None:
    t = Table(2).seat(0, tableau=ELEVEN, hand="Gem World; Spice World; Space Port", vp=9)
    assert answer(t.chosen("settle", "settle"), 0) != "pass"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    t = Table(2).seat(0, tableau=ELEVEN, hand="Gem World; Spice World; Space Port")
    t.seat(1, tableau="New Sparta", vp=20)
    assert answer(t.chosen("settle", "settle"), 0) == "pass"


# --- goods ---------------------------------------------------------------------------------------


def test_it_sells_the_dearest_good() -> None:
    t = Table(2).seat(
        0,
        tableau="New Sparta; Star Nomad Lair; Asteroid Belt; Alien Robot Sentry",
        goods="Star Nomad Lair; Asteroid Belt; Alien Robot Sentry",
    )
    s = t.chosen("consume trade", "consume trade")
    forced(s)
    assert answer(s, 0) == "sell from Alien Robot Sentry"


def test_it_consumes_two_goods_for_three_points_rather_than_one_for_two() -> None:
    t = Table(2).seat(
        0,
        tableau="New Sparta; Tourist World; Galactic Trendsetters; Asteroid Belt; Gem World",
        goods="Asteroid Belt; Gem World",
    )
    s = t.chosen("consume 2x", "consume 2x")
    forced(s)
    assert answer(s, 0) == "use Tourist World"


def test_a_power_for_any_good_leaves_those_that_choosier_powers_need() -> None:
    t = Table(2).seat(
        0,
        tableau="New Sparta; Galactic Trendsetters; Mining Conglomerate; Comet Zone; Gem World; "
        "Mining World",
        goods="Comet Zone; Gem World; Mining World",
    )
    s = t.chosen("consume 2x", "consume 2x")
    finish_round(s, 0)
    # Gem World for Trendsetters' 2 points, the Rare goods for the Conglomerate's 2: doubled.
    assert s.players[0].vp == 8


def test_it_eats_from_production_worlds_before_windfall_worlds() -> None:
    t = Table(2).seat(
        0,
        tableau="Epsilon Eridani; Asteroid Belt; Comet Zone",
        goods="Asteroid Belt; Comet Zone",
    )
    s = t.chosen("consume 2x", "consume 2x")
    forced(s)
    assert answer(s, 0) == "consume from Comet Zone"


def test_it_produces_on_the_windfall_world_with_the_dearest_good() -> None:
    t = Table(2).seat(0, tableau="New Sparta; Asteroid Belt; Alien Robot Sentry")
    s = t.chosen("produce", "produce")
    forced(s)
    assert answer(s, 0) == "produce any on Alien Robot Sentry"


def test_a_power_for_one_kind_is_used_before_one_for_any() -> None:
    t = Table(2).seat(0, tableau="New Sparta; Mining Robots; Asteroid Belt; Pre-Sentient Race")
    s = t.chosen("produce", "produce")
    forced(s)
    assert answer(s, 0) == "produce on Asteroid Belt"


def test_it_names_the_number_that_most_unseen_cards_carry() -> None:
    # Cost or defense 2 is on 29 cards of the deck, more than any other number.
    t = Table(2).seat(0, tableau="New Sparta; Gambling World")
    s = t.chosen("consume 2x", "consume 2x")
    forced(s)
    assert answer(s, 0) == "name 2"


def test_it_keeps_cards_for_which_a_single_point_is_too_little() -> None:
    t = Table(2).seat(0, tableau="New Sparta; Deficit Spending", hand="Comet Zone; Mining World")
    s = t.chosen("consume 2x", "consume 2x")
    forced(s)
    assert answer(s, 0) == "stop"


def test_at_the_end_it_turns_its_last_cards_into_points() -> None:
    t = Table(2).seat(0, tableau=ELEVEN, hand="Rebel Homeworld; Lost Alien Battle Fleet", vp=20)
    s = t.chosen("consume 2x", "consume 2x")
    finish_round(s, 0)
    assert s.players[0].vp == 22


# --- keeping cards -------------------------------------------------------------------------------


def test_with_military_it_keeps_a_world_to_conquer() -> None:
    assert _kept("New Sparta; Space Marines; Drop Ships") == "keep Rebel Base"


def test_without_military_it_keeps_a_world_to_pay_for() -> None:
    assert _kept("Old Earth; Replicant Robots") == "keep New Earth"


def _kept(tableau: str) -> str:
    """Which of two cards the bot keeps: one for the strong, one for the rich."""
    t = Table(2).seat(0, tableau=tableau, hand="Gem World; Comet Zone; Spice World; Space Port")
    s = t.chosen("develop", "explore +1+1")
    draws(s, "New Earth", "Rebel Base")
    forced(s)
    return answer(s, 0)


# --- Military that is not needed -----------------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy", "greedy-1"])
def test_nothing_is_given_up_for_military_that_conquers_nothing(name: str) -> None:
    storm = settling_with(
        "storm",
        "Old Earth; New Military Tactics; Space Mercenaries",
        "Gem World; Pirate World; Spice World; Space Port",
    )
    for s in (
        lands(settles("Comet Zone", 5, "Old Earth; New Military Tactics"), "Comet Zone"),
        lands(settles("Comet Zone", 3, "Old Earth; New Military Tactics"), "Comet Zone"),
        lands(storm, "Gem World"),
    ):
        question = s.question_of(0)
        options = s.options(question)
        assert s.rules.game.say(s.rules, options[0]) == "pay cost"
        assert len(options) > 1
        assert find_bot("race", name).choose(s.view(0), question, options, Rng(1)) == options[0]


# --- made into another bot -----------------------------------------------------------------------


class Explorer(Greedy):
    """Explores whenever it may; the rest is left to the beginner."""

    def answer(self, s: Race, question: Question, options: list[int], rng: Rng) -> int:
        usual = super().answer(s, question, options, rng)
        return options[0] if s.agenda.secret and ACT in options else usual


def test_a_bot_of_ones_own_may_be_made_of_it() -> None:
    hand = "Gem World; Spice World; Drop Ships"
    s = Table(2).seat(0, tableau="New Sparta", hand=hand).choosing()
    question = s.question_of(0)
    options = s.options(question)
    assert Explorer().choose(s.view(0), question, options, Rng(1)) == ACT
    assert GREEDY.choose(s.view(0), question, options, Rng(1)) != ACT
