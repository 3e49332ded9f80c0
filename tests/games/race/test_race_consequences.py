"""What a plan wastes and what it may bring to others, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

import astrarium
from astrarium.core.events import Sink
from astrarium.core.game import Sentence
from astrarium.games.race.state import Race
from astrarium.text import Texts, say_sentence
from tests.games.race.goal_table import give, with_goals
from tests.games.race.placing import lands, settles
from tests.games.race.table import Table
from tests.support import rule

NAMES = ["Anna", "Béla", "Cili"]
TEXT = Path(astrarium.__path__[0]) / "games" / "race" / "text"


def spoken(told: list[Sentence], language: str) -> list[str]:
    texts = Texts(language, [TEXT])
    return [say_sentence(texts, sentence, NAMES) for sentence in told]


def after(s: Race, move: str) -> Race:
    """What an answer itself changes, as a plan shows it."""
    trial = s.clone()
    question = trial.question_of(0)
    (choice,) = trial.rules.game.parse(trial.rules, move)
    trial.agenda.lanes[question.lane][-1].take(trial, question.lane, choice)
    return trial


def warned(s: Race, move: str, language: str = "en") -> list[str]:
    return spoken(s.rules.game.warnings(s, after(s, move), 0, []), language)


def gains(s: Race, move: str, language: str = "en") -> list[str]:
    return spoken(s.rules.game.others_may_gain(s, after(s, move), 0), language)


def two_worlds(goods: str = "") -> Race:
    """Seat 0 has two production worlds, seat 1 one of them and a windfall world."""
    t = Table(2)
    t.seat(0, tableau="Old Earth; Spice World; Gem World", hand="Public Works", goods=goods)
    t.seat(1, tableau="New Sparta; Comet Zone; Tourist World", goods="")
    return t.choosing()


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("choose consume trade", "You have no good to sell: the Trade bonus would be wasted."),
        ("choose settle", "You hold no world now."),
        ("choose explore +5", None),
        ("choose develop", None),
    ],
)
def test_a_phase_that_brings_its_chooser_nothing_is_warned_of(move: str, words: str | None) -> None:
    assert warned(two_worlds(), move) == ([] if words is None else [words])


def choosing(tableau: str, hand: str, goods: str = "") -> Race:
    return Table(2).seat(0, tableau=tableau, hand=hand, goods=goods).choosing()


def test_a_phase_for_which_no_card_of_the_hand_is_in_reach_is_warned_of() -> None:
    # Gem World costs 2, Rebel Homeworld defends itself with 7, Public Works costs 1.
    assert warned(choosing("Old Earth", "Gem World; Public Works"), "choose settle") == [
        "You hold no world now that you could pay for or conquer."
    ]
    assert warned(choosing("New Sparta", "Rebel Homeworld; Public Works"), "choose settle", "hu")
    assert (
        warned(choosing("Old Earth", "Gem World; Public Works; Genetics Lab"), "choose settle")
        == []
    )
    # Mining Conglomerate costs 3: one other card and the discount pay 2 of it.
    assert warned(choosing("Old Earth", "Mining Conglomerate; Gem World"), "choose develop") == [
        "You hold no development now that you could pay for, even with the discount."
    ]
    three = "Mining Conglomerate; Gem World; Spice World"
    assert warned(choosing("Old Earth", three), "choose develop") == []


NO_WORLD = {
    "en": "You hold no world now that you could pay for or conquer.",
    "hu": "Most nincs a kezedben olyan világ, amelyet ki tudnál fizetni vagy el tudnál foglalni.",
}


@rule("race.base.power.later-phase-same-round")
@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("tableau", "hand", "in_reach"),
    [
        # New Sparta has Military 2, the colony defends itself with 2, Space Marines add 2.
        ("New Sparta", "Former Penal Colony", True),
        ("Old Earth", "Former Penal Colony; Public Works", False),
        ("New Sparta", "Malevolent Lifeforms; Public Works", False),
        ("New Sparta; Space Marines", "Malevolent Lifeforms", True),
        # Contact Specialist pays 1 less than the defense, with the one other card.
        ("Old Earth; Contact Specialist", "Former Penal Colony; Public Works", True),
        ("Old Earth; Contact Specialist", "Former Penal Colony", False),
        ("Old Earth", "Gem World; Public Works; Genetics Lab", True),
    ],
)
def test_whether_a_world_is_in_reach_is_told_by_all_that_lies_in_the_tableau(
    tableau: str, hand: str, in_reach: bool, language: str
) -> None:
    told = warned(choosing(tableau, hand), "choose settle", language)
    assert told == ([] if in_reach else [NO_WORLD[language]])


def test_a_development_is_in_reach_by_the_discounts_of_the_tableau_too() -> None:
    # Mining Conglomerate costs 3: Investment Credits and the bonus take 1 each, one card pays 1.
    s = choosing("Old Earth; Investment Credits", "Mining Conglomerate; Gem World")
    assert warned(s, "choose develop") == []


def test_doubling_vp_that_nothing_brings_is_warned_of() -> None:
    nothing = ["You have no good to consume: the doubled VP would be wasted."]
    assert warned(choosing("Gambling World", "Public Works"), "choose consume 2x") == nothing
    lying = choosing("Spice World", "Public Works", goods="Spice World")
    assert warned(lying, "choose consume 2x") == [
        "None of your powers brings VP for goods: there would be nothing to double."
    ]
    eaten = choosing("Old Earth; Spice World", "Public Works", goods="Spice World")
    assert warned(eaten, "choose consume 2x") == []


def test_the_only_good_given_for_nothing_is_warned_of() -> None:
    event = {"kind": "consume", "seat": 0, "amount": 1, "source": 0, "target": -1}
    rule = {"rule": "race.base.consume.power-all-goods"}
    s = choosing("Old Earth", "Public Works")
    assert spoken(s.rules.game.warnings(s, s, 0, [event | rule]), "en") == [
        "This uses up your only good and brings nothing."
    ]
    assert s.rules.game.warnings(s, s, 0, [event | rule | {"amount": 2}]) == []
    assert s.rules.game.warnings(s, s, 0, [event | rule | {"seat": 1}]) == []


def test_a_goal_that_is_given_away_with_a_card_is_warned_of() -> None:
    t = with_goals(2, "Greatest Infrastructure")
    mine = "Old Earth; New Military Tactics; Public Works; Genetics Lab; Colony Ship"
    t.seat(0, tableau=mine, hand="Outlaw World")
    t.seat(1, tableau="New Sparta; Space Marines; Deficit Spending; Drop Ships; Mining Robots")
    s = give(t, "Greatest Infrastructure", 0).choosing()
    later = s.clone()
    ship = s.rules.names.index("Colony Ship")
    later.players[0].tableau = [card for card in s.players[0].tableau if card != ship]
    assert spoken(s.rules.game.warnings(s, later, 0, []), "en") == [
        "You would no longer have most for a goal that you hold, and could lose it: "
        "Greatest Infrastructure."
    ]
    assert s.rules.game.warnings(s, s, 0, []) == []


def test_producing_on_worlds_that_hold_goods_is_warned_of() -> None:
    assert warned(two_worlds(), "choose produce") == []
    assert warned(two_worlds("Spice World"), "choose produce") == [
        "1 of your production worlds already holds a good and produces nothing."
    ]
    assert warned(two_worlds("Spice World; Gem World"), "choose produce", "hu") == [
        "Egyik világodra sem kerülhet új áru: nem termelnél semmit."
    ]


def test_cards_over_the_hand_limit_are_warned_of() -> None:
    hand = (
        "Public Works; Colony Ship; Deficit Spending; Genetics Lab; Interstellar Bank; "
        "Mining Robots; Space Marines; Mining Conglomerate; Terraforming Robots; "
        "Diversified Economy; Drop Ships"
    )
    s = Table(2).seat(0, tableau="Old Earth", hand=hand).chosen("develop", "develop")
    words = "You hold 1 card more than the hand limit"
    assert [each[: len(words)] for each in warned(s, "pass")] == [words]


def test_discarding_down_to_the_hand_limit_warns_of_nothing() -> None:
    hand = (
        "Public Works; Colony Ship; Deficit Spending; Genetics Lab; Interstellar Bank; "
        "Mining Robots; Space Marines; Mining Conglomerate; Terraforming Robots; "
        "Diversified Economy; Drop Ships; Replicant Robots"
    )
    s = Table(2).seat(0, tableau="Old Earth", hand=hand).end_of_round()
    assert warned(s, "discard Public Works") == []


def test_what_others_get_of_a_phase_is_told_from_what_lies_open() -> None:
    s = two_worlds()
    assert gains(s, "choose explore +5") == ["Everyone else looks at 2 cards and keeps 1, too."]
    assert gains(s, "choose produce") == ["Béla would produce 1 good."]
    assert gains(s, "choose consume 2x") == []


def test_goods_that_others_can_consume_are_counted() -> None:
    t = Table(3)
    t.seat(0, tableau="Old Earth")
    t.seat(1, tableau="New Sparta; Comet Zone; Tourist World", goods="Comet Zone")
    t.seat(2, tableau="Epsilon Eridani")
    assert gains(t.choosing(), "choose consume trade", "hu") == [
        "Béla 1 árut dolgozhat fel a képességeivel."
    ]


# --- temporary Military --------------------------------------------------------------------------


def warned_of_plan(s: Race, moves: list[str], language: str = "en") -> list[str]:
    """What is said of several answers together, at their end."""
    later = s.clone()
    later.sink = sink = Sink()
    for move in moves:
        later.play(0, move)
    events = [event.data() for event in sink.drain()]
    return spoken(s.rules.game.warnings(s, later, 0, events), language)


UNUSED = (
    "This world does not need the 3 Military that you gain: unless another world of this phase "
    "does, what you discarded for it is wasted."
)
TACTICS = "New Military Tactics"


def test_military_that_a_paid_world_does_not_need_is_warned_of() -> None:
    s = lands(settles("Gambling World", 2, f"Old Earth; {TACTICS}; Colony Ship"), "Gambling World")
    assert warned_of_plan(s, ["pay cost"]) == []
    assert warned_of_plan(s, ["spend Colony Ship"]) == []
    assert warned_of_plan(s, [f"spend {TACTICS}"]) == [UNUSED]
    plan = [f"spend {TACTICS}", "pay cost", "pay Artist Colony"]
    assert warned_of_plan(s, plan) == [UNUSED]
    assert warned_of_plan(s, plan, "hu") == [
        "Ehhez a világhoz nincs szükséged a szerzett 3 katonai erőre: ha ebben a fázisban más "
        "világhoz sem használod, kárba vész, amit érte eldobtál."
    ]


def test_military_that_conquers_is_warned_of_only_where_the_world_is_paid_for_after_all() -> None:
    army = f"New Sparta; {TACTICS}; Contact Specialist"
    s = lands(settles("Pirate World", 4, army), "Pirate World")
    assert warned_of_plan(s, [f"spend {TACTICS}"]) == []
    assert warned_of_plan(s, [f"spend {TACTICS}", "conquer"]) == []
    assert warned_of_plan(s, [f"spend {TACTICS}", "pay cost"]) == [UNUSED]


def test_military_beyond_what_conquers_anyway_is_warned_of() -> None:
    s = lands(settles("Outlaw World", 0, f"Epsilon Eridani; {TACTICS}"), "Outlaw World")
    assert warned_of_plan(s, ["conquer"]) == []
    assert warned_of_plan(s, [f"spend {TACTICS}"]) == [UNUSED]
