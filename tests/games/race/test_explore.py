"""Phase I: look at cards, keep some."""

import pytest

from tests.games.race.looking import listening, receiver, refusal, seen, told
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    chance_asked,
    draws,
    hand,
    names,
    reason_keys,
    says,
)
from tests.support import rule


@rule("race.base.explore.look-two")
def test_every_player_looks_at_two_cards() -> None:
    s = listening(Table(3)).chosen("explore +5", "settle", "produce")
    any_draws(s)
    assert [len(player.looked_at) for player in s.players] == [7, 2, 2]
    assert sorted(told(s, "look")) == [
        (0, 7, "", "race.base.explore.look-two"),
        (1, 2, "", "race.base.explore.look-two"),
        (2, 2, "", "race.base.explore.look-two"),
    ]


@rule("race.base.explore.keep-one")
def test_of_the_cards_just_drawn_one_is_kept() -> None:
    s = Table(2).seat(1, tableau="Old Earth", hand="Gem World").chosen("explore +5", "settle")
    any_draws(s)
    kept, left = names(s, s.players[1].looked_at)
    s.play(1, f"keep {kept}")
    assert sorted(hand(s, 1)) == sorted(["Gem World", kept])
    assert s.players[1].looked_at == []
    assert left not in hand(s, 1)
    assert asked(s) == [0]


@rule("race.base.explore.bonus-plus-five")
def test_explore_plus_five_looks_at_seven_and_keeps_one() -> None:
    s = Table(2).chosen("explore +5", "produce")
    any_draws(s)
    assert len(s.players[0].looked_at) == 7
    s.play(0, says(s, 0)[0])
    assert len(hand(s, 0)) == 1
    assert asked(s) == [1]


@rule("race.base.explore.bonus-plus-one-look")
def test_explore_plus_one_plus_one_looks_at_three() -> None:
    s = Table(2).chosen("explore +1+1", "produce")
    any_draws(s)
    assert [len(player.looked_at) for player in s.players] == [3, 2]


@rule("race.base.explore.bonus-plus-one-keep")
def test_explore_plus_one_plus_one_keeps_two() -> None:
    s = Table(2).chosen("explore +1+1", "produce")
    any_draws(s)
    first, second, third = names(s, s.players[0].looked_at)
    s.play(0, f"keep {third}; {first}")
    assert hand(s, 0) == [first, third]
    assert second not in hand(s, 0)
    s.play(1, says(s, 1)[0])
    assert len(hand(s, 1)) == 1


@rule("race.base.explore.draw-before-discard")
def test_all_draw_clockwise_before_anyone_is_asked() -> None:
    s = listening(Table(3)).chosen("explore +1+1", "produce", "settle")
    assert [row[:3] for row in sorted(told(s, "look"))] == [(0, 3, ""), (1, 2, ""), (2, 2, "")]
    receivers = []
    while chance_asked(s):
        receivers.append(receiver(s))
        (question,) = s.questions()
        s.apply(question, s.options(question)[0])
    assert receivers == [0, 0, 0, 1, 1, 2, 2]
    assert asked(s) == [0, 1, 2]


@rule("race.base.explore.draw-before-discard")
def test_what_is_discarded_in_this_explore_cannot_be_drawn_in_it() -> None:
    """Four cards in the deck, four to draw: nothing is discarded before the last is drawn."""
    t = Table(2).only_deck("Gem World; New Earth; Comet Zone; Plague World; Space Port")
    s = t.chosen("explore +1+1", "produce")
    before = s.discard.size
    draws(s, "Gem World", "New Earth", "Comet Zone", "Plague World")
    assert s.discard.size == before
    assert says(s, -1) == ["draw Space Port"]
    draws(s, "Space Port")
    assert asked(s) == [0, 1]


@rule("race.base.explore.only-new-cards-discarded")
def test_the_rest_of_the_hand_is_safe() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Gem World; Drop Ships")
    s = t.chosen("explore +5", "produce")
    any_draws(s)
    assert not set(says(s, 0)) & {"keep Gem World", "keep Drop Ships"}
    assert reason_keys(s, 0, "keep Gem World") == ["not-offered"]
    looked_at = names(s, s.players[0].looked_at)
    assert says(s, 0) == [f"keep {name}" for name in dict.fromkeys(looked_at)]
    s.play(0, f"keep {looked_at[3]}")
    assert sorted(hand(s, 0)) == sorted(["Gem World", "Drop Ships", looked_at[3]])


@rule("race.base.explore.only-new-cards-discarded")
def test_another_copy_of_a_hand_card_can_be_discarded_and_the_hand_keeps_its_own() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Drop Ships")
    s = t.chosen("explore +1+1", "produce")
    draws(s, "Drop Ships", "Gem World", "New Earth")
    any_draws(s)
    s.play(0, "keep Gem World; New Earth")
    assert sorted(hand(s, 0)) == ["Drop Ships", "Gem World", "New Earth"]
    assert s.discard.counts[s.tables.names.index("Drop Ships")] == 1


@rule("race.base.explore.discard-rest")
def test_what_is_not_kept_is_discarded_face_down() -> None:
    s = listening(Table(2)).chosen("explore +1+1", "produce")
    draws(s, "Gem World", "New Earth", "Comet Zone", "Plague World", "Space Port")
    question = s.question_of(1)
    assert s.audience(question.lane, s.options(question)[0]) == 1
    s.play(0, "keep Gem World; New Earth")
    assert s.discard.size == 1
    comet_zone = s.tables.names.index("Comet Zone")
    assert s.discard.counts[comet_zone] == 1
    assert seen(s, 0, 0)["known"][comet_zone] == 1
    assert sum(seen(s, 1, 1)["known"]) == 0
    assert seen(s, 1, 0)["looking_at"] == 0
    assert told(s, "explore-discard") == [(0, 1, "", "race.base.explore.discard-rest")]
    s.play(1, "keep Space Port")
    assert told(s, "explore-discard")[1][:2] == (1, 1)
    assert s.discard.size == 2


@rule("race.base.explore.discard-rest")
def test_others_see_only_how_many_cards_somebody_looks_at() -> None:
    s = Table(2).chosen("explore +5", "produce")
    any_draws(s)
    assert seen(s, 1, 0)["looking_at"] == seen(s, None, 0)["looking_at"] == 7
    assert "looked_at" not in seen(s, 1, 0)
    assert "looked_at" not in seen(s, None, 0)
    assert seen(s, 0, 0)["looked_at"] == s.players[0].looked_at


@rule("race.base.explore.keep-exactly")
def test_not_fewer_cards_are_kept_than_allowed() -> None:
    s = Table(2).chosen("explore +1+1", "produce")
    draws(s, "Gem World", "New Earth", "Comet Zone", "Plague World", "Space Port")
    s.play(0, "keep Gem World")
    assert asked(s) == [0, 1]
    assert reason_keys(s, 0, "stop") == ["not-offered"]
    assert reason_keys(s, 0, "pass") == ["not-offered"]
    assert sorted(says(s, 0)) == ["keep Comet Zone", "keep New Earth"]
    s.play(0, "keep New Earth")
    assert sorted(hand(s, 0)) == ["Gem World", "New Earth"]
    assert asked(s) == [1]


@rule("race.base.explore.keep-exactly")
def test_a_kept_card_must_leave_enough_after_it_to_name() -> None:
    """Cards are named in the order of the list: the last of three cannot be the first of two."""
    s = Table(2).chosen("explore +1+1", "produce")
    draws(s, "Gem World", "Comet Zone", "New Earth", "Plague World", "Space Port")
    order = ("set-order", (0, 0), "race.base.explore.keep-exactly")
    assert says(s, 0) == ["keep Gem World", "keep Comet Zone"]
    assert refusal(s, 0, "keep New Earth") == order
    s.play(0, "keep Comet Zone")
    assert says(s, 0) == ["keep New Earth"]
    assert refusal(s, 0, "keep Gem World") == order


@rule("race.base.explore.keep-all-when-few", "race.base.explore.keep-exactly")
def test_who_may_keep_as_many_as_were_drawn_keeps_them_all() -> None:
    t = Table(2).seat(1, tableau="Old Earth; Research Labs")
    s = listening(t).chosen("explore +5", "produce")
    any_draws(s)
    assert len(hand(s, 1)) == 2
    assert s.players[1].looked_at == []
    assert asked(s) == [0]
    assert told(s, "explore-discard") == [(1, 0, "", "race.base.explore.discard-rest")]


@rule("race.base.explore.keep-all-when-few")
@pytest.mark.parametrize(("left", "kept"), [(1, 1), (2, 2), (3, 2)])
def test_who_may_keep_more_than_were_drawn_keeps_them_all(left: int, kept: int) -> None:
    """Nothing else is left to draw: everything lies in a hand, and the pile is empty."""
    t = Table(2).seat(1, tableau="Old Earth")
    s = t.s
    for card in range(t.rules.count):
        spare = int(s.deck.counts[card])
        if t.rules.names[card] in ("Gem World", "Comet Zone", "Space Port")[:left]:
            spare -= 1
        s.players[1].hand += [card] * spare
        s.deck.counts[card] = s.deck.counts[card] - spare
        s.deck.size -= spare
    new_sparta = t.card("New Sparta")
    s.players[1].hand.remove(new_sparta)
    s.players[0].tableau.append(new_sparta)
    s.players[0].goods.append(-1)
    t.described.add(0)
    s = t.chosen("explore +1+1", "produce")
    draws(s, *("Gem World", "Comet Zone", "Space Port")[:left])
    if left == 3:
        s.play(0, "keep Gem World; Comet Zone")
    assert len(hand(s, 0)) == kept


@rule("race.base.explore.power-draw-extra")
@pytest.mark.parametrize(
    ("cards", "looks"),
    [
        ("", 2),
        ("; Expedition Force", 3),
        ("; Galactic Survey: SETI", 4),
        ("; Expedition Force; Star Nomad Lair; Malevolent Lifeforms", 5),
        ("; Galactic Renaissance; Galactic Survey: SETI; Expedition Force", 7),
    ],
)
def test_draw_extra_powers_look_at_more_cards(cards: str, looks: int) -> None:
    s = Table(2).seat(1, tableau=f"Old Earth{cards}").chosen("explore +5", "produce")
    any_draws(s)
    assert len(s.players[1].looked_at) == looks
    assert len(s.players[0].looked_at) == 7


@rule("race.base.explore.power-keep-extra")
@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        ("", 1),
        ("; Research Labs", 2),
        ("; Galactic Renaissance", 2),
        ("; Research Labs; Galactic Renaissance", 3),
        ("; Galactic Survey: SETI", 1),
    ],
)
def test_keep_extra_powers_keep_more_cards(cards: str, kept: int) -> None:
    s = Table(2).seat(0, tableau=f"Old Earth{cards}").chosen("explore +5", "produce")
    any_draws(s)
    for _ in range(kept):
        assert asked(s) == [0, 1]
        s.play(0, says(s, 0)[0])
    assert asked(s) == [1]
    assert len(hand(s, 0)) == kept


@rule("race.base.explore.keep-one")
def test_nobody_waits_for_a_neighbour_to_keep_a_card() -> None:
    s = Table(3).chosen("explore +5", "settle", "produce")
    any_draws(s)
    question = s.question_of(0)
    s.play(2, says(s, 2)[0])
    s.play(1, says(s, 1)[0])
    assert s.question_of(0) == question
    s.apply(question, s.options(question)[0])
    assert [len(player.hand) for player in s.players] == [1, 1, 1]
