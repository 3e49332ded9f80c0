"""A turn put together on the board: the cheapest way at once, other ways instead, what usually
follows, sets in and out, a payment planned before the reveal."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.core import openings
from astrarium.core.draw.svg import Style
from astrarium.core.game import NO_ANSWER
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.core.trial import answered
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND
from astrarium.table import asking
from astrarium.table.drafts import Plan, plan
from astrarium.table.storage import FOLLOWING, Draft
from astrarium.table.words import Speaker
from tests.browser.positions import from_log
from tests.games.gaia import table as gaia
from tests.games.race import table as race
from tests.table.asking import Ask
from tests.table.support import Guest, asked_seats, hurry, two_at_a_table


def planned(s: Position, *said: str, seat: int = 0) -> Plan:
    found = plan(s, seat, None)
    assert found is not None
    for each in said:
        (choice,) = s.rules.game.parse(s.rules, each)
        assert found.add(choice), each
        found.go_on()
    return found


def number(s: Position, said: str) -> int:
    (choice,) = s.rules.game.parse(s.rules, said)
    return int(choice)


def answers(found: Plan) -> list[str]:
    return found.draft.answers


# --- Gaia Project: what opens, what follows, what ends --------------------------------------------


def far_planet(**means: int) -> Position:
    """A home planet two steps away: 1 Q.I.C. is missing, 4 power would bring it."""
    t = gaia.Table("terrans", "xenos")
    t.planets({"0,0": "terra", "0,2": "terra"})
    t.put(0, "0,0", "mine")
    t.seat(0, **{"ore": 5, "credits": 10, "qic": 0, "area1": 0, "area2": 0, "area3": 4, **means})
    return t.turn(0)


def test_what_a_conversion_would_open_is_found_with_the_conversion_before_it() -> None:
    s = far_planet()
    found = planned(s)
    build = number(s, "build mine 0,2")
    assert build not in found.open()
    (way,) = [way for way in found.ways_to([build])[build] if len(way) == 1]
    assert [s.rules.game.say(s.rules, each) for each in way] == ["convert power to qic"]
    assert answers(planned(s, "build mine 0,2")) == ["convert power to qic", "build mine 0,2"]


def test_power_is_burnt_first_where_only_that_helps() -> None:
    s = far_planet(area2=4, area3=2)
    assert answers(planned(s, "build mine 0,2")) == [
        "convert burn power", "convert burn power", "convert power to qic", "build mine 0,2",
    ]  # fmt: skip


def test_the_search_for_ways_looks_at_a_counted_number_of_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0

    def counted(*args: object) -> object:
        nonlocal looks
        looks += 1
        return answered(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(openings, "answered", counted)
    s = far_planet(ore=15, credits=30, knowledge=15, area1=5, area2=5, area3=0)
    question = s.question_of(0)
    openings.ways_to(s, question, [number(s, "build mine 0,2")])
    assert 0 < looks <= openings.MOST_LOOKS


def test_a_number_that_is_no_choice_starts_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    found = planned(far_planet())
    monkeypatch.setattr(openings, "answered", lambda *_: pytest.fail("a search"))
    assert not found.add(9_999_999)


def test_only_the_end_of_the_turn_is_left_after_the_action() -> None:
    s = far_planet(qic=1)
    found = planned(s)
    assert found.ending == NO_ANSWER
    found = planned(s, "build mine 0,2")
    assert s.rules.game.say(s.rules, found.ending) == "end turn"


def test_a_gaia_project_takes_its_power_from_the_lowest_areas_and_offers_the_others_whole() -> None:
    t = gaia.Table("terrans", "xenos")
    t.planets({"0,0": "terra", "0,1": "transdim"})
    t.put(0, "0,0", "mine")
    t.seat(0, qic=0, area1=4, area2=4, area3=4, gaia_project=1, gaiaformers=1)
    s = t.turn(0)
    found = planned(s, "gaia project 0,1")
    assert answers(found)[1:] == ["give 4 from I", "give 2 from II"]
    speaker = Speaker("en", s.rules, ["Anna", "Béla"])
    card = asking.plan(speaker, s.view(0), s.view(0), found, 0)["cards"][0]
    assert card["wholes"][0]["planned"]
    assert card["wholes"][0]["words"] == (
        "Give 4 power from area I, 2 from area II and 0 from area III."
    )
    assert len(card["wholes"]) > 1


def test_what_a_plan_forces_is_written_in_it() -> None:
    """One federation is possible, with one satellite: it is formed with the first click."""
    t = gaia.Table("terrans", "xenos")
    t.put(0, "-1,2", "trading_station").put(0, "0,2", "planetary_institute")
    t.put(0, "2,2", "research_lab")
    s = t.turn(0)
    found = planned(s, "federation")
    speaker = Speaker("en", s.rules, ["Anna", "Béla"])
    steps = asking.plan(speaker, s.view(0), s.view(0), found, 0)["steps"]
    assert steps[1:] == [("Place a satellite at 1,2.", True)]


def test_federations_are_offered_whole_with_power_satellites_and_their_hexes() -> None:
    t = gaia.Table("terrans", "xenos")
    t.put(0, "-1,2", "trading_station").put(0, "0,2", "planetary_institute")
    t.put(0, "-3,3", "research_lab")
    s = t.turn(0)
    found = planned(s, "federation")
    speaker = Speaker("en", s.rules, ["Anna", "Béla"])
    wholes = asking.plan(speaker, s.view(0), s.view(0), found, 0)["cards"][0]["wholes"]
    words = "A federation of power 7 on 3 planets: 1 satellite for 1 power token."
    assert [each["words"] for each in wholes] == [words, words]
    assert [each["planned"] for each in wholes] == [True, False]
    for whole, satellite in zip(wholes, ("-2,2", "-2,3"), strict=True):
        hexes = [satellite, "-1,2", "0,2", "-3,3"]
        assert set(whole["elements"].split()) == {f"hex-{t.hex(each)}" for each in hexes}


# --- Race: sets, and the payment before the reveal ------------------------------------------------

HAND = "Contact Specialist; Contact Specialist; Gem World; Spice World; New Earth; Distant World"


def settling(cards: str = HAND) -> Race:
    t = race.Table(2).seat(0, tableau="Old Earth", hand=cards)
    return t.seat(1, tableau="Epsilon Eridani", hand="Colony Ship").chosen("settle", "settle")


def test_place_and_pay_are_one_plan_before_the_others_have_revealed() -> None:
    s = settling()
    found = planned(s, "settle Gem World")
    assert (found.certain, found.complete, found.set_of) == (1, False, (0, 2))
    found = planned(s, "settle Gem World", "pay Contact Specialist", "pay Contact Specialist")
    assert found.complete
    assert found.certain == 1


def test_the_price_that_is_planned_tells_nothing_of_the_others() -> None:
    s = settling()
    first = [planned(s, "settle Gem World").open()]
    other = s.redeal(0, Rng(3))
    assert first == [planned(other, "settle Gem World").open()]


def test_equal_cards_are_told_apart_by_how_many_are_planned() -> None:
    s = settling()
    speaker = Speaker("en", s.rules, ["Anna", "Béla"])
    card = s.rules.names.index("Contact Specialist")
    for picked in (1, 2):
        found = planned(s, "settle Spice World", *["pay Contact Specialist"] * picked)
        told = asking.plan(speaker, s.view(0), s.view(0), found, 0)
        marks = asking.marks(asking.question(speaker, found), told)
        drawn = [Style(marks=marks).mark(id) for id in (f"hand-{card}", f"hand-{card}-2")]
        assert ["planned" in words.split() for words in drawn] == [True, picked == 2]


def test_cards_that_are_planned_to_go_are_drawn_in_the_hand_until_then() -> None:
    s = settling()
    found = planned(s, "settle Gem World", "pay Contact Specialist", "pay Spice World")
    drawn = found.drawn
    assert isinstance(drawn, Race)
    assert race.hand(drawn, 0) == race.hand(s, 0)


def test_the_rest_of_a_payment_is_filled_with_the_cheapest_cards() -> None:
    s = settling()
    found = planned(s, "settle New Earth", "pay Spice World")
    state, picked = found.set_begun
    rest = s.rules.game.fill(state.position, state.asked, picked)
    assert [s.rules.game.say(s.rules, each) for each in rest] == [
        "pay Contact Specialist", "pay Contact Specialist", "pay Gem World", "pay Distant World",
    ]  # fmt: skip


def test_what_fills_a_payment_can_be_planned_where_the_last_card_is_forced() -> None:
    """Three cards for a world of cost 3, two of them alike: these go by themselves at last."""
    hand = "Mining World; Genetics Lab; Terraforming Robots; Terraforming Robots"
    t = race.Table(2).seat(0, tableau="New Sparta", hand=hand)
    s = t.seat(1, tableau="Old Earth", hand="Colony Ship").chosen("settle", "settle")
    found = planned(s, "settle Mining World")
    filled = found.fill()
    assert [s.rules.game.say(s.rules, each) for each in filled] == ["pay Genetics Lab"]
    assert [found.add(choice) for choice in filled] == [True]
    assert found.complete


# --- at the table ---------------------------------------------------------------------------------


def form(ask: Ask, **more: object) -> dict[str, object]:
    return {"seat": ask.seat, "question": ask.token, **more}


def test_a_pick_is_taken_out_again_and_the_others_stay(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    first, second = ask.choices[:2]
    ask = Ask(anna.post(path + "/plan", 200, part=True, **form(ask, choice=first)))
    ask = Ask(anna.post(path + "/plan", 200, part=True, **form(ask, choice=second)))
    assert ask.complete
    ask = Ask(anna.post(path + "/drop", 200, part=True, **form(ask, answer=0)))
    assert not ask.complete
    draft = anna.house.storage.draft(path[3:], 0)
    assert draft is not None
    assert len(draft.answers) == 1
    anna.post(path + "/drop", 409, part=True, **form(ask, answer=7))


def test_another_answer_takes_the_place_of_a_planned_one(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    first, second = ask.choices[:2]
    ask = Ask(anna.post(path + "/plan", 200, part=True, **form(ask, choice=first)))
    anna.post(path + "/plan", 200, part=True, **form(ask, choice=second, at=0))
    draft = anna.house.storage.draft(path[3:], 0)
    assert draft is not None
    assert len(draft.answers) == 1


def test_notation_is_planned_and_what_is_wrong_with_it_is_said(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    ask = anna.question(path)
    page = anna.post(path + "/say", 422, part=True, **form(ask, say="discard No Such Card"))
    assert "No Such Card" in page
    page = anna.post(path + "/say", 422, part=True, **form(ask, say="settle Gem World"))
    assert "settle Gem World" in page
    with anna.house.game(anna.table(path)) as (_, match):
        rules = match.rules
        say = rules.game.say(rules, ask.choices[0])
    anna.post(path + "/say", 200, part=True, **form(ask, say=say))
    draft = anna.house.storage.draft(path[3:], 0)
    assert draft is not None
    assert draft.answers == [say]


def at_a_placement(folder: Path) -> tuple[list[Guest], str, Ask]:
    """Anna may place a card that costs something; both still choose in secret."""
    anna, bela, path = two_at_a_table(folder)
    rng = Rng(4)
    while True:
        hurry(anna, path, rng, 1)
        if asked_seats(anna, path) != [0, 1]:
            continue
        ask = anna.question(path)
        for choice in ask.choices:
            with anna.house.game(anna.table(path)) as (_, match):
                found = plan(match.position, 0, None)
            if found is None or not found.add(choice) or not found.certain:
                continue
            return [anna, bela], path, ask


def test_a_payment_planned_before_the_reveal_is_made_when_all_have_revealed(
    tmp_path: Path,
) -> None:
    (anna, bela), path, ask = at_a_placement(tmp_path)
    rng = Rng(1)
    while not ask.complete or "pay " not in " ".join(draft_of(anna, path).answers):
        choices = [c for c in ask.choices if pays(anna, path, c)] or ask.choices
        choice = choices[0] if "settle" in ask.html else rng.pick(choices)
        ask = Ask(anna.post(path + "/plan", 200, part=True, **form(ask, choice=choice)))
    later = draft_of(anna, path).answers[1:]
    anna.post(path + "/commit", 200, part=True, **form(ask))
    waiting = anna.house.storage.following(path[3:])
    assert waiting == {0: Draft(waiting[0].lane, FOLLOWING, waiting[0].answers)}
    assert sorted(waiting[0].answers) == sorted(later)
    before = bela.get(path + "/board")
    assert all(card.removeprefix("pay ") not in before for card in later)
    while asked_seats(anna, path) == [1] and anna.house.storage.following(path[3:]):
        other = bela.question(path)
        other = Ask(
            bela.post(path + "/plan", 200, part=True, **form(other, choice=other.choices[-1]))
        )
        bela.post(path + "/commit", 200, part=True, **form(other))
    assert anna.house.storage.following(path[3:]) == {}
    with anna.house.game(anna.table(path)) as (_, match):
        said = [step.say for step in match.steps if step.seat == 0]
    assert sorted(said[-len(later) :]) == sorted(later)


def pays(guest: Guest, path: str, choice: int) -> bool:
    """Does a choice place something that is paid for with cards?"""
    with guest.house.game(guest.table(path)) as (_, match):
        found = plan(match.position, 0, guest.house.storage.draft(path[3:], 0))
    return found is not None and found.add(choice) and found.certain > 0


def draft_of(guest: Guest, path: str) -> Draft:
    return guest.house.storage.draft(path[3:], 0) or Draft(0, 0)


# --- Race: what all has to go ---------------------------------------------------------------------


def consuming(*worlds: str) -> Race:
    """Mining Conglomerate discards up to two Rare goods; on each of these worlds there is one."""
    tableau = "; ".join(("Old Earth", "Mining Conglomerate", *worlds))
    t = race.Table(2).seat(0, tableau=tableau, hand="Gem World", goods="; ".join(worlds))
    t.seat(1, tableau="Epsilon Eridani", hand="Spice World")
    return t.chosen("consume 2x", "consume 2x")


def using_the_conglomerate(s: Race) -> Plan:
    (asked,) = (each for each in s.questions() if each.seat == 0)
    saying = {s.rules.game.say(s.rules, choice): choice for choice in s.options(asked)}
    found = plan(s, 0, None)
    assert found is not None
    assert found.add(next(saying[each] for each in saying if "Mining Conglomerate" in each))
    return found


def steps_of(found: Plan) -> list[tuple[str, bool]]:
    speaker = Speaker("en", found.position.rules, ["Anna", "Béla"])
    seen = found.position.view(0)
    steps: list[tuple[str, bool]] = asking.plan(speaker, seen, seen, found, 0)["steps"]
    return steps


def test_goods_that_all_have_to_go_are_planned_with_the_power() -> None:
    found = using_the_conglomerate(consuming("Comet Zone", "Mining World"))
    assert found.complete
    assert steps_of(found)[1:] == [
        ("Discard a Rare good from Comet Zone.", True),
        ("Discard a Rare good from Mining World.", True),
    ]
    assert isinstance(found.shown, Race)
    player = found.shown.players[0]
    assert int(player.vp) == 4  # 2 goods for 1 VP each, doubled
    assert sum(good >= 0 for good in player.goods) == 0


def test_cards_that_all_have_to_go_are_planned_with_the_world() -> None:
    hand = "Mining World; Genetics Lab; New Economy; Public Works"
    t = race.Table(2).seat(0, tableau="New Sparta", hand=hand)
    s = t.seat(1, tableau="Old Earth", hand="Colony Ship").chosen("settle", "settle")
    found = planned(s, "settle Mining World")
    assert found.complete
    assert [forced for _, forced in steps_of(found)] == [False, True, True, True]
    assert isinstance(found.shown, Race)
    assert len(found.shown.players[0].hand) == 0


@pytest.mark.parametrize("first", ["Comet Zone", "Mining World", "New Earth"])
def test_of_more_goods_any_may_be_picked_first(first: str) -> None:
    found = using_the_conglomerate(consuming("Comet Zone", "Mining World", "New Earth"))
    assert found.set_of == (0, 2)
    worlds = [choice % KIND for choice in found.open()]
    assert found.position.rules.names.index(first) in worlds


def test_each_federation_can_be_planned_though_some_of_its_satellites_are_forced() -> None:
    """Of four with six satellites each: two are chosen, and four follow from them."""
    s = from_log("gaia", "01-4-seats", 0.62)
    found = planned(s, "federation")
    speaker = Speaker("en", s.rules, ["Anna", "Béla", "Cili", "Dóra"])
    wholes = asking.plan(speaker, s.view(0), s.view(0), found, 0)["cards"][0]["wholes"]
    assert [each["planned"] for each in wholes] == [True, False, False, False]
    for number, whole in enumerate(wholes):
        other = planned(s)
        assert other.add_open(found.choices[0])
        assert other.add_all([int(each) for each in whole["choices"].split(",")])
        assert len(other.choices) == 3
        again = asking.plan(speaker, s.view(0), s.view(0), other, 0)["cards"][0]["wholes"]
        assert [each["planned"] for each in again] == [at == number for at in range(4)]


def test_a_choice_that_cannot_be_planned_ends_a_plan_of_several() -> None:
    s = far_planet(qic=1)
    assert not planned(s).add_all([number(s, "build mine 0,2"), number(s, "build mine 0,2")])
