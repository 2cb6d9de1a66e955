"""Reads the pages of the documentation: their prose, their headings, and the anchors that GitHub gives these."""

import re
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def anchors(page):
    """The anchors that GitHub gives the headings of a page, each with the text of its heading."""
    found, seen = {}, {}
    for _, line in prose(page, keeping_code=True):
        heading = re.match(r"#{1,6}\s+(.*?)\s*#*$", line)
        if heading:
            text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading[1])
            name = "".join(character for character in text.lower() if is_kept(character)).replace(" ", "-")
            seen[name] = seen.get(name, -1) + 1
            found[f"{name}-{seen[name]}" if seen[name] else name] = text
    return found


def is_kept(character):
    """Whether a character of a heading stays in its anchor: letters, digits, marks, hyphen, underscore and space."""
    return character in " -_" or unicodedata.category(character)[0] in "LNM"


def prose(page, keeping_code=False):
    """The lines of a page outside of code blocks, with their numbers; without the code in them, unless it is kept."""
    for number, (line, is_code) in enumerate(lines(page), start=1):
        if not is_code:
            yield number, line if keeping_code else re.sub(r"`[^`]*`", "``", line)


def lines(page):
    """The lines of a page, each with whether it belongs to a code block."""
    fence = None
    for line in page.read_text(encoding="utf-8").splitlines():
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        is_code = fence is not None or mark is not None
        if mark and (fence is None or mark[1].startswith(fence)):
            fence = mark[1] if fence is None else None
        yield line, is_code
