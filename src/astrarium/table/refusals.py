"""What can go wrong for a player: each refusal has a text in both languages and a status."""

from __future__ import annotations

from typing import Final

from astrarium.core.errors import AstrariumError

TEXT_FAMILIES: Final = ("refused-",)

STATUS: Final = {
    "stale": 409,
    "illegal": 422,
    "said": 422,
    "within-set": 409,
    "not-asked": 409,
    "no-hints": 403,
    "not-your-seat": 403,
    "not-yours": 403,
    "no-table": 404,
    "no-page": 404,
    "no-game": 404,
    "no-set": 404,
    "bad-set": 422,
    "many-sets": 429,
    "seat-taken": 409,
    "link-used": 410,
    "link-expired": 410,
    "not-waiting": 409,
    "not-running": 409,
    "not-finished": 409,
    "bad-options": 422,
    "bad-log": 422,
    "other-rules": 409,
    "bad-form": 400,
    "bad-code": 403,
    "bad-origin": 403,
    "too-large": 413,
    "too-fast": 429,
    "nothing-to-undo": 409,
    "bad-method": 405,
    "bad-host": 421,
    "too-slow": 408,
    "busy": 503,
    "damaged": 409,
    "full": 503,
    "job-going-on": 429,
    "job-failed": 503,
    "name-bot": 422,
    "name-long": 422,
    "name-mixed": 422,
    "name-taken": 409,
    "name-unseen": 422,
    "never-taken-over": 403,
    "not-away": 403,
    "many-guests": 429,
    "many-jobs": 429,
    "many-opened": 429,
    "many-opened-here": 429,
    "many-opened-kept": 429,
    "many-opened-new": 429,
    "many-pages": 429,
    "many-pages-here": 429,
    "many-pages-kept": 429,
    "many-pages-unknown": 429,
    "many-tables": 429,
    "many-uploads": 429,
    "many-uploads-here": 429,
    "many-uploads-kept": 429,
    "many-uploads-new": 429,
    "many-uploads-unknown": 429,
    "broken": 500,
}


class Refusal(Exception):
    """Nothing was changed; `why` names the text that says so and what to do."""

    def __init__(self, why: str, error: AstrariumError | None = None, **figures: str | int) -> None:
        super().__init__(why)
        self.figures = figures  # of the text: how much is allowed, whose name it is
        self.why = why
        self.error = error  # what the engine found wrong, precisely
        self.status = STATUS[why]
