"""`astrarium simulate GAME`: many games between bots, and what they show."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from astrarium.cli.arguments import (
    Commands,
    add_course,
    add_language,
    add_option,
    add_parser,
    game_options,
    whole_number,
)
from astrarium.cli.components import add_components, bring_set, with_set
from astrarium.cli.progress import progress_bar
from astrarium.cli.texts import cli_texts, decimal
from astrarium.core.errors import BadOptions
from astrarium.core.game import Data, Options
from astrarium.games import find_game
from astrarium.lab.arena import Entrant, Played, Results, Standing, contest, known_entrant
from astrarium.lab.statistics import Estimate
from astrarium.text import Texts


def add_command(commands: Commands, texts: Texts) -> None:
    parser = add_parser(commands, "simulate", texts("simulate-summary"), texts("simulate-example"))
    parser.add_argument("game", help=texts("help-game"))
    parser.add_argument(
        "--bots", default="greedy,random", metavar="A,B", help=texts("simulate-help-bots")
    )
    parser.add_argument("--games", default="100", metavar="N", help=texts("simulate-help-games"))
    add_course(parser, texts)
    add_option(parser, texts)
    add_components(parser, texts)
    parser.add_argument("--logs", metavar="DIR", help=texts("simulate-help-logs"))
    parser.add_argument("--json", action="store_true", help=texts("help-json"))
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = cli_texts(arguments.lang)
    game = find_game(arguments.game)
    own = bring_set(arguments.components, texts)
    options = with_set(game, game_options(texts, game, arguments.option), own, texts)
    seed = whole_number(texts, "--seed", arguments.seed, 0)
    entrants = entrants_of(game.name, [each.strip() for each in arguments.bots.split(",")])
    if len(entrants) not in game.seats:
        raise BadOptions(
            texts("simulate-bad-seats", game=game.name, bots=len(entrants), seats=_list(game.seats))
        )
    results = contest(
        game.name,
        entrants,
        whole_number(texts, "--games", arguments.games, 1),
        seed,
        options,
        whole_number(texts, "--jobs", arguments.jobs, 1),
        progress_bar(),
        forfeits=True,
    )
    if arguments.logs is not None:
        keep_logs(texts, game.name, Path(arguments.logs), results.played)
    if arguments.json:
        print(json.dumps(as_data(game.name, seed, options, results), indent=1))
    else:
        print("\n".join(as_table(texts, game.name, seed, results)))
    return 0


def entrants_of(game: str, names: Sequence[str]) -> list[Entrant]:
    """One bot a seat; the second of a name is called "random 2"."""
    entrants = []
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        label = name if seen[name] == 1 else f"{name} {seen[name]}"
        entrants.append(known_entrant(game, name, label))
    return entrants


def keep_logs(texts: Texts, game: str, folder: Path, games: Sequence[Played]) -> None:
    """The games in which a bot failed, up to its failure: `astrarium replay` shows them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, played in enumerate(games, start=1):
            if played.forfeit:
                log = folder / f"{game}-{number}.log"
                log.write_text(played.forfeit.log, encoding="utf-8")
    except OSError as error:
        what = error.strerror or str(error)
        raise BadOptions(texts("simulate-no-logs", folder=str(folder), what=what)) from error


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def as_data(game: str, seed: int, options: Options, results: Results) -> Data:
    bots = [
        {
            "name": each.name,
            "wins": each.wins,
            "win_rate": each.win_rate._asdict(),
            "score": each.score._asdict(),
            "mean_rank": each.rank,
            "forfeits": each.forfeits,
        }
        for each in results.standings
    ]
    data = {"game": game, "options": options, "seed": seed, "games": results.games, "bots": bots}
    return {**data, "forfeits": forfeits_in(results)}


def forfeits_in(results: Results) -> list[Data]:
    names = [standing.name for standing in results.standings]
    return [
        {
            "bot": names[played.forfeit.entrant],
            "seed": played.seed,
            "seats": [names[entrant] for entrant in played.order],
            "error": played.forfeit.what,
        }
        for played in results.played
        if played.forfeit
    ]


def as_table(texts: Texts, game: str, seed: int, results: Results) -> list[str]:
    head = [texts("simulate-played", game=game, games=results.games, seed=str(seed))]
    titles = ["bot", "wins", "rate", "score", "rank"]
    rows = [[texts(f"simulate-column-{title}") for title in titles]]
    rows += [_row(texts, each) for each in results.standings]
    widths = [max(len(row[i]) for row in rows) for i in range(len(titles))]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        head.append("  ".join(cells).rstrip())
    return [*head, texts("simulate-intervals"), *tell_forfeits(texts, forfeits_in(results))]


def tell_forfeits(texts: Texts, forfeits: Sequence[Data]) -> list[str]:
    """What each bot that failed has lost by it, with its first failure."""
    lost: dict[str, list[Data]] = {}
    for forfeit in forfeits:
        lost.setdefault(forfeit["bot"], []).append(forfeit)
    return [
        texts(
            "simulate-forfeits",
            bot=bot,
            games=len(games),
            seed=str(games[0]["seed"]),
            seats=", ".join(games[0]["seats"]),
            what=games[0]["error"],
        )
        for bot, games in lost.items()
    ]


def _row(texts: Texts, each: Standing) -> list[str]:
    share = Estimate(*(100 * value for value in each.win_rate))
    return [
        each.name,
        decimal(texts, each.wins, 1),
        _interval(texts, share),
        _interval(texts, each.score),
        decimal(texts, each.rank, 2),
    ]


def _interval(texts: Texts, estimate: Estimate) -> str:
    value, low, high = (decimal(texts, each, 1) for each in estimate)
    return f"{value} ({low} – {high})"
