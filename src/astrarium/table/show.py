"""What one person sees of a running or finished table, ready for the templates.

Everything about the game comes from `view(seat)`, the seat's own record and its own plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from astrarium.core.draw.svg import SEAT_LETTERS, SEAT_SHAPES, Style
from astrarium.core.frame import NOBODY
from astrarium.core.game import Data, Game
from astrarium.core.match import Match
from astrarium.core.own_sets import is_fingerprint
from astrarium.core.views import view
from astrarium.core.zones import HAND, HEAD, MAP, MARKET, RIVAL, Zone, zones_of
from astrarium.table import asking, hints, telling
from astrarium.table.drafts import Plan
from astrarium.table.eyes import Eyes
from astrarium.table.house import House
from astrarium.table.look import Look, digest, looking, public
from astrarium.table.part import Context, Part
from astrarium.table.places import places
from astrarium.table.play import asked_to_agree, lines_before_last_decision
from astrarium.table.result import result
from astrarium.table.storage import BOT, FINISHED, RUNNING, Person, Seat, Table
from astrarium.table.story import since_heading
from astrarium.table.words import Speaker, Words, texts_of

# What the parts of a page know of a seat.
OF_MARKS: Final = ("mark", "letter", "colour", "ink")
OF_THE_STRIP: Final = (
    "number", "name", "kind", "title", "present", "figures", "asked", "out", "resigned",
    "taken_over", "stand_in", "votes", *OF_MARKS,
)  # fmt: skip
OF_ACTIONS: Final = ("number", "name", "kind", "stand_in", "resigned", "out")


class Reader:
    """Who looks, in which language, at how wide a screen."""

    def __init__(self, person: Person | None, language: str, wide: bool) -> None:
        self.person = person
        self.language = language
        self.wide = wide


def seat_name(seat: Seat, language: str) -> str:
    """How a seat is called: a person's name, or the bot's."""
    texts = Words(language)
    if seat.kind == BOT:
        return texts("seat-bot", bot=texts(f"bot-{seat.bot}"), number=seat.number + 1)
    return seat.name or texts("seat-free", number=seat.number + 1)


def chosen_options(house: House, table: Table, language: str) -> list[str]:
    """What makes this table different from the plain game, in a few words each."""
    texts = texts_of(language, table.game)
    found = []
    for option in house.find_game(table.game).options:
        value = table.options.get(option.name, option.default)
        if value == option.default:
            continue
        title = texts(f"option-{option.name}")
        if is_fingerprint(value):
            found.append(f"{title}: {house.storage.set_name(str(value))}")
            continue
        if isinstance(value, bool):
            found.append(title)
        else:
            found.append(f"{title}: {texts(f'option-{option.name}-value', value=value)}")
    return found


def seat_cards(seats: list[Seat], present: set[str], language: str) -> list[Context]:
    return [
        {
            "number": seat.number,
            "name": seat_name(seat, language),
            "kind": seat.kind,
            "person": seat.person,
            "mark": SEAT_SHAPES[seat.number],
            "letter": SEAT_LETTERS[seat.number],
            "colour": f"seat-{seat.number}",
            "ink": "panel",
            "title": "",
            "present": seat.kind == BOT or seat.person in present,
            "stand_in": seat.stand_in,
            "taken_over": seat.taken_over > 0,
            "votes": 0,
            "resigned": seat.resigned,
            "agrees": seat.agrees,
            "figures": [],
            "asked": False,
            "out": False,
        }
        for seat in seats
    ]


def moment(seconds: float) -> str:
    """A time as pages carry it; the browser says how long ago that was."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def stamp(house: House, table_id: str, person: Person | None) -> str:
    """Changes when, and only when, this person's page would look different."""
    table = house.table(table_id)
    if table.state in (RUNNING, FINISHED):
        with looking(house, table, person) as look:
            return look.stamp
    return digest(*public(table, house.storage.seats(table.id)))


def board(look: Look, reader: Reader) -> Context:
    """The whole board page of a game that has begun."""
    table, match, eyes, lines = look.table, look.match, look.eyes, look.lines
    cards = seat_cards(look.seats, look.present, reader.language)
    for number, _ in look.votes:
        cards[number]["votes"] += 1
    names = [each["name"] for each in cards]
    speaker = Speaker(reader.language, match.rules, names, match.position)
    real = look.seen.view
    planned = look.plan()
    shown = view(planned.shown, eyes.seat) if planned and planned.choices else real
    drawn = view(planned.drawn, eyes.seat) if planned and planned.choices else real
    question = asking.question(speaker, planned) if planned else None
    told = asking.plan(speaker, real, shown, planned, eyes.seat or 0) if planned else None
    found: Context = {
        "table": table,
        "seats": cards,
        "eyes": eyes,
        "over": match.position.over,
        "game_title": speaker.texts("game-title"),
        "plan": told,
        "question": question,
        "secret": real["secret"],
        "undo": telling.undone(speaker, match, eyes) if table.state == RUNNING else "",
        "answered": telling.answered(speaker, match, eyes) if not planned else "",
        "mover": lines[-1].seat if lines else NOBODY,
        # Of a secret choice nobody learns when others have answered.
        "since_when": "" if real["secret"] else moment(table.changed),
        "orders": _orders(speaker, look, real, planned) if _plays_on(match, eyes) else [],
        "can_hint": planned is not None
        and hints.allowed(table, look.seats)
        and hints.can_be_asked(planned),
        "bench_title": _bench_title(speaker) if _plays_on(match, eyes) else "",
        "stamp": look.stamp,
        "stuck": look.stuck,
    }
    style = Style(
        "page",
        speaker.texts,
        reader.wide,
        speaker.names,
        asking.marks(question, told),
        planned=planned.undrawn if planned else (),
        told=since_heading(lines),
    )
    found |= on_the_table(speaker, drawn, cards, style)
    found |= _agreement(table, match, look.seats, cards, eyes)
    _mark_waiting(found, real, cards)
    found["strip"] = _strip(found, cards)
    found["drawers"] = _drawers(found, look, cards)
    found["story"] = _story(speaker, look, cards)
    found["result"] = result(speaker, match, cards) if match.position.over else None
    return found


def in_words(look: Look, language: str) -> list[str]:
    """The board as it is drawn, the plan with it."""
    names = [seat_name(each, language) for each in look.seats]
    planned = look.plan()
    shown = planned.drawn if planned and planned.choices else None
    seen = look.seen.view if shown is None else view(shown, look.eyes.seat)
    return Speaker(language, look.match.rules, names).board(seen)


def bench(look: Look, language: str, chosen: dict[str, str]) -> Context:
    """What a job needs to know of something that is tried without an answer."""
    rules = look.match.rules
    names = [seat_name(each, language) for each in look.seats]
    return {
        "game": rules.game.name, "options": rules.options, "names": names, "language": language,
        "view": look.seen.view, "chosen": chosen,
    }  # fmt: skip


def on_the_table(speaker: Speaker, shown: Data, cards: list[Context], style: Style) -> Context:
    """The zones of the table, and what each seat has."""
    for card in cards:
        card["figures"] = speaker.figures(shown, card["number"])
        _own_mark(speaker, shown, card)
    zones = zones_of(speaker.game, shown, style)
    kinds = {zone.kind for zone in zones}
    marked = sorted({word for words in style.marks.values() for word in words.split()})
    placed = [_zone(zone, marked) for zone in zones]
    return {
        "zones": [zone for zone in placed if zone["kind"] not in (HEAD, HAND)],
        "rivals": [zone for zone in placed if zone["kind"] == RIVAL],
        "markets": [zone for zone in placed if zone["kind"] == MARKET],
        "head": next((zone for zone in placed if zone["kind"] == HEAD), None),
        "hand": next((zone for zone in placed if zone["kind"] == HAND), None),
        "arrangement": "map" if MAP in kinds else "tableau",
        "places": places(zones),
        "wide": style.wide,
    }


def _zone(zone: Zone, marked: list[str]) -> Context:
    legend = marked if zone.kind == MAP else []
    found: Context = {"kind": zone.kind, "name": zone.name, "title": zone.title}
    size = {"width": zone.width, "height": zone.height}
    return found | {"part": Part(found | size | {"svg": zone.svg, "marked": legend})}


def _some(cards: list[Context], names: Sequence[str]) -> list[Context]:
    return [{name: card[name] for name in names} for card in cards]


def _strip(found: Context, cards: list[Context]) -> Part:
    """The seats, with what each has."""
    return Part(
        {
            "seats": _some(cards, OF_THE_STRIP),
            "own": found["eyes"].seat,
            "over": found["over"],
            "mover": found["mover"],
            "head": found["head"] is not None,
        }
    )


@cache
def has_key(game: Game[Any, Any]) -> bool:
    """Does the game say what its signs mean?"""
    return game.key(Style("page")) is not None


def _drawers(found: Context, look: Look, cards: list[Context]) -> Part:
    """What is folded: the log, standing orders, words, and what else can be done."""
    table, eyes = look.table, look.eyes
    return Part(
        {
            "table": {
                "id": table.id, "game": table.game, "pace": table.pace, "takeover": table.takeover,
                "hints": table.hints,
            },
            "eyes": {"seat": eyes.seat, "mine": eyes.mine},
            "seats": _some(cards, OF_ACTIONS),
            "over": found["over"],
            "orders": found["orders"],
            "bench_title": found["bench_title"],
            "has_key": has_key(look.match.rules.game),
            "agreeing": bool(found["agreeing"]),
            "can_agree": found["can_agree"],
        }
    )  # fmt: skip


def _story(speaker: Speaker, look: Look, cards: list[Context]) -> Part:
    """What has just happened: it follows from the record of these eyes."""
    lines = len(look.lines)
    return Part(
        {
            "table": {"id": look.table.id, "generation": look.table.generation},
            "own": look.eyes.seat,
            "seats": _some(cards, ("name", *OF_MARKS)),
            "told": look.told,
            "lines": lines,
            "seen_lines": min(look.seen_lines, lines),
        },
        lambda: {"story": telling.story(speaker, look)},
    )


def _own_mark(speaker: Speaker, shown: Data, card: Context) -> None:
    """A game that marks its players itself, by faction or species, is heard."""
    owner = speaker.game.owner(speaker.rules, shown, card["number"])
    if owner is not None:
        badge = owner.badge
        card["colour"], card["ink"], card["letter"] = badge.fill, badge.ink, badge.letter
        card["title"] = speaker.sentence(owner.title)


def _bench_title(speaker: Speaker) -> str:
    return speaker.sentence(speaker.game.bench_title(speaker.rules))


def _orders(speaker: Speaker, look: Look, real: Data, planned: Plan | None) -> list[Context]:
    """The standing orders that the seat can leave, those it has left, and those to offer now."""
    found = []
    given, seat = look.orders, look.eyes.seat or 0
    here = speaker.game.orders_here(planned.position, planned.asked) if planned else []
    for order in speaker.game.standing_orders():
        if not speaker.game.order_concerns(speaker.rules, real, seat, order.name):
            continue
        chosen = given.get(order.name, order.default)
        names = [_order_name(speaker, order.name, value) for value in order.values]
        entry: Context = {
            "name": order.name,
            "title": speaker.texts(f"order-{order.name}"),
            "why": speaker.texts(f"order-{order.name}-why"),
            "choices": list(zip(order.values, names, strict=True)),
            "chosen": chosen,
            "given": names[order.values.index(chosen)] if chosen != order.default else "",
            "here": [
                (value, names[order.values.index(value)])
                for name, value in here
                if name == order.name and chosen == order.default
            ],
        }
        found.append(entry)
    return found


def _plays_on(match: Match, eyes: Eyes) -> bool:
    return eyes.seat is not None and not match.position.is_out(eyes.seat)


def _order_name(speaker: Speaker, name: str, value: bool | int | str) -> str:
    # A case of a text is one word.
    figure = value.replace(" ", "_") if isinstance(value, str) else value
    return speaker.texts(f"order-{name}-value", value=figure)


def _mark_waiting(found: Context, seen: Data, cards: list[Context]) -> None:
    asked = {each["seat"] for each in seen["questions"]}
    for card in cards:
        card["out"] = card["number"] in seen["agenda"].get("out", [])
        card["asked"] = card["number"] in asked and not found["over"]
    found["waiting_for"] = [
        card["name"] for card in cards if card["asked"] and card["number"] != found["eyes"].seat
    ]
    found["my_turn"] = bool(found["plan"]) or found["eyes"].next_up >= 0


def _agreement(
    table: Table, match: Match, seats: list[Seat], cards: list[Context], eyes: Eyes
) -> Context:
    people = asked_to_agree(match, seats)
    return {
        "can_agree": table.state == RUNNING and lines_before_last_decision(match, seats) > 0,
        "agreeing": [cards[each.number]["name"] for each in people if each.agrees],
        "my_agreement": any(each.agrees for each in people if each.number == eyes.seat),
    }
