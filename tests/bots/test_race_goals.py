"""The careful beginner of Race with goals in sight, and at a draft."""

from __future__ import annotations

import pytest

from astrarium.bots import find_bot
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.worth import placed_worth
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from astrarium.games.race.draft.access import draft_of
from astrarium.games.race.state import Race
from astrarium.lab.arena import Entrant, contest
from tests.bots.race_games import decisions
from tests.games.race.drafting import drafted, play_until
from tests.games.race.goal_table import give, with_goals
from tests.games.race.table import Table

GREEDY = Greedy()
GOALS: Options = {"expansion": "storm", "goals": True}
DRAFT: Options = {"expansion": "storm", "draft": True}


def answer(s: Race, seat: int) -> str:
    question = s.question_of(seat)
    choice = GREEDY.answer(s, question, s.options(question), Rng(1))
    return s.rules.game.say(s.rules, choice)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, GOALS), (5, GOALS), (3, {**GOALS, **DRAFT}), (2, DRAFT)],
    ids=["three", "five", "drafted with goals", "drafted"],
)
def test_it_plays_whole_games(seats: int, options: Options) -> None:
    for s, question, choices in decisions(seats, options, [GREEDY] * seats, 1):
        assert GREEDY.choose(s.view(question.seat), question, choices, Rng(1)) in choices
        last = s
    assert last.over


def leading(*goals: str) -> Table:
    """Fifth development or sixth point of Military: about the same without goals."""
    t = with_goals(2, *goals)
    t.seat(
        0,
        tableau="New Sparta; Drop Ships",
        hand="Expedition Force; Export Duties; Gem World; Spice World",
    )
    return t.seat(1, tableau="Old Earth")


def test_the_card_that_takes_a_goal_is_placed_first() -> None:
    assert answer(leading("Greatest Military").chosen("develop", "develop"), 0) == (
        "develop Expedition Force"
    )


def outlook(t: Table) -> Outlook:
    return Outlook(t.choosing(), 0, GREEDY.weights)


def worth(t: Table, card: str) -> float:
    return placed_worth(outlook(t), t.card(card))


def discovering(holder: int | None) -> Table:
    """Seat 0 lacks one ALIEN card of three."""
    t = with_goals(2, "Overlord Discoveries")
    t.seat(0, tableau="Old Earth; Alien Toy Shop; Deserted Alien World").seat(
        1, tableau="New Sparta"
    )
    return t if holder is None else give(t, "Overlord Discoveries", holder)


def test_a_first_goal_draws_until_somebody_has_it() -> None:
    card = "Alien Rosetta Stone World"
    # From two of three cards in sight to the tile itself.
    gain = 3 - 3 * GREEDY.weights.goal_hope * 2 / 3
    assert worth(discovering(None), card) - worth(discovering(1), card) == pytest.approx(gain)
    assert worth(discovering(0), card) == worth(discovering(1), card)
    assert worth(discovering(None), "Gem World") == worth(discovering(1), "Gem World")


def test_tiles_and_chips_count_for_who_is_ahead() -> None:
    t = discovering(0)
    assert outlook(t).lead() - outlook(discovering(1)).lead() == 6


def test_it_takes_the_better_card_of_a_packet() -> None:
    s = play_until(drafted(2), "PickCard", Rng(3))
    names = s.tables.names.index
    s.players[0].looked_at = sorted([names("Galactic Survey: SETI"), names("Doomed World")])
    assert answer(s, 0) == "keep Galactic Survey: SETI"


def test_it_drafts_no_second_copy_without_need() -> None:
    s = play_until(drafted(2), "PickCard", Rng(3))
    names = s.tables.names.index
    marines, tactics = names("Space Marines"), names("Drop Ships")
    s.players[0].looked_at = sorted([marines, tactics])
    first = answer(s, 0)
    taken = marines if first.endswith("Marines") else tactics
    draft_of(s).piles[0].own = [taken]
    assert answer(s, 0) != first


def test_it_begins_with_the_world_that_fits_its_hand() -> None:
    s = play_until(drafted(2), "BeginWith", Rng(5))
    names = s.tables.names.index
    draft_of(s).piles[0].worlds = [names("Earth's Lost Colony"), names("New Sparta")]
    soldiers = ("Alien Robot Sentry", "Aquatic Uplift Race", "Avian Uplift Race", "Rebel Miners")
    s.players[0].hand = sorted(names(name) for name in soldiers)
    assert answer(s, 0) == "start with New Sparta"


@pytest.mark.parametrize("options", [GOALS, DRAFT], ids=["goals", "drafted"])
def test_it_beats_random_play(options: Options) -> None:
    entrants = [Entrant(name, find_bot("race", name)) for name in ("greedy", "random")]
    greedy, random = contest("race", entrants, 10, options=options, seed=1).standings
    assert (greedy.wins, random.wins) == (10.0, 0.0)
