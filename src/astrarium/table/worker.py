"""A process that thinks for bots: a question on each line of its input, an answer on each line
of its output. It sees what the seat may see and nothing else."""

from __future__ import annotations

import json
import sys

from astrarium.bots import find_bot
from astrarium.bots.level import take_share
from astrarium.core.own_sets import bring_sets
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.table.modesty import let_others_go_first


def think(line: str) -> str:
    asked = json.loads(line)
    bring_sets(asked.get("sets", {}))
    bot = find_bot(asked["game"], asked["bot"])
    take_share(bot, asked.get("share", 1.0))
    question = Question(*asked["question"])
    choice = bot.choose(asked["view"], question, asked["options"], Rng(asked["seed"]))
    return json.dumps({"choice": int(choice)})


def main() -> None:
    let_others_go_first()
    for line in sys.stdin:
        print(think(line), flush=True)


if __name__ == "__main__":
    main()
