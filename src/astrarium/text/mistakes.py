"""What was wrong, as sentences."""

from __future__ import annotations

from astrarium.core.errors import AstrariumError, BadLog, IllegalChoice
from astrarium.text.reasons import say_reason
from astrarium.text.texts import Texts


def say_error(texts: Texts, error: AstrariumError) -> str:
    """The sentence of an error; its own message where these texts have none for it."""
    key = f"error-{error.key}"
    if key not in texts:
        return str(error)
    said = [texts(key, **error.figures)]
    if isinstance(error, IllegalChoice):
        known = [each for each in error.reasons if f"reason-{each.key}" in texts]
        said += [say_reason(texts, reason) for reason in known]
    if isinstance(error, BadLog) and error.line:
        said.insert(0, texts("error-at-line", line=error.line))
    return " ".join(said)
