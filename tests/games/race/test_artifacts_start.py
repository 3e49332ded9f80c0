"""Alien Artifacts without the Orb: who plays, and how it starts."""

from __future__ import annotations

from functools import partial
from typing import cast

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.expansions import started_with
from tests.games.race.looking import listening, open_to, receiver, seen, told
from tests.games.race.table import Table, any_draws, asked, hand, names, says, tableau
from tests.support.rules import rule

started = partial(started_with, "artifacts")


def looked_at(s: Race, seat: int) -> list[str]:
    return names(s, s.players[seat].looked_at)


def dealt() -> Race:
    """Two seats have their start worlds and six cards each."""
    s = started(2)
    for world in ("Old Earth", "Alpha Centauri", "Frontier Capital", "New Sparta"):
        s.play(CHANCE, f"deal {world}")
    any_draws(s)
    return s


def discard_two(s: Race) -> Race:
    for seat in range(2):
        for _ in range(2):
            s.play(seat, says(s, seat)[0])
    return s


@rule("race.artifacts.cards.fifth-player", "race.artifacts.contents.action-cards")
def test_five_play_with_their_own_action_cards() -> None:
    s = Table(5, expansion="artifacts").choosing()
    assert [len(says(s, seat)) for seat in range(5)] == [7] * 5
    # The fifth set has nine cards: two are for the advanced two-player game.
    two = Table(2, expansion="artifacts", advanced_two_player=True).choosing()
    two.play(0, "choose settle")
    assert "choose settle" in says(two, 0)


@rule("race.artifacts.contents.vp-chips")
def test_five_players_share_a_pool_of_sixty() -> None:
    assert started(5).pool == 60


def test_one_alone_does_not_play() -> None:
    with pytest.raises(BadOptions):
        astrarium.start("race", 1, {"expansion": "artifacts"})


@rule("race.artifacts.cards.playable-without-orb")
def test_a_game_without_the_orb_is_played_to_its_end() -> None:
    s = started(3)
    rng = Rng(5)
    while not s.over:
        question = s.questions()[0]
        s.apply(question, rng.pick(s.options(question)))
    assert s.rules.game.broken(s) == []


@rule("race.artifacts.cards.fifth-preset-hand")
def test_the_fifth_preset_hand_is_sentient_robots_with_four_cards() -> None:
    s = started(5, preset_hands=True)
    assert tableau(s, 4) == ["Sentient Robots"]
    assert sorted(hand(s, 4)) == [
        "Deep Space Symbionts, Ltd.",
        "Imperium Stealth Tactics",
        "Rebel Gem Smugglers",
        "Self-Repairing Alien Artillery",
    ]


@rule("race.artifacts.start.not-with-preset-hands")
def test_preset_hands_come_with_their_start_worlds_and_no_choice() -> None:
    s = started(2, preset_hands=True)
    any_draws(s)
    assert [tableau(s, seat) for seat in range(2)] == [["Epsilon Eridani"], ["Alpha Centauri"]]
    assert says(s, 0)[0] == "choose explore +5"


@rule("race.artifacts.start.split-by-colour")
def test_blue_worlds_are_dealt_first_and_then_red_ones() -> None:
    s = started(2)
    blue = ["Old Earth", "Alpha Centauri", "Earth's Lost Colony"]
    blue += ["Alien Artifact Hunters", "Uplift Researchers"]
    red = ["Epsilon Eridani", "New Sparta", "Sentient Robots", "Rebel Mutineers"]
    red += ["Frontier Capital"]
    assert says(s, CHANCE) == [f"deal {world}" for world in blue]
    s.play(CHANCE, "deal Old Earth")
    s.play(CHANCE, "deal Alpha Centauri")
    assert says(s, CHANCE) == [f"deal {world}" for world in red]


@rule("race.artifacts.start.one-of-each-dealt")
def test_each_seat_alone_sees_its_two_start_worlds() -> None:
    s = started(2)
    assert receiver(s) == 0
    s.play(CHANCE, "deal Old Earth")
    assert receiver(s) == 1
    for world in ("Alpha Centauri", "Frontier Capital", "New Sparta"):
        s.play(CHANCE, f"deal {world}")
    assert looked_at(s, 0) == ["Old Earth", "Frontier Capital"]
    assert looked_at(s, 1) == ["Alpha Centauri", "New Sparta"]
    assert "looked_at" not in seen(s, 0, 1)
    assert seen(s, 0, 1)["looking_at"] == 2


@rule("race.artifacts.start.rest-into-deck")
def test_start_worlds_that_were_not_dealt_can_be_drawn() -> None:
    s = started(2)
    for world in ("Old Earth", "Alpha Centauri", "Frontier Capital", "New Sparta"):
        s.play(CHANCE, f"deal {world}")
    assert "draw Sentient Robots" in says(s, CHANCE)
    assert "draw Old Earth" not in says(s, CHANCE)


@rule("race.artifacts.start.six-cards-dealt")
def test_six_cards_are_dealt_from_the_deck() -> None:
    s = dealt()
    assert [len(hand(s, seat)) for seat in range(2)] == [6, 6]


@rule("race.artifacts.start.discard-after-seeing-eight", "race.artifacts.start.discard-two-cards")
def test_eight_cards_lie_before_a_seat_when_it_discards_two() -> None:
    s = dealt()
    s.sink = Sink()
    assert len(looked_at(s, 0)) + len(hand(s, 0)) == 8
    discard_two(s)
    assert {why for *_, why in told(s, "discard")} == {"race.artifacts.start.discard-two-cards"}
    assert [len(hand(s, seat)) for seat in range(2)] == [4, 4]
    assert len(looked_at(s, 0)) == 2  # the choice between them is still to come


@rule("race.artifacts.start.discard-one-start-world")
def test_the_start_world_that_is_not_kept_goes_to_the_discard_pile() -> None:
    s = discard_two(dealt())
    s.play(0, "keep Old Earth")
    s.play(1, "keep New Sparta")
    assert tableau(s, 0) == ["Old Earth"]
    names = s.tables.names
    assert s.discard.counts[names.index("Frontier Capital")] == 1
    assert s.discard.size == 2 * 2 + 2
    # Its owner knows of it, nobody else does.
    assert s.players[0].known[names.index("Frontier Capital")] == 1
    assert s.players[1].known[names.index("Frontier Capital")] == 0


@rule("race.artifacts.start.revealed-together")
def test_start_worlds_are_revealed_together_after_the_discards() -> None:
    s = discard_two(dealt())
    s.play(0, "keep Old Earth")
    assert tableau(s, 0) == []
    assert open_to(s, 1) == [0, 1]  # nobody sees that seat 0 has answered
    s.play(1, "keep Alpha Centauri")
    assert [tableau(s, seat) for seat in range(2)] == [["Old Earth"], ["Alpha Centauri"]]


def test_the_lowest_start_world_that_was_kept_decides_who_is_first() -> None:
    s = discard_two(dealt())
    s.play(0, "keep Frontier Capital")
    s.play(1, "keep New Sparta")
    assert s.first_seat == 1


def test_a_windfall_start_world_gets_its_good() -> None:
    s = discard_two(dealt())
    s.play(0, "keep Old Earth")
    s.play(1, "keep Alpha Centauri")
    assert asked(s) == [CHANCE]
    any_draws(s)
    assert s.players[1].good_count() == 1


def test_guesses_of_the_start_worlds_are_one_blue_and_one_red() -> None:
    s = dealt()
    for seed in range(10):
        guess = cast(Race, astrarium.resample(s.view(0), Rng(seed)))
        numbers = [s.tables.start_number[card] for card in guess.players[1].looked_at]
        assert sorted(number % 2 for number in numbers) == [0, 1]
        assert min(numbers) >= 0


@pytest.mark.parametrize("seat", [0, 1])
def test_the_owner_is_told_which_start_world_went(seat: int) -> None:
    t = Table(2, expansion="artifacts")
    s = discard_two(dealt())
    s.sink = listening(t).s.sink
    s.play(0, "keep Old Earth")
    s.play(1, "keep New Sparta")
    gone = ["Frontier Capital", "Alpha Centauri"][seat]
    assert (seat, 1, gone, "race.artifacts.start.discard-one-start-world") in told(s, "given")
