"""Setup for two to four players, advanced boards, the drafting board."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.frames.drafting import RefillRows
from astrarium.games.sun.frames.events import TurnEvent
from astrarium.games.sun.frames.turn import ACTED, Turn
from astrarium.games.sun.game import GAME
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import NONE
from astrarium.parts.bag import bag_of, new_deck
from tests.games.sun.table import FACTIONS, Table, frame_of
from tests.support import rule


def set_up(seats: int, seed: int = 1, **options: bool | str) -> Sun:
    """Chance rolls, seats choose factions in the order of the table, until the first action."""
    s = GAME.start(rules_of(GAME, seats, dict(options)))
    s.run(MAIN)
    rng = Rng(seed)
    wanted = [f"play {id.replace('_', ' ')}" for id in FACTIONS]
    while not isinstance(s.agenda.lanes[MAIN][-1], Turn):
        if s.asked(MAIN) == CHANCE:
            s.answer(MAIN, roll(s, MAIN, rng))
        else:
            said = [GAME.say(s.rules, choice) for choice in s.lane_options(MAIN)]
            known = [text for text in wanted if text in said]
            s.play(int(s.asked(MAIN)), known[0] if known else said[0])
    return s


def ids(s: Sun, cards: list[int]) -> list[str]:
    return [s.rules.technologies[card].id for card in cards if card != NONE]


@rule("sun.setup.player-counts", "sun.setup.tech-cards.decks", "sun.setup.tech-cards.other-decks")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_decks_of_technologies_for_any_number_of_players(seats: int) -> None:
    s = set_up(seats)
    assert [int(s.deck_of(level).size) for level in (1, 2, 3)] == [16, 16, 10]


@rule("sun.setup.tech-cards.level-1")
def test_four_level_1_cards_are_turned_up_in_any_order() -> None:
    orders = {tuple(ids(set_up(4, seed), set_up(4, seed).cards)) for seed in range(4)}
    assert len(orders) > 1
    for order in orders:
        assert sorted(order) == [
            "genetically_modified_crops",
            "narrow_beam_lasers",
            "robotic_mining",
            "terraforming",
        ]


@rule("sun.setup.events.level-2", "sun.setup.events.level-2.slots", "sun.setup.events.rest")
def test_level_2_slots_have_the_two_certain_events_and_four_others() -> None:
    found = []
    for seed in range(3):
        t, rng = Table().turn(0), Rng(seed)
        assert all(t.s.face_down >> slot & 1 for slot in t.rules.level_slots[1])
        seen = []
        for slot in t.rules.level_slots[1]:
            frame = TurnEvent(0, slot)
            choice = frame.outcome(t.s, rng.below(int(frame.total(t.s))))
            seen.append(t.rules.events[choice % 4096].id)
            t.s.face_down &= ~(1 << slot)
            t.s.unseen_events &= ~(1 << choice % 4096)
        assert {"tyler_lee", "maya_chaturvedi"} <= set(seen)
        assert len(set(seen)) == 6
        found.append(frozenset(seen))
    assert len(set(found)) > 1


@rule("sun.setup.events.level-3", "sun.setup.events.level-3.slots")
def test_level_3_slots_have_the_two_certain_events_too() -> None:
    t = Table()
    level_3 = [event for event in t.rules.events if event.level == 2]
    assert [event.id for event in level_3 if event.always] == ["kc_24x", "ono"]
    assert all(t.s.face_down >> slot & 1 for slot in t.rules.level_slots[2])
    # When as many slots as certain events are left, nothing else can come.
    for slot in t.rules.level_slots[2][2:]:
        t.s.face_down &= ~(1 << slot)
    frame = TurnEvent(0, t.rules.level_slots[2][0])
    assert [t.rules.events[choice % 4096].id for choice in frame.candidates(t.s)] == [
        "kc_24x",
        "ono",
    ]


@rule("sun.setup.exploration-side", "sun.setup.two.exploration-side")
def test_the_side_of_the_board_goes_by_the_players() -> None:
    assert [len(set_up(seats).rules.places) for seats in (2, 3, 4)] == [6, 8, 8]


@rule("sun.setup.systems.starting", "sun.setup.systems.two-a", "sun.setup.systems.rest-back")
def test_two_starting_systems_are_turned_up_and_two_go_back() -> None:
    s = set_up(4)
    a = [s.systems[at] for at, place in enumerate(s.rules.places) if place.deck == 0]
    assert len(a) == 2
    assert all(s.rules.systems[each].start for each in a)
    left = s.deck_a.top().things()
    assert len(left) == 10
    assert sum(1 for each in left if s.rules.systems[each].start) == 2


@rule("sun.setup.systems.two-b", "sun.setup.systems.no-b-start", "sun.setup.systems.decks-beside")
def test_two_b_systems_are_turned_up() -> None:
    s = set_up(4)
    b = [s.systems[at] for at, place in enumerate(s.rules.places) if place.deck == 1]
    assert [s.rules.systems[each].deck for each in b] == [1, 1]
    assert int(s.deck_b.size) == 10
    assert not any(card.start for card in s.rules.systems if card.deck == 1)


@rule("sun.setup.two.one-a-system")
def test_two_players_have_one_a_system() -> None:
    s = set_up(2)
    assert [place.deck for place in s.rules.places].count(0) == 1
    assert int(s.deck_a.size) == 11


@rule("sun.setup.achievements.basic", "sun.setup.achievements.a-and-b")
@rule("sun.setup.achievements.rest")
def test_both_basic_achievements_and_one_of_each_letter() -> None:
    for seed in range(4):
        s = set_up(4, seed)
        cards = [s.rules.achievements[goal] for goal in s.goals]
        assert [card.id for card in cards[:2]] == ["transcendence", "empire"]
        assert [card.group for card in cards] == [0, 0, 1, 2]


@rule("sun.setup.achievements.beginners", "sun.setup.achievements.visible")
def test_beginners_have_four_fixed_achievements() -> None:
    s = set_up(4, achievements="first_game")
    found = [s.rules.achievements[goal].id for goal in s.view(None)["state"]["goals"]]
    assert found == ["transcendence", "empire", "warlord", "technologist"]


@rule("sun.setup.guild-covers", "sun.components.guild-covers")
def test_all_four_guilds_are_covered() -> None:
    s = set_up(3)
    assert s.uncovered == 0
    assert len(s.rules.guilds) == 4


@rule("sun.setup.start-player", "sun.setup.start-player.tie")
def test_the_start_player_is_the_first_seat_or_drawn() -> None:
    assert set_up(4).first_seat == 0
    assert {int(set_up(4, seed, start_player="chance").first_seat) for seed in range(9)} > {0, 1}


@rule("sun.setup.faction-board", "sun.setup.faction-pieces")
def test_each_player_chooses_or_draws_a_faction() -> None:
    s = set_up(4)
    assert sorted(int(player.faction) for player in s.players) == [0, 1, 2, 3]
    assert sorted(int(p.faction) for p in set_up(4, factions="draw").players) == [0, 1, 2, 3]


@rule("sun.setup.two.no-tabernacle")
def test_two_players_cannot_choose_the_tabernacle() -> None:
    for seed in range(6):
        s = set_up(2, seed, factions="draw")
        chosen = [s.rules.factions[player.faction].id for player in s.players]
        assert "cosmic_tabernacle" not in chosen
    s = GAME.start(rules_of(GAME, 2, {"achievements": "first_game"}))
    s.run(MAIN)
    while s.asked(MAIN) == CHANCE:
        s.answer(MAIN, roll(s, MAIN, Rng(1)))
    assert s.why_not(0, "play cosmic tabernacle")[0].key == "not-for-two"


@rule("sun.setup.food-discs", "sun.setup.ore-discs", "sun.setup.achievement-discs")
def test_eight_discs_lie_on_each_track_and_no_star_disc_is_used() -> None:
    for player in set_up(4).players:
        assert (player.food_discs, player.ore_discs) == (8, 8)
        assert player.automated() + player.colony_stars == 0


@rule("sun.setup.supply", "sun.setup.cubes-left")
def test_columns_are_filled_with_supply() -> None:
    t = Table()
    assert t.columns(0) == [5, 4, 3, 3, 2]
    assert sum(t.columns(0)) + t.player(0).population + len(t.ships_at(0, "sol")) == 20


@rule("sun.setup.population", "sun.setup.ship")
def test_two_population_and_a_level_1_ship_in_sol() -> None:
    t = Table()
    for seat in range(4):
        assert t.player(seat).population == 2
        assert t.ships_at(seat, "sol") == [1]


@rule("sun.setup.four.ore.first-two", "sun.setup.four.ore.last-two")
def test_four_players_start_with_1_1_2_and_2_ore() -> None:
    assert [player.ore for player in Table(4).s.players] == [1, 1, 2, 2]


@rule("sun.setup.three.ore", "sun.setup.two.ore")
def test_three_start_with_1_1_2_and_two_with_1_ore() -> None:
    assert [player.ore for player in Table(3).s.players] == [1, 1, 2]
    assert [player.ore for player in Table(2).s.players] == [1, 1]


@rule("sun.setup.faction-setup", "sun.setup.faction-open")
def test_a_faction_carries_out_its_own_setup() -> None:
    s = set_up(4)
    by_id = {s.rules.factions[player.faction].id: player for player in s.players}
    seat = [s.rules.factions[player.faction].id for player in s.players].index("nishida_ostergaard")
    assert s.ships[seat * 4 + 1] == 1  # its first ship has Level 2
    assert by_id["united_nations"].population == 3
    assert by_id["united_nations"].column(4) == 1  # from the rightmost column
    beyond_the_seats = {
        s.rules.factions[player.faction].id: player.ore - ore
        for player, ore in zip(s.players, (1, 1, 2, 2), strict=True)
    }
    assert beyond_the_seats == {
        "nishida_ostergaard": 0,
        "cosmic_tabernacle": 3,
        "united_nations": 2,
        "helios_mining_collective": 3,
    }


@rule("sun.setup.three.basic-cover", "sun.setup.two.basic-cover", "sun.setup.four.no-basic-cover")
def test_fewer_players_have_fewer_spaces_in_the_box() -> None:
    def spaces(seats: int) -> list[int]:
        rules = rules_of(GAME, seats, {})
        box = [space.card for space in rules.spaces if space.where == 0]
        return [box.count(action) for action in range(4)]

    assert spaces(4) == [4, 3, 2, 1]
    assert spaces(3) == [3, 2, 2, 1]
    assert spaces(2) == [2, 2, 2, 1]


@rule("sun.components.faction.two-resources", "sun.components.faction.board-parts")
def test_a_board_has_columns_tracks_an_automation_track_and_exchange_rates() -> None:
    rules = rules_of(GAME, 4, {})
    assert rules.programs.vocabulary.resources == ["ore", "return_population"]
    for faction in rules.factions:
        assert len(faction.columns) == len(faction.food_icons) == len(faction.ore_icons) == 5
    assert len(rules.automation) == 7
    assert (rules.buy_ore, rules.scrap_ore, rules.sell_ore) == (3, 1, 1)


@rule("sun.setup.ore-bank", "sun.setup.drafting-not-used")
def test_nothing_of_the_drafting_board_is_used_without_the_variant() -> None:
    s = set_up(4)
    assert s.market == [NONE] * 12


# --- advanced boards -----------------------------------------------------------------------------


@rule("sun.advanced-factions.by-agreement", "sun.advanced-factions.no-mixing")
@rule("sun.advanced-factions.decide-before-setup")
def test_all_boards_are_normal_or_all_are_advanced() -> None:
    normal, advanced = rules_of(GAME, 4, {}), rules_of(GAME, 4, {"boards": "advanced"})
    assert {tuple(each.columns) for each in normal.factions} == {(5, 4, 3, 3, 2)}
    assert len({tuple(each.columns) for each in advanced.factions}) == 4


@rule("sun.advanced-factions.reverse-order", "sun.advanced-factions.choose-after-common-setup")
@rule("sun.advanced-factions.then-rest-of-setup")
def test_advanced_boards_are_chosen_in_reverse_order_after_the_common_setup() -> None:
    s = GAME.start(rules_of(GAME, 4, {"boards": "advanced"}))
    s.run(MAIN)
    rng = Rng(3)
    order: list[int] = []
    while not isinstance(s.agenda.lanes[MAIN][-1], Turn):
        if s.asked(MAIN) == CHANCE:
            assert order == []  # chance has done all before anybody chooses
            s.answer(MAIN, roll(s, MAIN, rng))
        else:
            seat = int(s.asked(MAIN))
            assert s.players[seat].population == 0
            order.append(seat)
            s.answer(MAIN, s.lane_options(MAIN)[0])
            assert s.players[seat].population == 2
    assert order == [3, 2, 1, 0]


@rule("sun.advanced-factions.two-innovations", "sun.advanced-factions.innovations.where")
def test_every_advanced_faction_has_two_innovations() -> None:
    rules = rules_of(GAME, 4, {"boards": "advanced"})
    for faction in rules.factions:
        assert len(faction.innovations) == 2
        told = [key for key, _ in GAME.explain(rules, f"faction-{faction.id}")]
        assert told.count("explain-innovation") == 2


@rule("sun.advanced-factions.innovations.once")
def test_an_innovation_is_activated_once() -> None:
    t = Table(boards="advanced").seat(2, ore_discs=4, ore=0)  # Belt Prospecting at three icons
    for expected in (4, 4):
        t.s.active = 2
        t.s.agenda.lanes[MAIN] = [Turn(2, ACTED)]
        t.s.run(MAIN)
        assert t.player(2).ore == expected


@rule("sun.advanced-factions.innovations.continuous", "sun.setup.faction-abilities")
@rule("sun.advanced-factions.innovations.lost-below")
def test_a_continuous_innovation_lasts_while_production_is_high_enough() -> None:
    t = Table(boards="advanced").seat(2, ore_discs=1, ore=2).production(2)  # Ore Brokers: 4 icons
    t.do("produce trade")
    assert t.may("buy population")
    t.seat(2, ore_discs=2)
    assert t.why("buy population") == "too-little-ore"


@rule("sun.advanced-factions.innovations.regained")
def test_it_can_be_used_again_when_production_reaches_the_level_again() -> None:
    t = Table(boards="advanced").seat(2, ore_discs=2, ore=2).production(2).do("produce trade")
    assert not t.may("buy population")
    assert t.seat(2, ore_discs=1).may("buy population")


@rule("sun.advanced-factions.differ", "sun.components.faction.advanced-tracks-differ")
def test_advanced_boards_differ_in_columns_and_ore_tracks() -> None:
    rules = rules_of(GAME, 4, {"boards": "advanced"})
    assert len({tuple(each.ore_icons) for each in rules.factions}) == 4
    assert {sum(each.columns) for each in rules.factions} == {17}


@rule("sun.components.faction.normal-tracks-equal")
def test_normal_boards_have_equal_tracks() -> None:
    rules = rules_of(GAME, 4, {})
    assert {tuple(each.food_icons + each.ore_icons) for each in rules.factions} == {
        (0, 2, 4, 6, 8, 0, 2, 4, 6, 8)
    }


# --- the drafting board --------------------------------------------------------------------------


def drafting(seats: int = 4) -> Table:
    """With these Level II cards, by type: scientific, economic, military, commercial."""
    t = Table(seats, drafting=True)
    row = ["hypercomputing", "mass_cloning", "plasma_cannons", "survey_probes"]
    deck = t.s.deck_2.clone()
    for at, id in enumerate(row):
        deck.take(t.technology(id))
        t.s.market = t.s.put(t.s.market, at, t.technology(id))
    t.s.deck_2 = deck
    return t


def choosing(*known: str, slot: str) -> Table:
    t = drafting().know(0, *known).seat(0, ore=5, population=4).turn(0)
    return t.do("act research level 2 1", f"research {slot}", "event asteroid windfall")


@rule("sun.drafting.setup.grid", "sun.drafting.setup.columns", "sun.drafting.setup.rows")
def test_three_rows_of_four_columns() -> None:
    s = set_up(4, drafting=True)
    assert len(s.market) == 12
    for column in range(4):
        assert s.rules.technologies[s.market[column]].match >> column & 1


@rule("sun.drafting.setup.level-2-filled", "sun.drafting.setup.level-3-empty")
@rule("sun.drafting.setup.level-4-empty")
def test_only_the_level_2_row_is_filled_at_setup() -> None:
    s = set_up(3, drafting=True)
    assert [s.rules.technologies[card].level for card in s.market[:4]] == [1] * 4
    assert s.market[4:] == [NONE] * 8


@rule("sun.drafting.setup.until-match", "sun.drafting.setup.next-column-right")
@rule("sun.drafting.setup.rejected-to-bottom")
def test_cards_are_turned_up_for_each_column_in_turn() -> None:
    t = Table(drafting=True)
    t.s.agenda.lanes[MAIN] = [RefillRows()]
    t.s.run(MAIN)
    t.do("turn up mass cloning", "turn up plasma cannons")  # neither is scientific
    assert t.s.market[0] == NONE
    t.do("turn up survey probes")
    assert ids(t.s, t.s.market) == ["survey_probes"]
    assert ids(t.s, t.s.deck_2.layers[-1].things()) == ["plasma_cannons", "mass_cloning"]
    t.do("turn up advanced genetics")
    assert ids(t.s, t.s.market) == ["survey_probes", "advanced_genetics"]


@rule("sun.drafting.setup.shuffle-level-2", "sun.drafting.setup.decks")
def test_the_level_2_deck_is_shuffled_again() -> None:
    s = set_up(4, drafting=True)
    assert len(s.deck_2.layers) == 1
    assert int(s.deck_2.size) == 12


@rule("sun.drafting.replaces-two-card-draw", "sun.drafting.choose.two-ways")
def test_a_card_of_the_row_or_a_blind_one() -> None:
    t = choosing("I1", slot="IIA")
    assert t.options() == ["draft plasma cannons", "blind"]
    t.do("draft plasma cannons")
    assert t.s.cards[t.slot("IIA")] == t.technology("plasma_cannons")


@rule("sun.drafting.choose.type", "sun.drafting.example.all-military")
def test_the_card_must_be_of_the_type_wholly_or_in_part() -> None:
    t = choosing("I1", slot="IIA")
    assert t.why("draft mass cloning") == "wrong-type"
    assert t.may("draft plasma cannons")


@rule("sun.drafting.choose.two-types")
def test_with_two_types_either_may_be_chosen() -> None:
    t = choosing("I1", "I2", slot="IIB")
    assert t.options() == [
        "draft hypercomputing",  # scientific and commercial
        "draft plasma cannons",
        "draft survey probes",
        "blind",
    ]


@rule("sun.drafting.choose.type-present")
@pytest.mark.parametrize("seed", range(3))
def test_a_filled_row_has_every_type(seed: int) -> None:
    s = set_up(4, seed, drafting=True)
    types = 0
    for card in s.market[:4]:
        types |= int(s.rules.technologies[card].match)
    assert types == 15


@rule("sun.drafting.choose.blind", "sun.drafting.choose.blind.rejected")
def test_a_blind_draw_ends_with_the_first_card_that_fits() -> None:
    t = choosing("I1", slot="IIA").do("blind", "turn up export farming", "turn up depot outposts")
    assert t.options() == ["lay depot outposts"]
    t.do("lay depot outposts")
    assert ids(t.s, t.s.deck_2.layers[-1].things()) == ["export_farming"]


@rule("sun.drafting.refill.end-of-turn")
def test_empty_places_are_refilled_at_the_end_of_the_turn() -> None:
    t = choosing("I1", slot="IIA").do(
        "draft plasma cannons", "upgrade 1 at sol", "upgrade 2 at sol"
    )
    assert (frame_of(t), t.s.market[2]) == ("Turn", NONE)  # the action is over, not the turn
    t.do("produce trade")
    assert (frame_of(t), t.s.market[2]) == ("Trade", NONE)
    t.do("end trade")
    assert (frame_of(t), t.s.active) == ("FillPlace", 0)
    t.do("turn up drone squadrons")
    assert t.s.market[2] == t.technology("drone_squadrons")
    assert t.asked() == 1


@rule("sun.drafting.refill.type-exhausted")
def test_any_card_fills_a_place_whose_type_has_run_out() -> None:
    t = drafting()
    left = [t.technology("export_farming")]
    t.s.deck_2 = new_deck(bag_of(left, len(t.rules.technologies)))
    t.s.market = t.s.put(t.s.market, 2, NONE)
    t.s.agenda.lanes[MAIN] = [RefillRows()]
    t.s.run(MAIN)
    t.do("turn up export farming")
    assert t.s.market[2] == t.technology("export_farming")


@rule("sun.drafting.refill.level-3-opens", "sun.drafting.spacetime-anomaly")
def test_the_level_3_row_opens_with_a_space_for_level_3() -> None:
    t = drafting().lay("IIA", "spacetime_anomaly_studies")
    t.s.agenda.lanes[MAIN] = [RefillRows()]
    t.s.run(MAIN)
    assert t.s.over  # nobody has researched it yet
    t.know(1, "IIA")
    t.s.agenda.lanes[MAIN] = [RefillRows()]
    t.s.run(MAIN)
    assert frame_of(t) == "FillPlace"
    assert t.s.agenda.lanes[MAIN][-1].data() == [2, 0]


@rule("sun.drafting.refill.level-4-opens", "sun.drafting.planetary-research")
def test_the_level_4_row_opens_as_needed() -> None:
    t = drafting().lay("III1", "planetary_scale_research").know(0, "III1")
    for colonies, row in ((1, None), (2, 2), (3, 3), (4, 3), (9, 3)):
        t.s.players[0].colonized = (1 << colonies) - 1
        t.s.agenda.lanes[MAIN] = [RefillRows()]
        t.s.run(MAIN)
        opened = t.s.agenda.lanes[MAIN][-1].data()[0] if t.s.agenda.lanes[MAIN] else None
        assert opened == row


@rule("sun.drafting.mass-enlightenment")
def test_mass_enlightenment_fills_no_row() -> None:
    t = drafting()
    t.run(0, "mass_enlightenment.everybody")
    t.s.agenda.lanes[MAIN] = [RefillRows()]
    t.s.run(MAIN)
    assert t.s.market[4:] == [NONE] * 8


@rule("sun.drafting.row-closes")
def test_a_row_is_cleared_when_every_slot_of_its_level_has_a_card() -> None:
    t = drafting()
    cards = ["depot_outposts", "drone_squadrons", "modular_fleet", "export_farming"]
    for slot, id in zip(("IIA", "IIB", "IIC", "IID"), cards, strict=True):
        t.lay(slot, id)
    t.lay("IIE", "colony_arks").lay("IIF", "advanced_genetics")
    t.s.agenda.lanes[MAIN] = [RefillRows()]
    t.s.run(MAIN)
    assert t.s.market[:4] == [NONE] * 4
    assert int(t.s.deck_2.size) == 10
    assert len(t.s.deck_2.layers) == 1
