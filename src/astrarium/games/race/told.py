"""What the table says and shows of Race: keys of texts with their figures, made from a view.

Everything here is a function of what one pair of eyes may see.
"""

from __future__ import annotations

from typing import Any, Final, cast

from astrarium.core.game import Data, Reason, Rules
from astrarium.core.position import Position
from astrarium.games.race import explain as cards
from astrarium.games.race.explain import Sentence, text
from astrarium.games.race.game import content
from astrarium.games.race.scoring import printed, variable
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import (
    ACT,
    BUILD,
    CONQUER,
    CONSUME,
    DEAL,
    DISCARD,
    DRAW,
    GOODS,
    KEEP,
    KIND,
    LAND,
    MAKE,
    MAKE_ANY,
    NAME,
    NONE,
    PASS,
    PAY,
    PAY_COST,
    SELL,
    SPEND,
    STOP,
    TABLEAU_END,
    USE,
)

ACTION_IDS: Final = (
    "explore_5",
    "explore_1_1",
    "develop",
    "settle",
    "consume_trade",
    "consume_2x",
    "produce",
)
PHASES: Final = ("", "explore", "develop", "settle", "consume", "produce")
TEXT_FAMILIES: Final = ("event-", "said-", "reason-", "choice-", "explain-act-", "option-")
TEXT_KEYS: Final = ("game-title", "game-blurb")

WITH_CARD: Final = {
    BUILD: "develop",
    LAND: "settle",
    KEEP: "keep",
    DISCARD: "discard",
    PAY: "pay",
    SPEND: "spend",
    SELL: "sell",
    CONSUME: "consume",
    MAKE: "produce",
    MAKE_ANY: "produce-any",
    DRAW: "draw",
    DEAL: "deal",
}
ALONE: Final = {PASS: "pass", CONQUER: "conquer", PAY_COST: "pay-cost", STOP: "stop"}
SUMMED: Final = ("pay", "discard", "hand-limit", "vp")


def question(rules: Rules, view: Data) -> Sentence:
    """What the seat of this view is asked now."""
    name, figures = asked_frame(view)
    tables = cast(RaceRules, rules)
    if name == "ChooseAction":
        if not tables.advanced:
            return text("ask-action")
        return text("ask-action-first" if figures[1] == NONE else "ask-action-second")
    if name == "KeepCards":
        return text("ask-keep", amount=figures[1])
    if name == "DiscardCards":
        return _ask_discard(figures)
    if name == "NewWorld":
        return text("ask-how-world", card=tables.ids[figures[1]])
    if name == "EatGoods":
        return text("ask-eat", amount=figures[2], card=tables.ids[tables.powers[figures[1]].card])
    if name == "HandForVp":
        return text("ask-hand-for-vp", amount=figures[2])
    plain = {
        "ChooseDevelopment": text("ask-development"),
        "ChooseWorld": text("ask-world"),
        "SellGood": text("ask-sell"),
        "UsePowers": text("ask-power"),
        "Gamble": text("ask-gamble"),
        "WindfallWorlds": text("ask-windfall"),
    }
    return plain[name]


def _ask_discard(figures: list[int]) -> Sentence:
    left, why = figures[1], figures[3]
    if why == 0:
        return text("ask-pay", amount=left)
    return text("ask-discard-start" if why == 1 else "ask-discard-limit", amount=left)


def asked_frame(view: Data) -> tuple[str, list[int]]:
    """The frame that asks the view's seat, by name, with its arguments."""
    for each in view["questions"]:
        if each["seat"] == view["seat"]:
            name, figures = view["agenda"]["lanes"][each["lane"]][-1]
            return name, figures
    return "", []


def choice(rules: Rules, number: int) -> Sentence:
    """A choice as the words on its button."""
    return text(f"choice-{_kind(number)}", **_figures(rules, number))


def said(rules: Rules, number: int) -> Sentence | None:
    """An answer that only its seat may read, for the seat's own log."""
    kind = _kind(number)
    if kind in ("act", "develop", "settle", "pass", "keep", "discard", "pay", "draw"):
        return text(f"said-{kind}", **_figures(rules, number))
    return None


def _kind(number: int) -> str:
    kind = number - number % KIND
    if kind == ACT:
        return "act"
    if kind == NAME:
        return "name"
    if kind == USE:
        return "use"
    return WITH_CARD.get(kind) or ALONE[kind]


def _figures(rules: Rules, number: int) -> dict[str, str | int]:
    tables = cast(RaceRules, rules)
    kind, argument = number - number % KIND, number % KIND
    if kind == ACT:
        return {"action": ACTION_IDS[argument]}
    if kind == NAME:
        return {"number": argument}
    if kind == USE:
        return {"card": tables.ids[tables.powers[argument].card]}
    return {"card": tables.ids[argument]} if kind in WITH_CARD else {}


def behind(rules: Rules, number: int) -> list[Sentence]:
    """What a choice is about, explained."""
    kind, argument = number - number % KIND, number % KIND
    tables = cast(RaceRules, rules)
    if kind == ACT:
        return [text(f"explain-act-{ACTION_IDS[argument]}")]
    if kind == NAME:
        return [text("explain-name")]
    if kind in ALONE:
        named = {
            PASS: text("explain-pass"),
            CONQUER: text("explain-conquer"),
            PAY_COST: text("explain-pay-cost"),
            STOP: text("explain-stop"),
        }
        return [named[kind]]
    return explain_card(rules, int(tables.powers[argument].card) if kind == USE else argument)


def explain_card(rules: Rules, card: int) -> list[Sentence]:
    return cards.explain(_entry(cast(RaceRules, rules).ids[card]))


def _entry(name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in content()["card"] if each["id"] == name)
    return found


def reason(against: Reason) -> Sentence:
    first, second = against.figures
    return text(f"reason-{against.key}", first=first, second=second)


def event(rules: Rules, told: Data) -> Sentence | None:
    """An event as a sentence; `name` is added by whoever knows the players."""
    kind, amount, source = told["kind"], told["amount"], told["source"]
    if kind == "phase":
        return text("event-phase", phase=PHASES[amount])
    if kind == "action":
        return text("event-action", action=ACTION_IDS[amount])
    figures: dict[str, str | int] = {"amount": amount}
    if source != NONE:
        figures["card"] = cast(RaceRules, rules).ids[source]
    if kind == "vp" and source == NONE:
        return None
    return text(f"event-{kind}", **figures)


# --- what lies on the table -----------------------------------------------------------------------


def areas(rules: Rules, view: Data) -> list[Data]:
    """The board as text: areas, each with its things; own ones first."""
    found: list[Data] = []
    eyes = view["seat"]
    players = view["state"]["players"]
    if eyes is not None:
        mine = players[eyes]
        if mine["looked_at"]:
            found.append(_area(rules, text("area-looked-at"), NONE, "look", mine["looked_at"]))
        found.append(_area(rules, text("area-hand"), NONE, "hand", mine["hand"]))
    order = [eyes] if eyes is not None else []
    order += [seat for seat in range(len(players)) if seat != eyes]
    for seat in order:
        player = players[seat]
        area = _area(rules, text("area-tableau"), seat, f"seat{seat}-card", player["tableau"])
        for thing, good in zip(area["things"], player["goods"], strict=True):
            if good:
                thing["good"] = GOODS[int(cast(RaceRules, rules).goods[thing["card"]])]
        found.append(area)
    return found


def _area(rules: Rules, title: Sentence, seat: int, zone: str, numbers: list[int]) -> Data:
    things: list[Data] = []
    copies: dict[int, int] = {}
    for card in numbers:
        copies[card] = copies.get(card, 0) + 1
        things.append(
            {
                "place": f"{zone}-{card}",
                "key": f"{zone}-{card}-{copies[card]}",
                "card": card,
                "face": face(rules, card),
                "good": "",
            }
        )
    return {"title": title, "seat": seat, "things": things}


def face(rules: Rules, card: int) -> Data:
    """What is printed on a card, as figures."""
    tables = cast(RaceRules, rules)
    entry = _entry(tables.ids[card])
    return {
        "id": tables.ids[card],
        "world": bool(tables.world[card]),
        "military": bool(tables.military_world[card]),
        "cost": int(tables.cost[card]),
        "vp": "?" if entry["vp"] == "variable" else str(entry["vp"]),
        "goods": GOODS[int(tables.goods[card])],
        "windfall": bool(tables.windfall[card]),
        "phases": [slot for slot in cards.SLOTS if slot in entry.get("powers", {})],
    }


def place_of(rules: Rules, seat: int, number: int) -> str:
    """Where on the board the thing lies that a choice is about; empty if nowhere."""
    kind, argument = number - number % KIND, number % KIND
    if kind in (BUILD, LAND, DISCARD, PAY):
        return f"hand-{argument}"
    if kind == KEEP:
        return f"look-{argument}"
    if kind == USE:
        return f"seat{seat}-card-{cast(RaceRules, rules).powers[argument].card}"
    if kind in (SPEND, SELL, CONSUME, MAKE, MAKE_ANY):
        return f"seat{seat}-card-{argument}"
    return ""


def status(view: Data) -> list[Sentence]:
    state = view["state"]
    return [
        text("status-round", round=state["round"]),
        text("status-pool", amount=max(0, state["pool"])),
        text("status-deck", amount=state["deck_size"]),
    ]


def seat_status(view: Data, seat: int) -> list[Sentence]:
    player = view["state"]["players"][seat]
    return [
        text("status-action", action=ACTION_IDS[action])
        for action in (player["action"], player["second_action"])
        if action != NONE
    ]


def figures(view: Data, seat: int) -> list[tuple[Sentence, int]]:
    """What a seat has, as numbers that a plan changes."""
    player = view["state"]["players"][seat]
    return [
        (text("figure-hand"), player["hand_size"]),
        (text("figure-tableau"), min(len(player["tableau"]), TABLEAU_END)),
        (text("figure-goods"), sum(player["goods"])),
        (text("figure-chips"), player["vp"]),
    ]


def points(position: Position) -> list[list[tuple[Sentence, int]]]:
    """The points of every seat by where they came from."""
    s = cast(Race, position)
    return [
        [
            (text("points-chips"), int(player.vp)),
            (text("points-printed"), printed(s.tables, player)),
            (text("points-variable"), variable(s.tables, player)),
        ]
        for player in s.players
    ]
