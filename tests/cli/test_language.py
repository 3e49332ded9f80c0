"""Which language the command line speaks."""

from __future__ import annotations

import pytest

from astrarium.cli.texts import language_in


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        (["rules", "race", "--lang", "hu"], {"ASTRARIUM_LANG": "en"}, "hu"),
        (["--lang=hu"], {}, "hu"),
        (["--lang", "xx"], {"ASTRARIUM_LANG": "hu"}, "hu"),
        (["--lang"], {}, "en"),
        ([], {"ASTRARIUM_LANG": "hu", "LANG": "en_GB.UTF-8"}, "hu"),
        ([], {"LANG": "hu_HU.UTF-8"}, "hu"),
        ([], {"LC_ALL": "en_US.UTF-8", "LANG": "hu_HU.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LC_ALL": "", "LANG": "hu_HU"}, "hu"),
    ],
)
def test_the_option_goes_before_the_environment_and_that_before_english(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_in(arguments, environment) == language
