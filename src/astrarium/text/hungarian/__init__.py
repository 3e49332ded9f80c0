"""Hungarian grammar for sentences made of names and figures: article and suffixes."""

from astrarium.text.hungarian.article import article, with_article
from astrarium.text.hungarian.suffixes import UnknownSuffix, named, plural, suffix

__all__ = ["UnknownSuffix", "article", "named", "plural", "suffix", "with_article"]
