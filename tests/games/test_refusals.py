"""A mix of options that cannot be played is refused: what is wrong, what to change, which rule."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from astrarium import games
from astrarium.core.codec import rules_for
from astrarium.core.errors import AstrariumError, BadOptions, OtherRules
from astrarium.core.game import Game, Options, rules_of
from astrarium.core.ledger import load_ledgers
from astrarium.text import Texts, say_error

STORM: Options = {"expansion": "storm"}
ARTIFACTS: Options = {"expansion": "artifacts"}
FIRST_MINES: Options = {"mines": "first_game"}

REFUSED: list[tuple[str, int, Options, str, str, str]] = [
    (
        "race",
        1,
        {},
        "race.storm.overview.solo-mode",
        "One player plays against the robot of The Gathering Storm, and the base game has no "
        "robot: choose the expansion The Gathering Storm, or play with at least two.",
        "Egyedül A gyülekező vihar robotja ellen lehet játszani, és az alapjátékban nincs robot: "
        "válaszd A gyülekező vihar kiegészítőt, vagy játsszatok legalább ketten.",
    ),
    (
        "race",
        1,
        ARTIFACTS,
        "race.storm.overview.solo-mode",
        "One player plays against the robot of The Gathering Storm, and Alien Artifacts has no "
        "robot: choose the expansion The Gathering Storm, or play with at least two.",
        "Egyedül A gyülekező vihar robotja ellen lehet játszani, és az Idegen Eszközökben nincs "
        "robot: válaszd A gyülekező vihar kiegészítőt, vagy játsszatok legalább ketten.",
    ),
    (
        "race",
        5,
        {},
        "race.base.component.players",
        "The base game is for 2 to 4 players, not for 5: choose an expansion, or play with at most "
        "four.",
        "Az alapjáték 2–4 játékosnak szól, most pedig 5 hely van: válasszatok kiegészítőt, vagy "
        "játsszatok legfeljebb négyen.",
    ),
    (
        "race",
        1,
        {**STORM, "preset_hands": True},
        "race.storm.solo.setup.start-worlds-dealt",
        "In the game for one player the start worlds are dealt at random, so there are no preset "
        "hands: leave out the preset hands.",
        "Az egyszemélyes játékban a kezdővilágokat véletlenül osztjuk, ezért nincs előre "
        "összeállított leosztás: hagyd ki az előre összeállított leosztást.",
    ),
    (
        "race",
        2,
        {**STORM, "solo_difficulty": "hard"},
        "race.storm.solo.setup.difficulty-sets-counters",
        "The difficulty is that of the robot, and the robot has exactly one opponent, not 2: leave "
        "the difficulty at easy, or play alone.",
        "A nehézségi szint a roboté, és a robotnak pontosan egy ellenfele van, most pedig 2 hely "
        "van: hagyjátok a nehézségi szintet könnyűn, vagy játssz egyedül.",
    ),
    (
        "race",
        1,
        {**STORM, "advanced_two_player": True},
        "race.storm.solo.advanced-two-player-rules",
        "The game for one player always follows the rules of the advanced two-player game, so it "
        "cannot be chosen as well: leave out the advanced two-player game.",
        "Az egyszemélyes játékban mindig a haladó kétszemélyes játék szabályai érvényesek, ezért "
        "külön nem választható: hagyd ki a haladó kétszemélyes játékot.",
    ),
    (
        "race",
        3,
        {"advanced_two_player": True},
        "race.base.two-player.only-two-players",
        "The advanced two-player game is for exactly 2 players, not for 3: play with two, or leave "
        "out the advanced two-player game.",
        "A haladó kétszemélyes játék pontosan 2 játékosnak szól, most pedig 3 hely van: játsszatok "
        "ketten, vagy hagyjátok ki a haladó kétszemélyes játékot.",
    ),
    (
        "race",
        2,
        {"orb": True},
        "race.artifacts.overview.adds-to-base-game",
        "The Orb belongs to the expansion Alien Artifacts, and no expansion is chosen: choose "
        "Alien Artifacts, or leave out the Orb.",
        "A bolygó az Idegen Eszközök kiegészítőhöz tartozik, de nincs kiegészítő kiválasztva: "
        "válasszátok az Idegen Eszközöket, vagy hagyjátok ki a bolygót.",
    ),
    (
        "race",
        4,
        {**STORM, "orb": True},
        "race.artifacts.overview.adds-to-base-game",
        "The Orb belongs to the expansion Alien Artifacts, not to The Gathering Storm: choose "
        "Alien Artifacts, or leave out the Orb.",
        "A bolygó az Idegen Eszközök kiegészítőhöz tartozik, nem A gyülekező viharhoz: "
        "válasszátok az Idegen Eszközöket, vagy hagyjátok ki a bolygót.",
    ),
    (
        "race",
        2,
        {"goals": True},
        "race.storm.overview.adds-to-base-game",
        "Goals belong to the expansion The Gathering Storm, and no expansion is chosen: choose The "
        "Gathering Storm, or leave out the goals.",
        "A célok A gyülekező vihar kiegészítőhöz tartoznak, de nincs kiegészítő kiválasztva: "
        "válasszátok A gyülekező vihart, vagy hagyjátok ki a célokat.",
    ),
    (
        "race",
        3,
        {**ARTIFACTS, "goals": True},
        "race.storm.overview.adds-to-base-game",
        "Goals belong to the expansion The Gathering Storm, not to Alien Artifacts: choose The "
        "Gathering Storm, or leave out the goals.",
        "A célok A gyülekező vihar kiegészítőhöz tartoznak, nem az Idegen Eszközökhöz: "
        "válasszátok A gyülekező vihart, vagy hagyjátok ki a célokat.",
    ),
    (
        "race",
        1,
        {**STORM, "goals": True},
        "race.storm.solo.no-goals",
        "The game for one player has no goals: leave out the goals, or play with at least two.",
        "Az egyszemélyes játékban nincsenek célok: hagyd ki a célokat, vagy játsszatok legalább "
        "ketten.",
    ),
    (
        "race",
        2,
        {"draft": True},
        "race.storm.overview.draft-variant",
        "Drafting belongs to the expansion The Gathering Storm, and no expansion is chosen: choose "
        "The Gathering Storm, or leave out drafting.",
        "A kártyaátadásos variáns A gyülekező vihar kiegészítőhöz tartozik, de nincs kiegészítő "
        "kiválasztva: válasszátok A gyülekező vihart, vagy hagyjátok ki a kártyaátadásos variánst.",
    ),
    (
        "race",
        2,
        {**ARTIFACTS, "draft": True},
        "race.storm.overview.draft-variant",
        "Drafting belongs to the expansion The Gathering Storm, not to Alien Artifacts: choose The "
        "Gathering Storm, or leave out drafting.",
        "A kártyaátadásos variáns A gyülekező vihar kiegészítőhöz tartozik, nem az Idegen "
        "Eszközökhöz: válasszátok A gyülekező vihart, vagy hagyjátok ki a kártyaátadásos variánst.",
    ),
    (
        "race",
        1,
        {**STORM, "draft": True},
        "race.storm.draft.player-count",
        "Drafting is for 2 or 3 players, not for one: play with two or three, or leave out "
        "drafting.",
        "A kártyaátadásos variáns 2 vagy 3 játékosnak szól, most pedig 1 hely van: játsszatok "
        "ketten vagy hárman, vagy hagyjátok ki a kártyaátadásos variánst.",
    ),
    (
        "race",
        4,
        {**STORM, "draft": True},
        "race.storm.draft.player-count",
        "Drafting is for 2 or 3 players, not for 4: play with two or three, or leave out drafting.",
        "A kártyaátadásos variáns 2 vagy 3 játékosnak szól, most pedig 4 hely van: játsszatok "
        "ketten vagy hárman, vagy hagyjátok ki a kártyaátadásos variánst.",
    ),
    (
        "race",
        2,
        {**STORM, "draft": True, "preset_hands": True},
        "race.storm.draft.hand-six-discard-two",
        "After drafting, the first hand is drawn from your own deck, so there are no preset hands: "
        "leave out either drafting or the preset hands.",
        "A kártyaátadás után az első kezet a saját paklijából húzza mindenki, ezért nincs előre "
        "összeállított leosztás: hagyjátok ki a kártyaátadásos variánst vagy az előre "
        "összeállított leosztást.",
    ),
    (
        "gaia",
        1,
        {"small_board": True},
        "gaia.advanced.map.three-players-smaller",
        "The smaller board is for exactly 3 players, not for one: play with three, or leave out "
        "the smaller board.",
        "A kisebb játéktér pontosan 3 játékosnak szól, most pedig 1 hely van: játsszatok hárman, "
        "vagy hagyjátok ki a kisebb játékteret.",
    ),
    (
        "gaia",
        4,
        {"small_board": True},
        "gaia.advanced.map.three-players-smaller",
        "The smaller board is for exactly 3 players, not for 4: play with three, or leave out the "
        "smaller board.",
        "A kisebb játéktér pontosan 3 játékosnak szól, most pedig 4 hely van: játsszatok hárman, "
        "vagy hagyjátok ki a kisebb játékteret.",
    ),
    (
        "gaia",
        2,
        {"board": "outer_tiles"},
        "gaia.advanced.map.one-two.free",
        "One or two players lay all tiles freely, not only the outer ones: choose the board on "
        "which all tiles are laid, or the board of the first game.",
        "Egy vagy két játékos minden lapkát szabadon rak ki, nem csak a külsőket: a minden lapka "
        "kirakásával készülő játékteret válasszátok, vagy az első játékét.",
    ),
    (
        "gaia",
        1,
        {"board": "inner_and_outer_tiles"},
        "gaia.advanced.map.one-two.free",
        "One or two players lay all tiles freely, not the inner ones before the outer ones: choose "
        "the board on which all tiles are laid, or the board of the first game.",
        "Egy vagy két játékos minden lapkát szabadon rak ki, nem előbb a belsőket és aztán a "
        "külsőket: a minden lapka kirakásával készülő játékteret válasszátok, vagy az első "
        "játékét.",
    ),
    (
        "gaia",
        3,
        FIRST_MINES,
        "gaia.setup.first-buildings.first-game-positions",
        "The first mines of a first game are those of its factions: choose the factions for a "
        "first game, or place the first mines freely.",
        "Az első játék kezdőbányái az első játék fajaihoz tartoznak: válasszátok az első játékhoz "
        "ajánlott fajokat, vagy helyezzétek le szabadon a kezdőbányákat.",
    ),
    (
        "gaia",
        3,
        {**FIRST_MINES, "factions": "first_game", "board": "all_tiles"},
        "gaia.setup.first-buildings.first-game-positions",
        "The first mines of a first game stand on its board: choose the board of the first game, "
        "or place the first mines freely.",
        "Az első játék kezdőbányái az első játék játékterén állnak: válasszátok az első játék "
        "játékterét, vagy helyezzétek le szabadon a kezdőbányákat.",
    ),
    (
        "gaia",
        3,
        {**FIRST_MINES, "factions": "first_game", "small_board": True},
        "gaia.setup.first-buildings.first-game-positions",
        "The first mines of a first game stand on its whole board: leave out the smaller board, or "
        "place the first mines freely.",
        "Az első játék kezdőbányái az első játék teljes játékterén állnak: hagyjátok ki a kisebb "
        "játékteret, vagy helyezzétek le szabadon a kezdőbányákat.",
    ),
]


def both(error: AstrariumError) -> tuple[str, str]:
    """As a reader is told who has opened no game: with the common texts only."""
    return say_error(Texts("en", []), error), say_error(Texts("hu", []), error)


@pytest.mark.parametrize(("name", "seats", "options", "rule", "english", "hungarian"), REFUSED)
def test_a_mix_that_cannot_be_played_is_told_with_what_is_wrong_what_to_change_and_its_rule(
    name: str, seats: int, options: Options, rule: str, english: str, hungarian: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        rules_of(games.find_game(name), seats, options)
    assert both(caught.value) == (f"{english} [{rule}]", f"{hungarian} [{rule}]")
    assert str(caught.value).endswith(f" [{rule}]")


def test_a_log_of_a_mix_that_cannot_be_played_is_told_with_the_refusal_behind_it() -> None:
    options: Options = {**usual("race"), "orb": True}
    header = {"game": "race", "version": "2", "seats": 2, "options": options, "components": ""}
    with pytest.raises(OtherRules) as caught:
        rules_for(header, games.find_game)
    assert both(caught.value) == (
        "It was made with rules that are not installed. The Orb belongs to the expansion Alien "
        "Artifacts, and no expansion is chosen: choose Alien Artifacts, or leave out the Orb. "
        "[race.artifacts.overview.adds-to-base-game]",
        "Olyan szabályokkal készült, amelyek itt nincsenek meg. A bolygó az Idegen Eszközök "
        "kiegészítőhöz tartozik, de nincs kiegészítő kiválasztva: válasszátok az Idegen "
        "Eszközöket, vagy hagyjátok ki a bolygót. [race.artifacts.overview.adds-to-base-game]",
    )


def refusals(game: Game) -> list[AstrariumError]:
    """The refusals of every mix of all options, for every number of seats."""
    values = product(*(option.values for option in game.options))
    mixes = [dict(zip([each.name for each in game.options], mix, strict=True)) for mix in values]
    found = [game.refuse(seats, mix) for mix in mixes for seats in game.seats]
    return [each for each in found if each is not None]


@pytest.mark.parametrize("name", games.names())
def test_every_refusal_of_any_mix_is_one_of_those_told_above_and_cites_a_rule_of_the_ledger(
    name: str,
) -> None:
    found = refusals(games.find_game(name))
    ids = {entry.id for entry in load_ledgers(Path(games.__path__[0]) / name)}
    assert {str(each.figures["rule"]) for each in found} <= ids
    typed = [
        games.find_game(each).refuse(seats, {**usual(each), **options})
        for each, seats, options, *_ in REFUSED
        if each == name
    ]
    assert {each.key for each in found} == {each.key for each in typed if each is not None}
    assert all(sentence.endswith("]") for each in distinct(found) for sentence in both(each))


def usual(name: str) -> Options:
    return {option.name: option.default for option in games.find_game(name).options}


def distinct(found: list[AstrariumError]) -> list[AstrariumError]:
    return list({str(each): each for each in found}.values())
