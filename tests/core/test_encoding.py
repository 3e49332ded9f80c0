"""Positions and choices as numbers: buffers, blocks, fingerprints, ids, factors."""

from __future__ import annotations

from array import array

import pytest

import astrarium
from astrarium.core.actions import Actions
from astrarium.core.errors import BadAction, BadBuffer, BadSeat, NoEncoding
from astrarium.core.sheet import ROOM, Sheet
from tests.toy.encoding import STEP, ToyLayout
from tests.toy.state import KINDS, ToyState
from tests.toy.table import at_work
from tests.toy.words import BID, BUILD, CARD, LIGHT, PAWN, PAY, REST


def test_a_sheet_holds_marks_thermometers_shares_and_counts() -> None:
    sheet = Sheet()
    sheet.mark(3)
    sheet.steps(10, 2, 5)
    sheet.steps(20, 9, 3)
    sheet.steps(30, -4, 3)
    sheet.amount(40, 6, 4.0)
    sheet.amount(41, 0, 4.0)
    sheet.one_of(50, 2, 3)
    sheet.one_of(60, 3, 3)
    sheet.one_of(70, -1, 3)
    sheet.cards(80, [1, 1, 4])
    sheet.bits(90, 0b101, 2)
    assert sheet.pairs() == [
        (3, 1.0),
        (10, 1.0),
        (11, 1.0),
        (20, 1.0),
        (21, 1.0),
        (22, 1.0),
        (40, 1.5),
        (52, 1.0),
        (81, 2.0),
        (84, 1.0),
        (90, 1.0),
    ]


def test_a_sheet_has_room_for_more_than_it_begins_with() -> None:
    sheet = Sheet()
    for place in range(3 * ROOM):
        sheet.put(place, place + 0.5)
    assert sheet.pairs() == [(place, place + 0.5) for place in range(3 * ROOM)]


@pytest.mark.parametrize("kind", ["f", "d"])
def test_a_layout_writes_a_buffer_of_floats_and_clears_it_first(kind: str) -> None:
    s = at_work().position
    layout = s.rules.layout
    buffer = array(kind, [7.0] * layout.size)
    layout.write(s, 0, buffer)
    expected = [0.0] * layout.size
    for place, value in layout.sheet(s, 0).pairs():
        expected[place] = value
    assert list(buffer) == expected
    layout.write(s, 0, memoryview(buffer))
    assert list(buffer) == expected


def test_blocks_lie_one_after_another_and_are_read_by_name() -> None:
    s = at_work().position
    layout = s.rules.layout
    at = 0
    for block in layout.blocks:
        assert block.start == at
        at += block.size
    assert at == layout.size
    named = layout.read(s, 1)
    assert isinstance(s, ToyState)
    assert [*named] == [block.name for block in layout.blocks]
    assert named["own.hand"] == [float(n) for n in s.seats[1].hand]
    assert sum(named["question.kind"]) == 1
    assert layout.find("coins").size == s.rules.seats
    with pytest.raises(LookupError, match=r"no block 'gold'; there are own\.hand, own\.bid"):
        layout.find("gold")


@pytest.mark.parametrize(
    "buffer", [array("f", [0.0]), array("l", [0] * 100), b"", bytes(400), [0.0] * 100]
)
def test_a_buffer_that_does_not_fit_is_refused(buffer: object) -> None:
    s = at_work().position
    with pytest.raises((BadBuffer, TypeError)):
        s.rules.layout.write(s, 0, buffer)


def test_observations_are_of_seats_alone() -> None:
    s = at_work().position
    for odd in (-1, s.rules.seats):
        with pytest.raises(BadSeat):
            s.rules.layout.sheet(s, odd)


def test_a_fingerprint_is_that_of_what_the_numbers_mean() -> None:
    rules = at_work().position.rules
    same, other, longer = ToyLayout(rules), ToyLayout(rules), ToyLayout(rules)
    other.version += 1
    longer.block("more", 1)
    assert same.fingerprint == rules.layout.fingerprint
    assert len({same.fingerprint, other.fingerprint, longer.fingerprint}) == 3
    with pytest.raises(ValueError, match="two blocks coins"):
        longer.block("coins", 2)


def test_choices_have_ids_in_their_order_and_chance_has_none() -> None:
    rules = at_work().position.rules
    actions = rules.actions
    assert actions.choices == sorted(actions.choices)
    assert actions.choice(actions.id_of(REST)) == REST
    assert actions.say(actions.id_of(BID + 2)) == "bid 3"
    for none in (CARD, CARD + 1, 999):
        with pytest.raises(BadAction, match=f"{none} is no action of Toy"):
            actions.id_of(none)
    for none in (-1, actions.count):
        with pytest.raises(BadAction):
            actions.choice(none)


def test_masks_show_what_is_legal() -> None:
    s = at_work().position
    actions = s.rules.actions
    question = s.questions()[0]
    options = s.options(question)
    mask = actions.mask(s, question)
    assert len(mask) == actions.count
    assert [actions.choice(n) for n, legal in enumerate(mask) if legal] == options
    kinds, arguments = actions.masks(s, question)
    assert [n for n, legal in enumerate(kinds) if legal] == sorted(
        {actions.factors(c)[0] for c in options}
    )
    assert [n for n, legal in enumerate(arguments) if legal] == sorted(
        {actions.factors(c)[1] for c in options}
    )


def test_a_choice_is_a_kind_and_an_argument() -> None:
    actions = at_work().position.rules.actions
    assert [(head.name, head.size) for head in actions.heads] == [("kind", 8), ("argument", 7)]
    assert actions.factors(BUILD) == [2, 2]
    assert actions.factors(PAY + 3) == [4, 3]
    assert actions.factors(LIGHT) == [7, 0]
    assert actions.joined([7, 1]) == PAWN
    for none in ([8, 0], [-1, 0], [0, KINDS + 1]):
        with pytest.raises(BadAction):
            actions.joined(none)


def test_tables_of_other_choices_have_other_fingerprints() -> None:
    rules = at_work().position.rules
    fewer = Actions(rules, rules.actions.choices[1:], STEP)
    assert fewer.fingerprint != rules.actions.fingerprint


def test_a_game_without_an_encoding_says_so() -> None:
    s = astrarium.start("sun", seats=2)
    assert not s.rules.encoded
    with pytest.raises(NoEncoding, match="Beyond the Sun has no encoding for nets"):
        _ = s.rules.layout
