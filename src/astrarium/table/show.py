"""What one person sees of a running or finished table, ready for the templates.

Everything about the game comes from `view(seat)`, the seat's own record and its own plan.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any, Final

from astrarium.core.game import Data, Rules
from astrarium.core.match import Match
from astrarium.core.position import Position, Question
from astrarium.core.views import view
from astrarium.table.drafts import Plan, plan
from astrarium.table.eyes import Eyes, eyes_of
from astrarium.table.house import House
from astrarium.table.play import lines_before_last_decision
from astrarium.table.record import record
from astrarium.table.storage import BOT, FINISHED, PERSON, RUNNING, Person, Seat, Table
from astrarium.table.telling import telling_of
from astrarium.table.words import Speaker, texts_of

LOG_SHOWN: Final = 30
MARKS: Final = ("circle", "square", "diamond", "triangle", "hexagon", "star", "cross")
Context = dict[str, Any]


def seat_name(seat: Seat, language: str) -> str:
    """How a seat is called: a person's name, or the bot's."""
    texts = texts_of(language)
    if seat.kind == BOT:
        return texts("seat-bot", bot=texts(f"bot-{seat.bot}"), number=seat.number + 1)
    return seat.name or texts("seat-free", number=seat.number + 1)


def seat_cards(house: House, table: Table, seats: list[Seat], language: str) -> list[Context]:
    present = house.hub.present(table.id)
    return [
        {
            "number": seat.number,
            "name": seat_name(seat, language),
            "kind": seat.kind,
            "person": seat.person,
            "mark": MARKS[seat.number],
            "letter": "ABCDEFG"[seat.number],
            "present": seat.kind == BOT or seat.person in present,
            "stand_in": seat.stand_in,
            "resigned": seat.resigned,
            "agrees": seat.agrees,
        }
        for seat in seats
    ]


def stamp(house: House, table_id: str, person: Person | None) -> str:
    """Changes when, and only when, this person's page would look different."""
    table = house.table(table_id)
    seats = house.storage.seats(table.id)
    public = [
        [each.number, each.kind, each.person, each.name, each.stand_in, each.resigned, each.agrees]
        for each in seats
    ]
    present = sorted(house.hub.present(table.id) & {each.person for each in seats})
    parts: list[Any] = [table.state, table.rematch, public, present]
    if table.state in (RUNNING, FINISHED):
        with house.game(table) as (_, match):
            eyes = eyes_of(house, table, seats, person, match)
            parts += [eyes.seat, eyes.covered, eyes.next_up, match.view(eyes.seat)]
            parts.append(len(record(match, eyes.seat)))
            if eyes.seat is not None:
                draft = house.storage.draft(table.id, eyes.seat)
                parts.append([] if draft is None else [draft.lane, draft.number, draft.answers])
    packed = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(packed.encode()).hexdigest()[:24]


def board(house: House, table: Table, person: Person | None, language: str) -> Context:
    """The whole board page of a game that has begun."""
    seats = house.storage.seats(table.id)
    cards = seat_cards(house, table, seats, language)
    with house.game(table) as (_, match):
        eyes = eyes_of(house, table, seats, person, match)
        speaker = Speaker(language, match.rules, [each["name"] for each in cards])
        found: Context = {
            "table": table,
            "seats": cards,
            "eyes": eyes,
            "over": match.position.over,
            "game_title": speaker.texts("game-title"),
        }
        planned = None
        if eyes.seat is not None and table.state == RUNNING:
            draft = house.storage.draft(table.id, eyes.seat)
            planned = plan(match.position, eyes.seat, draft)
        shown = view(planned.shown if planned else match.position, eyes.seat)
        found |= on_the_table(speaker, shown, match.view(eyes.seat), cards)
        found["log"], found["since"] = _log(speaker, match, eyes, seats)
        found["plan"] = planned and _plan(speaker, match, planned, eyes.seat or 0)
        found["question"] = planned and _question(speaker, planned, shown)
        _mark_choosable(found)
        _mark_waiting(found, match.view(eyes.seat), cards)
        found["undo"] = (
            table.state == RUNNING and eyes.seat is not None and bool(match.undoable(eyes.seat))
        )
        people = [each for each in seats if each.kind == PERSON and not each.resigned]
        found["can_agree"] = table.state == RUNNING and lines_before_last_decision(match) > 0
        found["agreeing"] = [cards[each.number]["name"] for each in people if each.agrees]
        found["my_agreement"] = any(each.agrees for each in people if each.number == eyes.seat)
        if match.position.over:
            found["result"] = result(speaker, match, cards)
    return found


def on_the_table(speaker: Speaker, shown: Data, real: Data, cards: list[Context]) -> Context:
    telling, rules = speaker.telling, speaker.rules
    there = {thing["key"] for area in telling.areas(rules, real) for thing in area["things"]}
    areas = telling.areas(rules, shown)
    for area in areas:
        area["heading"] = speaker.sentence(area["title"])
        area["owner"] = cards[area["seat"]] if area["seat"] >= 0 else None
        for thing in area["things"]:
            thing["choices"] = []
            thing["planned"] = thing["key"] not in there
            thing["name"] = speaker.texts(f"card-{thing['face']['id']}")
            thing["about"] = explained_card(speaker.texts.language, rules, thing["card"])
            if thing["good"]:
                thing["good_name"] = speaker.texts("area-good", goods=thing["good"])
    for card in cards:
        number = card["number"]
        card["status"] = [speaker.sentence(each) for each in telling.seat_status(shown, number)]
        card["figures"] = [
            (speaker.sentence(key), amount) for key, amount in telling.figures(shown, number)
        ]
    return {
        "areas": areas,
        "status": [speaker.sentence(each) for each in telling.status(shown)],
    }


@lru_cache(maxsize=4096)
def explained_card(language: str, rules: Rules, card: int) -> list[str]:
    texts = texts_of(language, rules.game.name)
    sentences = telling_of(rules.game.name).explain_card(rules, card)
    return [texts(key, **figures) for key, figures in sentences]


@lru_cache(maxsize=4096)
def explained_choice(language: str, rules: Rules, choice: int) -> list[str]:
    texts = texts_of(language, rules.game.name)
    sentences = telling_of(rules.game.name).behind(rules, choice)
    return [texts(key, **figures) for key, figures in sentences]


def _question(speaker: Speaker, planned: Plan, shown: Data) -> Context:
    rules, telling = speaker.rules, speaker.telling
    found: Context = {"token": planned.token, "options": [], "closed": [], "words": ""}
    if planned.complete:
        return found
    found["words"] = speaker.sentence(telling.question(rules, shown))
    options = planned.open()
    candidates = planned.position.candidates(planned.asked)
    for choice in sorted({*options, *candidates} - set(planned.held)):
        about = explained_choice(speaker.texts.language, rules, choice)
        entry: Context = {
            "choice": choice,
            "words": speaker.choice(choice),
            "about": about,
            "place": telling.place_of(rules, planned.asked.seat, choice),
        }
        if choice in options:
            found["options"].append(entry)
        else:
            entry["reasons"] = _reasons(speaker, planned.position, planned.asked, choice)
            found["closed"].append(entry)
    return found


def _reasons(
    speaker: Speaker, s: Position, question: Question, choice: int
) -> list[tuple[str, str]]:
    return [
        (speaker.sentence(speaker.telling.reason(each)), each.rule)
        for each in s.reasons_against(question, choice)
    ]


def _plan(speaker: Speaker, match: Match, planned: Plan, seat: int) -> Context:
    telling = speaker.telling
    before = telling.figures(view(match.position, seat), seat)
    after = telling.figures(view(planned.shown, seat), seat)
    changes = [
        (speaker.sentence(key), old, new)
        for (key, old), (_, new) in zip(before, after, strict=True)
        if old != new
    ]
    return {
        "steps": [speaker.choice(choice) for choice in planned.choices],
        "held": [speaker.choice(choice) for choice in planned.held],
        "complete": planned.complete,
        "cut": planned.cut,
        "changes": changes,
        "token": planned.token,
    }


def _mark_choosable(found: Context) -> None:
    """Beside each thing of the board, the choices that are about it."""
    question = found["question"]
    options = question["options"] if question else []
    by_place: dict[str, list[int]] = {}
    for entry in options:
        by_place.setdefault(entry["place"], []).append(entry["choice"])
    for area in found["areas"]:
        for thing in area["things"]:
            thing["choices"] = by_place.get(thing["place"], [])


def _mark_waiting(found: Context, seen: Data, cards: list[Context]) -> None:
    asked = {each["seat"] for each in seen["questions"]}
    for card in cards:
        card["asked"] = card["number"] in asked
    found["waiting_for"] = [
        card["name"] for card in cards if card["asked"] and card["number"] != found["eyes"].seat
    ]
    found["my_turn"] = bool(found["plan"]) or found["eyes"].next_up >= 0
    found["secret"] = seen["secret"]


def _log(
    speaker: Speaker, match: Match, eyes: Eyes, seats: list[Seat]
) -> tuple[list[Context], list[str]]:
    lines = record(match, eyes.seat)
    told = [
        {"number": number, "sentences": speaker.line(line, eyes.seat)}
        for number, line in enumerate(lines[-LOG_SHOWN:], start=max(0, len(lines) - LOG_SHOWN))
    ]
    since: list[str] = []
    if eyes.seat is not None and not match.position.over:
        for line in lines[seats[eyes.seat].seen :][-LOG_SHOWN:]:
            if line.seat != eyes.seat:
                since += speaker.line(line, eyes.seat)
    return [each for each in told if each["sentences"]], since


def result(speaker: Speaker, match: Match, cards: list[Context]) -> list[Context]:
    """The result, best first, with the points by where they came from."""
    s = match.position
    scores, ranking = s.scores(), s.ranking()
    points = speaker.telling.points(s)
    rows = [
        {
            "seat": card,
            "score": scores[card["number"]],
            "rank": ranking[card["number"]],
            "points": [(speaker.sentence(key), n) for key, n in points[card["number"]]],
        }
        for card in cards
    ]
    return sorted(rows, key=lambda row: (row["rank"], row["seat"]["number"]))
