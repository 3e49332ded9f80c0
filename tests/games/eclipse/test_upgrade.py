"""The Upgrade action."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.blueprints import fleet_values
from astrarium.games.eclipse.frames.move import movement
from astrarium.games.eclipse.words import FIT, RETURN
from tests.games.eclipse.table import Table, asked, beginning, play, purse, says, terrans, top, why
from tests.support.rules import rule


@rule("eclipse.upgrade.take-two", "eclipse.upgrade.any-blueprint", "eclipse.upgrade.free")
def test_two_parts_on_two_blueprints() -> None:
    t = terrans(2)
    s = play(t.turn(0), 0, "upgrade", "fit hull on interceptor 4", "fit hull on cruiser 6")
    assert s.players[0].values[3] == 1
    assert s.players[0].values[12 + 3] == 2
    assert purse(s.players[0]) == (2, 3, 3)
    assert asked(s) == [1]


@rule("eclipse.upgrade.cover-printed", "eclipse.upgrade.return-any")
def test_a_part_covers_a_printed_one_and_uncovers_it_when_returned() -> None:
    t = terrans(2)
    s = play(t.turn(0), 0, "upgrade", "fit hull on interceptor 1", "stop")
    assert (s.players[0].values[3], s.players[0].values[6]) == (1, 0)
    s = play(t.turn(0), 0, "upgrade", "return interceptor 1", "stop")
    assert (s.players[0].values[3], s.players[0].values[6]) == (0, 1)


@rule("eclipse.upgrade.return-first")
def test_nothing_is_given_back_once_a_part_was_taken() -> None:
    t = terrans(2).fit(0, "interceptor", "-", "-", "-", "hull")
    s = play(t.turn(0), 0, "upgrade", "fit hull on cruiser 6")
    assert why(s, 0, "return interceptor 4") == "taken-already"


PART_TECHNOLOGIES = [
    "plasma-cannon",
    "phase-shield",
    "tachyon-source",
    "plasma-missile",
    "gluon-computer",
    "gauss-shield",
    "improved-hull",
    "fusion-source",
    "positron-computer",
    "tachyon-drive",
    "antimatter-cannon",
    "fusion-drive",
]


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=rule(f"eclipse.tech.{id}")) for id in PART_TECHNOLOGIES]
)
@rule("eclipse.upgrade.limit.technology", "eclipse.research.kind.part")
def test_a_part_needs_its_technology(id: str) -> None:
    part = id.replace("-", " ")
    t = Table("descendants_of_draco", "terran_alliance")
    s = play(t.turn(0), 0, "upgrade")
    assert not [text for text in says(s, 0) if text.startswith(f"fit {part} on")]
    s = play(t.knows(0, id.replace("-", "_"), "fusion_source").turn(0), 0, "upgrade")
    assert [text for text in says(s, 0) if text.startswith(f"fit {part} on")]


@rule("eclipse.upgrade.limit.energy")
def test_a_blueprint_uses_no_more_energy_than_it_has() -> None:
    t = terrans(2).knows(0, "plasma_cannon", "fusion_source")
    # 1 energy is left: a Plasma Cannon needs 2, so with one part it cannot be fitted.
    s = play(t.seat(0, passed=1).turn(0), 0, "react upgrade")
    assert why(s, 0, "fit plasma cannon on interceptor 4") == "too-little-energy"
    # With two parts it can, but then a Fusion Source has to follow.
    s = play(t.seat(0, passed=0).turn(0), 0, "upgrade", "fit plasma cannon on interceptor 4")
    assert why(s, 0, "stop") == "not-legal-yet"
    s.play(0, "fit fusion source on interceptor 2")
    assert s.players[0].values[5] == 2


@rule("eclipse.upgrade.limit.drive")
def test_a_moving_ship_keeps_a_drive() -> None:
    s = play(terrans(2).seat(0, passed=1).turn(0), 0, "react upgrade")
    for ship, slot in (("interceptor", 3), ("cruiser", 5), ("dreadnought", 7)):
        assert why(s, 0, f"fit hull on {ship} {slot}") == "too-little-energy"


@rule("eclipse.upgrade.limit.starbase-no-drive-needed", "eclipse.move.starbase")
@rule("eclipse.ships.starbase.no-movement")
def test_a_starbase_needs_no_drive_and_may_have_none() -> None:
    t = terrans(2)
    s = play(t.turn(0), 0, "upgrade")
    assert why(s, 0, "fit nuclear drive on starbase 5") == "no-drive-on-starbase"
    s.play(0, "fit hull on starbase 5")
    assert movement(s, 0, 3) == 0


@rule("eclipse.upgrade.sum", "eclipse.upgrade.example-two-fusion-drives")
def test_two_fusion_drives_add_up_to_4() -> None:
    t = terrans(2)
    bare = fleet_values(t.rules, 0, t.s.players[0].slots)[12:24]
    t.fit(0, "cruiser", "-", "-", "-", "-", "fusion_drive", "fusion_drive")
    values = t.s.players[0].values[12:24]
    # A printed Nuclear Drive (1 each) was covered by the first.
    assert values[4] == bare[4] - 1 + 4
    assert values[0] == bare[0] - 1 + 4
    assert values[5] == bare[5] + 1 - 4


@rule("eclipse.upgrade.blueprint.whole-class", "eclipse.upgrade.blueprint.immediate")
def test_a_change_counts_at_once_for_ships_that_stand() -> None:
    t = terrans(2).knows(0, "fusion_drive", "fusion_source").ships(0, 221, interceptor=1)
    s = play(t.turn(0), 0, "upgrade", "fit fusion source on interceptor 2")
    play(s, 0, "fit fusion drive on interceptor 3")
    assert movement(s, 0, 0) == 2


@rule("eclipse.action-example.mechanema-three-parts", "eclipse.action-example.zsolt-upgrade.take")
@rule("eclipse.action-example.zsolt-upgrade.technologies")
def test_mechanema_takes_three_parts() -> None:
    t = Table("mechanema", "terran_alliance").knows(0, "plasma_missile")
    t.fit(0, "interceptor", "-", "-", "-", "electron_computer")
    t.fit(0, "cruiser", "-", "-", "fusion_source")
    s = play(t.turn(0), 0, "upgrade", "return interceptor 4")
    play(s, 0, "fit plasma missile on interceptor 4", "fit positron computer on cruiser 4")
    s.play(0, "fit ion cannon on cruiser 6")
    assert s.players[0].values[12 + 6] == 2
    assert s.players[0].values[9 + 1] == 2
    assert s.players[0].discs_on(3) == 1


@rule("eclipse.action-example.zsolt-upgrade.disc", "eclipse.action-example.zsolt-upgrade.return")
def test_returning_a_part_is_no_part_taken() -> None:
    t = Table("mechanema", "terran_alliance")
    t.fit(0, "interceptor", "-", "-", "-", "electron_computer")
    s = play(t.turn(0), 0, "upgrade", "return interceptor 4")
    assert s.players[0].values[1] == 0
    assert top(s) == "Upgrade"
    assert s.players[0].discs_on(3) == 1


@rule("eclipse.parts.fixed.not-replaceable", "eclipse.limits.unlimited.parts")
def test_what_is_printed_beside_the_slots_stays() -> None:
    t = Table("planta", "terran_alliance").fit(0, "interceptor", "hull", "hull", "nuclear_drive")
    assert t.s.players[0].values[1] == 1  # the computer beside the slots
    assert t.s.players[0].values[5] == 1  # 2 energy beside the slots, the drive uses 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fit plasma cannon on cruiser 6", "needs-technology"),
        ("fit shard hull on cruiser 6", "not-kept"),
        ("fit hull on interceptor 5", "no-slot"),
        ("fit hull on cruiser 2", "same-part"),
        ("fit hull on dreadnought 2", "not-offered"),  # the first of two equal slots is offered
        ("fit nuclear drive on starbase 5", "no-drive-on-starbase"),
        ("fit ion cannon on dreadnought 7", "too-little-energy"),
        ("return interceptor 1", "nothing-fitted"),
        ("return cruiser 1", "nothing-fitted"),
        ("return interceptor 8", "nothing-fitted"),
    ],
)
@rule("eclipse.upgrade.any-blueprint", "eclipse.upgrade.limit.technology")
def test_what_cannot_be_fitted_is_refused_for_its_own_reason(text: str, reason: str) -> None:
    s = play(terrans(2).turn(0), 0, "upgrade", "fit hull on interceptor 4")
    assert why(s, 0, text) == ("taken-already" if text.startswith("return") else reason)
    s = play(terrans(2).turn(0), 0, "upgrade")
    if reason == "too-little-energy":  # one further part could still bring a drive
        assert s.why_not(0, text) == []
    else:
        assert why(s, 0, text) == reason


@pytest.mark.parametrize("choice", [FIT + 23, FIT + 32 * 32, RETURN + 32])
def test_parts_and_slots_that_no_blueprint_has_are_not_offered(choice: int) -> None:
    s = play(terrans(2).turn(0), 0, "upgrade")
    assert [reason.key for reason in s.reasons_against(s.question_of(0), choice)] == ["not-offered"]


@rule("eclipse.upgrade.limit.energy")
def test_a_second_drive_may_make_room_for_a_source() -> None:
    t = Table("mechanema", "terran_union").knows(0, "tachyon_drive")
    t.fit(0, "interceptor", "hull", "-", "tachyon_drive")
    s = play(t.turn(0), 0, "upgrade", "fit tachyon drive on interceptor 1")
    # 3 - 3 - 3: a third drive lacks 6, a source in the place of one of them brings back as many.
    s.play(0, "fit tachyon drive on interceptor 4")
    assert why(s, 0, "stop") == "not-legal-yet"
    assert beginning(s, 0, "fit") == [
        "nuclear source on interceptor 1",
        "nuclear source on interceptor 3",
        "nuclear source on interceptor 4",
    ]


@rule("eclipse.upgrade.limit.drive")
def test_the_last_drive_is_replaced_only_if_another_part_can_follow() -> None:
    s = play(terrans(2).turn(0), 0, "upgrade")
    assert "fit hull on interceptor 3" in says(s, 0)
    play(s, 0, "fit hull on interceptor 3")
    assert why(s, 0, "fit hull on cruiser 6") == "too-little-energy"
    assert {text.split(" on ")[0] for text in says(s, 0) if text.startswith("fit")} == {
        "fit nuclear drive"
    }
