"""What the steps of cards are called, in both languages: whatever a card says is told."""

from __future__ import annotations

import pytest

from astrarium.core.game import rules_of
from astrarium.games.sun.game import GAME
from astrarium.games.sun.reading import build_rules
from astrarium.games.sun.speak.programs import tell_program
from astrarium.table.words import texts_of
from astrarium.text import say_sentence
from tests.games.sun.content import changed


def said(program: str, language: str) -> list[str]:
    rules = rules_of(GAME, 4, {})
    texts = texts_of(language, "sun")
    told = tell_program(rules, int(rules.programs.named[program]))
    return [say_sentence(texts, each, []) for each in told]


@pytest.mark.parametrize(
    ("program", "at", "en", "hu"),
    [
        (
            "transdimensional_ai.immediate", -1,
            "Research a known technology of Level I or II, whatever its prerequisites, "
            "without its immediate reward.",
            "Fejlessz ki egy I. vagy II. szintű, már ismert technológiát, az előzményeitől "
            "függetlenül, az azonnali jutalma nélkül.",
        ),
        (
            "planetary_scale_research.action 1", -1,
            "Research a technology one level above the number of systems you have colonized, "
            "but at most of Level IIII.",
            "Fejlessz ki egy kolonizált bolygóid számánál eggyel magasabb, de legfeljebb IIII. "
            "szintű technológiát.",
        ),
        (
            "metahuman_chambers.action 1", -1,
            "Research a technology of Level IIII.",
            "Fejlessz ki egy IIII. szintű technológiát.",
        ),
        (
            "hypercomputing.action 1", 1,
            "Research a known technology of Level I or II.",
            "Fejlessz ki egy I. vagy II. szintű, már ismert technológiát.",
        ),
        (
            "stealth_terraformers.action 1", -1,
            "Colonize a system that nobody controlled when your turn began. In the end 2 of your "
            "discs lie on it. There is no reward for gaining control.",
            "Kolonizálj egy bolygót, amelyet a köröd elején senki sem kontrollált. Összesen 2 "
            "korongod kerül rá. A kontroll megszerzéséért nem jár jutalom.",
        ),
        (
            "mercenary_fleet.action 1", -1,
            "Colonize a system that you control.",
            "Kolonizálj egy általad kontrollált bolygót.",
        ),
        (
            "hyperdrive_boosters.action 1", 0,
            "Upgrade 2 different ships by one level each.",
            "Fejlessz 2 különböző űrhajót egyenként 1 szinttel.",
        ),
        (
            "hyperdrive_boosters.immediate", 0,
            "Upgrade your ships by 3 levels in all, distributed as you like.",
            "Fejleszd űrhajóidat összesen 3 szinttel, tetszésed szerint elosztva.",
        ),
        (
            "depot_outposts.action 1", 0,
            "Upgrade one ship by one level.",
            "Fejlessz egy űrhajót 1 szinttel.",
        ),
        (
            "unexpected_exoplanet.discoverer", 0,
            "An extra system of deck B is laid beside the board; it is not replaced when somebody "
            "has colonized it.",
            "További bolygókártya kerül a tábla mellé ebből a pakliból: B; ha valaki kolonizálta, "
            "a helyére nem kerül új.",
        ),
    ],
)  # fmt: skip
def test_a_step_says_all_that_the_card_says(program: str, at: int, en: str, hu: str) -> None:
    assert said(program, "en")[at] == en
    assert said(program, "hu")[at] == hu


def test_figures_of_ones_own_are_told_too() -> None:
    steps = [
        {"do": "research", "levels": ["I", "II", "III"]},
        {"do": "colonize", "discs_placed": 1},
        {"do": "add_extra_system", "deck": "A", "replaced": True},
    ]
    mine = changed(frontier_monument={"discoverer": steps})
    options = {option.name: option.default for option in GAME.options}
    rules = build_rules(GAME, 4, options, mine, "")
    told = tell_program(rules, rules.programs.named["frontier_monument.discoverer"])
    assert [say_sentence(texts_of("en", "sun"), each, []) for each in told] == [
        "Research a technology of Level I, II or III.",
        "Colonize a system that you control. In the end one of your discs lies on it.",
        "An extra system of deck A is laid beside the board.",
    ]
    assert [say_sentence(texts_of("hu", "sun"), each, []) for each in told] == [
        "Fejlessz ki egy I, II. vagy III. szintű technológiát.",
        "Kolonizálj egy általad kontrollált bolygót. Összesen 1 korongod kerül rá.",
        "További bolygókártya kerül a tábla mellé ebből a pakliból: A.",
    ]
