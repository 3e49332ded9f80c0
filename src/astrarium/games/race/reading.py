"""Components read into tables, once for each set of options."""

from __future__ import annotations

from typing import Any

from astrarium.core.game import Game, Options
from astrarium.games.race.components import check_components
from astrarium.games.race.effects import WORDS, Card, fits, powers_in
from astrarium.games.race.orb.tables import FAMILIES, OrbTables
from astrarium.games.race.robot.printed import read_robot
from astrarium.games.race.tables import RaceRules, Term, VariableScore
from astrarium.games.race.words import GOODS
from astrarium.parts.content import fingerprint


def build_rules(
    game: Game[Any, Any], seats: int, options: Options, content: dict[str, Any]
) -> RaceRules:
    check_components(content)
    orb = content.get("orb")
    cards = content["card"] if orb else [_without_orb(card) for card in content["card"]]
    rules = RaceRules(game, seats, options, fingerprint(content), cards)
    rules.orb = OrbTables(orb) if orb else None
    for number, card in enumerate(cards):
        for slot, words in WORDS.items():
            for power in powers_in(card, slot):
                words[power["power"]].read(rules, number, power)
        rules.first_power[number + 1] = len(rules.powers)
    rules.note_rare_powers()
    if "robot" in content:
        rules.robot = read_robot(content, str(options["solo_difficulty"]))
    by_name = {name: number for number, name in enumerate(rules.names)}
    for start_number, hand in content["preset_hands"].items():
        rules.preset_hands[int(start_number)] = sorted(by_name[name] for name in hand)
    for kind, price in content["goods_trade_price"].items():
        rules.price[GOODS.index(kind)] = price
    for number, card in enumerate(cards):
        rules.variable[number] = _variable_score(cards, card)
        _token_score(rules, number, card)
        rules.produce_draw_per_card[number] = _draw_per_card(cards, card)
    return rules


def _without_orb(card: Card) -> Card:
    """What is for the Orb game only does nothing, and is no power, in any other.

    [race.artifacts.no-orb.survey-team-powers-ignored]
    [race.artifacts.no-orb.token-scoring-ignored]
    """
    powers = {slot: _for_all_games(found) for slot, found in card.get("powers", {}).items()}
    terms = _for_all_games(card.get("variable_vp", []))
    return {**card, "powers": powers, "variable_vp": terms}


def _for_all_games(printed: list[Card]) -> list[Card]:
    return [each for each in printed if not each.get("orb_game_only")]


def _term(cards: list[Card], vp: int, match: Card) -> Term:
    return Term(vp, [fits(match, card) for card in cards])


def _variable_score(cards: list[Card], card: Card) -> VariableScore | None:
    if card["vp"] != "variable":
        return None
    terms: list[Term] = []
    per_military = per_chips = 0
    chips = 1
    for term in card["variable_vp"]:
        if "per_artifact_token" in term:
            continue  # read by _token_score
        if "per" in term:
            terms.append(_term(cards, term["vp"], term["per"]))
        elif term["per_quantity"] == "total_military":
            per_military = term["vp"]
        else:
            per_chips, chips = term["vp"], term["every"]
    return VariableScore(terms, per_military, per_chips, chips)


def _token_score(rules: RaceRules, number: int, card: Card) -> None:
    """[race.artifacts.scoring.six-cost-developments-per-token]"""
    for term in card.get("variable_vp", []):
        if "per_artifact_token" in term:
            rules.token_family[number] = FAMILIES.index(term["per_artifact_token"])
            rules.token_family_vp[number] = term["vp"]


def _draw_per_card(cards: list[Card], card: Card) -> Term | None:
    for power in powers_in(card, "produce"):
        if power["power"] == "draw_per_tableau_card":
            return _term(cards, power["amount"], power["match"])
    return None
