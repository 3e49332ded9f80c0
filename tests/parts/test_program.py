"""Programs: the sixteen confirmed Level III cards run; what cannot end or be read is refused."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.checks import run_battery
from astrarium.core.codec import load
from astrarium.core.errors import BadNotation, IllegalChoice
from astrarium.core.frame import LEGAL, MAIN, because
from astrarium.core.game import Data, rules_of
from astrarium.parts.content import Entry
from astrarium.parts.program import read_programs, say_choice
from tests.parts.cards import CARDS, GAME, NAMES, NO_DISC, TOO_POOR, Cards, CardsGame, Words

# Before: 4 ore, 3 population, 6 supply, 2 discs on each track, 2 systems controlled, a ship of
# level 1. Then what the seat has, the program, the answers, and what has changed.
PLAYED: list[tuple[Data, str, list[str], Data]] = [
    ({}, "transdimensional_ai.immediate", ["do it", "level II"],
     {"supply": 5, "population": 3, "researched": [0, 1, 0, 0]}),
    ({}, "transdimensional_ai.immediate", ["leave it"], {"supply": 5, "population": 4}),
    ({}, "planetary_scale_research.immediate", [],
     {"supply": 5, "ships": [0, 1, 1, 0, 0], "jumped": 2}),
    ({}, "planetary_scale_research.action 1", ["level I"],
     {"ore": 0, "population": 2, "researched": [1, 0, 0, 0]}),
    ({"colonized": 2}, "planetary_scale_research.action 1", ["level III"],
     {"ore": 0, "population": 2, "researched": [0, 0, 1, 0]}),
    ({}, "metahuman_chambers.immediate", ["disc food"],
     {"food_discs": 1, "automated": 1, "supply": 5, "population": 4}),
    ({}, "metahuman_chambers.action 1", ["level IIII"],
     {"ore": 0, "population": 0, "supply": 8, "researched": [0, 0, 0, 1]}),
    ({}, "hivemind_computing.immediate", ["disc ore"],
     {"ore_discs": 1, "automated": 1, "jumped": 1}),
    ({"ore": 7}, "hivemind_computing.action 1", ["level IIII"],
     {"ore": 0, "population": 2, "researched": [0, 0, 0, 1]}),
    ({}, "deep_space_megastructures.immediate", [],
     {"supply": 5, "ships": [0, 1, 0, 1, 0], "jumped": 1}),
    ({}, "deep_space_megastructures.action 1", ["level III"],
     {"ore": 0, "supply": 5, "ships": [0, 1, 1, 0, 0], "population": 2,
      "researched": [0, 0, 1, 0]}),
    ({}, "capital_ship.immediate", [], {"supply": 5, "ships": [0, 1, 0, 0, 1], "jumped": 1}),
    ({}, "capital_ship.action 1", [],
     {"ore": 1, "population": 2, "ships": [0, 1, 0, 0, 1], "jumped": 3}),
    ({"ore": 5}, "capital_ship.action 1", ["do it"],
     {"ore": 0, "population": 1, "ships": [0, 1, 1, 0, 1], "jumped": 3}),
    ({}, "android_armada.immediate", ["option 1", "option 1"],
     {"supply": 4, "ships": [0, 1, 2, 0, 0]}),
    ({}, "android_armada.immediate", ["option 2", "option 1"],
     {"supply": 4, "ships": [0, 1, 1, 0, 0], "population": 4}),
    ({}, "android_armada.action 1", [],
     {"ore": 0, "supply": 5, "ships": [0, 1, 0, 0, 1], "jumped": 3}),
    ({}, "mercenary_fleet.action 1", [], {"ore": 1, "colonized": 1, "controls": 1}),
    ({}, "mercenary_fleet.action 2", [],
     {"ore": 3, "population": 1, "supply": 7, "ships": [0, 1, 0, 0, 1], "jumped": 2}),
    ({}, "cerebral_implants.action 1", ["option 1", "level II"],
     {"supply": 5, "population": 3, "ore": 1, "researched": [0, 1, 0, 0]}),
    ({"ore": 5}, "cerebral_implants.action 1", ["option 2", "level III"],
     {"supply": 5, "population": 3, "ore": 0, "researched": [0, 0, 1, 0]}),
    ({}, "manufacturing_orbitals.immediate", ["leave it"], {"ore": 6, "jumped": 2}),
    ({"controls": 5, "colonized": 5}, "manufacturing_orbitals.immediate", ["do it"],
     {"ore": 7, "supply": 4, "population": 4, "ships": [0, 1, 1, 0, 0], "jumped": 2}),
    ({"controls": 5, "colonized": 5}, "manufacturing_orbitals.action 1", ["leave it"],
     {"ore": 7, "supply": 4, "population": 5, "jumped": 2}),
    ({}, "android_rights_movement.immediate", ["disc food"],
     {"food_discs": 1, "automated": 1, "moved": 2}),
    ({}, "subatomic_fabrication.immediate", ["disc ore"],
     {"ore_discs": 1, "automated": 1, "supply": 5, "population": 4, "ore": 5, "jumped": 1}),
    ({}, "quantum_data_exchange.immediate", ["disc ore"],
     {"ore_discs": 1, "automated": 1, "ore": 6}),
    ({}, "quantum_data_exchange.action 1",
     ["copy deep_space_megastructures.action 1", "level III"],
     {"ore": 0, "supply": 5, "ships": [0, 1, 1, 0, 0], "population": 2,
      "researched": [0, 0, 1, 0]}),
    ({}, "hyperdrive_boosters.immediate", ["upgrade 1", "upgrade 2", "upgrade 3"],
     {"ships": [0, 0, 0, 0, 1]}),
    ({}, "hyperdrive_boosters.action 1", ["upgrade 1", "upgrade 0"],
     {"ships": [0, 0, 1, 0, 0], "jumped": 4}),
    ({}, "wormhole_technology.immediate", [],
     {"supply": 5, "ships": [0, 1, 1, 0, 0], "ore": 5, "jumped": 2}),
    ({"ore": 5}, "stealth_terraformers.action 1", [],
     {"ore": 0, "population": 2, "supply": 7, "jumped": 2, "colonized": 1}),
]  # fmt: skip


def table(**has: Any) -> Cards:
    s = GAME.start(rules_of(GAME, 1, {}))
    for name, value in has.items():
        setattr(s.seats[0], name, value)
    s.run(MAIN)
    return s


def number_of_turn(s: Cards) -> int:
    return s.agenda.lanes[MAIN][0].data()[0]


def refusal(s: Cards, program: str) -> list[str]:
    return [reason.key for reason in s.why_not(0, f"play {program}")]


@pytest.mark.parametrize(("has", "program", "answers", "changed"), PLAYED)
def test_a_confirmed_card_does_what_it_says(
    has: Data, program: str, answers: list[str], changed: Data
) -> None:
    s = table(**has)
    before = s.seats[0].data()
    s.play(0, f"play {program}")
    for answer in answers:
        again = load(s.dump(), lambda _: GAME)  # in mid-step, as JSON
        assert again.dump() == s.dump()
        s.play(0, answer)
    assert len(s.agenda.lanes[MAIN]) == 1
    assert number_of_turn(s) == 1
    assert s.seats[0].data() == {**before, **changed}


def test_all_sixteen_cards_are_played() -> None:
    assert len(CARDS) == 16
    played = {program for _, program, _, _ in PLAYED}
    assert played == set(GAME.programs.named)


@pytest.mark.parametrize(
    ("has", "program"),
    [
        ({}, "hivemind_computing.action 1"),  # 7 ore
        ({}, "stealth_terraformers.action 1"),  # 5 ore
        ({"population": 2}, "metahuman_chambers.action 1"),  # three cubes are needed in total
        ({"population": 1}, "mercenary_fleet.action 2"),  # two cubes are needed in total
        ({"controls": 0}, "mercenary_fleet.action 1"),
        ({"ore": 3}, "quantum_data_exchange.action 1"),  # the copied cost is paid
        ({"colonized": 4}, "planetary_scale_research.action 1"),  # there is no Level IIIII
    ],
)
def test_what_cannot_be_paid_or_begun_is_closed_with_a_reason(has: Data, program: str) -> None:
    s = table(**has)
    before = s.dump()
    assert len(refusal(s, program)) == 1
    with pytest.raises(IllegalChoice):
        s.play(0, f"play {program}")
    assert s.dump() == before


def test_an_option_that_is_too_dear_is_closed() -> None:
    s = table()
    s.play(0, "play cerebral_implants.action 1")
    assert s.options(s.question_of(0)) == [GAME.parse(s.rules, "option 1")[0]]
    assert len(s.why_not(0, "option 2")) == 1


def test_where_something_must_be_done_it_cannot_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    s.play(0, "play transdimensional_ai.immediate")
    monkeypatch.setattr(Words, "leave_reason", lambda words, s, seat: because(NO_DISC))
    assert s.options(s.question_of(0)) == [GAME.parse(s.rules, "do it")[0]]
    assert [reason.key for reason in s.why_not(0, "leave it")] == [f"reason-{NO_DISC}"]


def test_an_option_comes_once_unless_the_card_says_otherwise() -> None:
    once = {"do": "choose", "times": 2, "options": [[{"do": "jump", "points": 1}]] * 2}
    s = one_card([once])
    s.play(0, "play card.immediate")
    s.play(0, "option 1")
    assert len(s.why_not(0, "option 1")) == 1
    s.play(0, "option 2")
    assert s.seats[0].jumped == 2


def test_each_option_that_was_taken_is_gone_and_the_others_stay() -> None:
    options = [[{"do": "jump", "points": points}] for points in (1, 2, 4)]
    for first, left in (
        ("option 2", ["option 1", "option 3"]),
        ("option 3", ["option 1", "option 2"]),
    ):
        s = one_card([{"do": "choose", "times": 2, "options": options}])
        s.play(0, "play card.immediate")
        s.play(0, first)
        assert [GAME.say(s.rules, each) for each in s.options(s.question_of(0))] == left


def test_one_choice_of_several_is_asked_once_where_the_card_names_no_number() -> None:
    s = one_card([{"do": "choose", "options": [[JUMP], [{"do": "jump", "points": 3}]]}])
    s.play(0, "play card.immediate")
    s.play(0, "option 2")
    assert s.seats[0].jumped == 3
    assert len(s.agenda.lanes[MAIN]) == 1


def test_where_no_option_can_be_begun_the_first_reason_is_told() -> None:
    automate = {"do": "automate", "track": "food", "count": 1}
    dear = {"do": "pay", "cost": {"ore": 9}}
    for options, first in (([[dear, JUMP], [automate]], TOO_POOR), ([[automate], [dear]], NO_DISC)):
        s = one_card([{"do": "choose", "options": options}])
        s.seats[0].food_discs = 0
        assert refusal(s, "card.immediate") == [f"reason-{first}"]


def test_where_nothing_of_a_family_can_be_copied_the_first_reason_is_told() -> None:
    dear: Entry = {"steps": [{"do": "pay", "cost": {"ore": 9}}, JUMP], "families": ["red"]}
    full: Entry = {
        "steps": [{"do": "automate", "track": "food", "count": 1}],
        "families": ["red"],
    }
    copying: Entry = {"steps": [{"do": "copy", "family": "red"}]}
    for one, other, first in ((dear, full, TOO_POOR), (full, dear, NO_DISC)):
        game = CardsGame({})
        game.programs = read_programs(Words(), {"card": copying, "a": one, "b": other})
        s = game.start(rules_of(game, 1, {}))
        s.run(MAIN)
        s.seats[0].food_discs = 0
        assert refusal(s, "card") == [f"reason-{first}"]


def family(words: Words, copied: Entry) -> Cards:
    """One card copies a program of a family, the only member of which is this one."""
    copying: Entry = {"steps": [{"do": "copy", "family": "red"}]}
    game = CardsGame({})
    game.programs = read_programs(words, {"card": copying, "a": {**copied, "families": ["red"]}})
    s = game.start(rules_of(game, 1, {}))
    s.run(MAIN)
    return s


def test_a_copy_may_begin_with_a_soft_deed_that_comes_to_nothing() -> None:
    steps = [{"do": "pay", "cost": {"ore": 3}}, {"do": "automate", "track": "food", "count": 1}]
    no_disc, too_poor = [f"reason-{NO_DISC}"], [f"reason-{TOO_POOR}"]
    for soft, ore, closed in ((False, 4, no_disc), (True, 4, []), (True, 2, too_poor)):
        words = Words()
        words.soft[NAMES.index("automate")] = soft
        s = family(words, {"steps": [*steps, JUMP]})
        s.seats[0].food_discs, s.seats[0].ore = 0, ore
        assert refusal(s, "card") == closed
        if not closed:
            s.play(0, "play card")
            s.play(0, "copy a")
            assert (s.seats[0].ore, s.seats[0].jumped) == (1, 1)


class Choosy(Words):
    """Copies nothing that costs ore, and notes what is copied."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[int, int]] = []

    def chosen_reason(self, s: Cards, seat: int, program: int) -> int:
        dear = s.rules.programs.nodes[program].arguments[0] > 0
        return because(TOO_POOR, 1, 0) if dear else LEGAL

    def copied(self, s: Cards, lane: int, seat: int, program: int) -> None:
        self.noted.append((seat, s.seats[seat].jumped))


def test_a_game_says_what_may_be_chosen_and_what_a_copy_brings_besides() -> None:
    words = Choosy()
    s = family(words, {"steps": [JUMP]})
    s.play(0, "play card")
    s.play(0, "copy a")
    assert (words.noted, s.seats[0].jumped) == ([(0, 0)], 1)  # before its steps
    words = Choosy()
    s = family(words, {"steps": [JUMP], "cost": {"ore": 1}})
    s.play(0, "play card")  # nothing can be chosen: nobody is asked
    assert (words.noted, s.seats[0].jumped, number_of_turn(s)) == ([], 0, 1)


def test_a_game_may_reckon_costs_in_other_amounts() -> None:
    class InThree(Words):
        def cost(self, amounts: list[int], program: str) -> list[int]:
            ore, cubes = amounts
            return [ore, 0, cubes] if program == "deal" else [ore, cubes, 0]

    cost = {"ore": 2, "return_population": 1}
    optional = {"do": "optional", "cost": cost, "steps": [JUMP]}
    cards = {"card": {"steps": [optional], "cost": cost}, "deal": {"steps": [JUMP], "cost": cost}}
    programs = read_programs(InThree(), cards)
    card = programs.nodes[programs.named["card"]]
    assert (card.arguments, programs.free) == ([2, 1, 0], [0, 0, 0])
    assert programs.nodes[card.lists[0][0]].arguments == [2, 1, 0]
    assert programs.nodes[programs.named["deal"]].arguments == [2, 0, 1]


def test_a_copy_that_cannot_be_begun_later_is_left_out() -> None:
    """The other card costs more ore than there is; what comes after it is done."""
    cards = {
        "card": {
            "immediate": [JUMP, {"do": "copy", "program": "other.immediate"}, JUMP],
            "actions": [],
        },
        "other": {"immediate": [{"do": "pay", "cost": {"ore": 9}}, JUMP], "actions": []},
    }
    game = CardsGame(cards)
    s = game.start(rules_of(game, 1, {}))
    s.run(MAIN)
    s.play(0, "play card.immediate")
    assert (s.seats[0].jumped, s.seats[0].ore) == (2, 4)
    assert number_of_turn(s) == 1


def test_what_is_copied_from_a_family_must_be_affordable() -> None:
    """The copying action costs nothing; of the family only what can be paid is open."""
    s = table(ore=4)
    s.play(0, "play quantum_data_exchange.action 1")
    question = s.question_of(0)
    closed = [c for c in s.candidates(question) if c not in s.options(question)]
    dear = GAME.parse(s.rules, "copy hivemind_computing.action 1")[0]
    assert dear in closed  # 7 ore
    assert len(s.why_not(0, "copy hivemind_computing.action 1")) == 1


def test_a_step_that_cannot_be_done_is_left_out() -> None:
    s = one_card([{"do": "automate", "track": "food", "count": 1}, {"do": "jump", "points": 1}])
    s.seats[0].food_discs = 0
    s.seats[0].ore_discs = 0
    assert len(refusal(s, "card.immediate")) == 1  # as the first step it must be possible
    s = one_card([{"do": "jump", "points": 1}, {"do": "automate", "track": "food", "count": 1}])
    s.seats[0].food_discs = 0
    s.play(0, "play card.immediate")
    assert s.seats[0].automated == 0
    assert number_of_turn(s) == 1


def test_steps_are_repeated() -> None:
    s = one_card([{"do": "repeat", "times": 3, "steps": [{"do": "jump", "points": 2}]}])
    s.play(0, "play card.immediate")
    assert s.seats[0].jumped == 6


def test_the_frames_are_the_path_into_the_program() -> None:
    s = table()
    s.play(0, "play manufacturing_orbitals.action 1")
    names = [type(frame).__name__ for frame in s.agenda.lanes[MAIN]]
    assert names == ["Turn", "Steps", "Steps", "MayDo"]  # the action, its copy, the third step
    assert all(type(each) is int for frame in s.agenda.lanes[MAIN] for each in frame.data())
    copied = s.agenda.lanes[MAIN][2].data()
    assert copied == [0, GAME.programs.named["manufacturing_orbitals.immediate"], 0, 3]


@pytest.mark.parametrize("seats", [1, 2])
def test_the_battery_holds(seats: int) -> None:
    run_battery(GAME, games=8, every=1, chosen=[(seats, {})])


def test_choices_are_said() -> None:
    numbers = [0, 1, 2, 17, 18 + GAME.programs.named["capital_ship.action 1"]]
    said = [say_choice(GAME.programs, number) for number in numbers]
    assert said == ["do it", "leave it", "option 1", "option 16", "copy capital_ship.action 1"]
    with pytest.raises(BadNotation):
        say_choice(GAME.programs, 18 + len(GAME.programs.named))


# --- what is refused when it is read ---


def read(steps: Any, **others: Entry) -> None:
    read_programs(Words(), {"card": {"steps": steps}, **others})


def one_card(steps: list[Entry]) -> Cards:
    game = CardsGame({"card": {"immediate": steps, "actions": []}})
    s = game.start(rules_of(game, 1, {}))
    s.run(MAIN)
    return s


JUMP = {"do": "jump", "points": 1}


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        (["jump"], "card, #1: 'jump', where an entry with 'do' was expected"),
        ([JUMP, {"do": "jmp"}], "card, #2: there is no step 'jmp'; known are automate, "),
        ([{"do": "jump"}], "card, #1: the field 'points' is missing"),
        ([{"do": "jump", "points": "two"}], "card, #1, points: 'two', where a whole number"),
        ([{**JUMP, "far": True}], "card, #1: there is no field 'far'"),
        ([JUMP, {"do": "pay", "cost": {"ore": 1}}], "card, #2: what is paid comes before"),
        ([{"do": "pay", "cost": {"gold": 1}}], "card, #1: nobody can pay 'gold'; known are"),
        ([{"do": "pay", "cost": {"ore": 0}}], "card, #1, ore: 0, where 1 to 99 was expected"),
        ([{"do": "choose", "options": [[JUMP]]}], "card, #1: 1 options, where 2 to 16 were"),
        ([{"do": "choose", "options": [[JUMP], []]}], "card, #1, options, #2: there are no steps"),
        (
            [{"do": "choose", "times": 3, "options": [[JUMP], [JUMP]]}],
            "card, #1, times: 3, where 1 to 2 was expected",
        ),
        ([{"do": "optional", "steps": []}], "card, #1: there are no steps"),
        (
            [{"do": "optional", "steps": [JUMP], "often": 2}],
            "card, #1: there is no field 'often'",
        ),
        ([{"do": "repeat", "steps": [JUMP]}], "card, #1: the field 'times' is missing"),
        (
            [{"do": "for_each", "of": "locations_you_control", "max": 0, "steps": [JUMP]}],
            "card, #1, max: 0, where 1 to 64 was expected",
        ),
        (
            [{"do": "for_each", "of": "moons", "steps": [JUMP]}],
            "card, #1: nothing counts 'moons'; known are locations_you_control, ",
        ),
        ([{"do": "repeat", "times": 0, "steps": [JUMP]}], "card, #1, times: 0, where 1 to 64"),
        ([{"do": "copy", "program": "other"}], "card, #1: there is no program 'other'"),
        ([{"do": "copy", "family": "other"}], "card, #1: there is no family 'other'; known"),
        ([{"do": "copy", "program": "card", "times": 2}], "card, #1.*times"),
        (
            [{"do": "copy", "family": "red", "times": 2}],
            "card, #1: there is no field 'times'; known are do, family",
        ),
        ([{"do": "research", "levels": ["V"]}], r"card, #1, levels: \['V'\], where one of I"),
    ],
)
def test_a_faulty_program_is_refused_by_place_and_expectation(steps: Any, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read(steps)


def test_an_unknown_family_is_refused_with_those_that_are_known() -> None:
    copying = [{"do": "copy", "family": "other"}]
    with pytest.raises(ValueError, match=r"there is no family 'other'; known are none$"):
        read(copying)
    with pytest.raises(ValueError, match=r"there is no family 'other'; known are any, red$"):
        read(copying, long={"steps": [JUMP], "families": ["red", "any"]})


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"steps": "jump"}, "card, steps: 'jump', where a list"),
        ({"steps": [JUMP], "price": 1}, "card: there is no field 'price'"),
        ({"steps": [JUMP], "families": "red"}, "card, families: 'red', where a list"),
    ],
)
def test_a_faulty_entry_is_refused(entry: Entry, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_programs(Words(), {"card": entry})


def test_an_option_that_is_no_list_of_steps_is_refused() -> None:
    with pytest.raises(ValueError, match="options, #2: 'jump', where a list was expected"):
        read([{"do": "choose", "options": [[JUMP], "jump"]}])


def test_one_for_every_two_comes_to_half_as_many_steps() -> None:
    """Of eight locations at most: one step and four times fifteen are 61, eight times 121."""
    steps = [JUMP] * 15
    read([{"do": "for_each", "of": "locations_you_control", "every": 2, "steps": steps}])
    with pytest.raises(ValueError, match="card: it can come to 121 steps"):
        read([{"do": "for_each", "of": "locations_you_control", "steps": steps}])


def test_a_limit_of_one_may_be_given() -> None:
    one = {"do": "for_each", "of": "locations_you_control", "max": 1, "steps": [JUMP]}
    s = one_card([one])
    s.play(0, "play card.immediate")
    assert s.seats[0].jumped == 1  # of two


def test_a_choice_comes_to_its_longest_option_each_time() -> None:
    """1 and 3 times 21 are 64; one step more in the longest option is too much."""
    options = [[JUMP], [JUMP] * 21, [JUMP] * 2]
    read([{"do": "choose", "times": 3, "options": options}])
    options[1] = [JUMP] * 22
    with pytest.raises(ValueError, match="card: it can come to 67 steps"):
        read([{"do": "choose", "times": 3, "options": options}])


def test_a_program_that_copies_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="card: it copies itself: card, card"):
        read([{"do": "copy", "program": "card"}])


def test_copies_of_copies_are_reckoned_once() -> None:
    """Each copies the next one twice: one after the other they could never be walked through."""
    chain = {
        f"link{number}": {"steps": [{"do": "copy", "program": f"link{number + 1}"}] * 2}
        for number in range(80)
    }
    with pytest.raises(ValueError, match=r"card: it can come to \d{25} steps"):
        read([{"do": "copy", "program": "link0"}], **chain, link80={"steps": [JUMP]})


def test_a_circle_of_copies_is_refused() -> None:
    other = {"steps": [JUMP, {"do": "copy", "family": "any"}]}
    third = {"steps": [{"do": "copy", "program": "card"}], "families": ["any"]}
    with pytest.raises(ValueError, match="card: it copies itself: card, other, third, card"):
        read([{"do": "copy", "program": "other"}], other=other, third=third)


def test_two_copies_of_one_program_are_no_circle() -> None:
    other = {"steps": [JUMP]}
    read([{"do": "copy", "program": "other"}] * 2, other=other)


def test_a_program_has_at_most_64_steps() -> None:
    read([{"do": "repeat", "times": 63, "steps": [JUMP]}])
    with pytest.raises(ValueError, match="card: it can come to 65 steps; at most 64 are allowed"):
        read([{"do": "repeat", "times": 64, "steps": [JUMP]}])
    inner = {"do": "for_each", "of": "locations_you_control", "steps": [JUMP]}  # at most 8 times
    with pytest.raises(ValueError, match="card: it can come to 73 steps"):
        read([{"do": "repeat", "times": 8, "steps": [inner]}])
    with pytest.raises(ValueError, match="card: it can come to 65 steps"):
        read([{"do": "copy", "program": "long"}], long={"steps": [JUMP] * 64})
