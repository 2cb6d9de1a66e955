#!/usr/bin/env python3
"""Reads the pages of the documentation: their prose, their headings, and GitHub's anchors for them.

    Scripts/documentation.py FOLDER    runs the commands in the pages, with the TokenGenerator in that folder

A code block below <!-- run in PATH --> is run in a copy of that folder, without its configuration and generated files;
with PATH ".", in this repository. In a block of the language sh, every line is a command. In a block of the language
console, lines that begin with "$ " are commands, and the lines below them are their output; "…" matches any lines.
Times are ignored. Exit code: 1 if a command fails or prints something else.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def anchors(page):
    """The anchors that GitHub gives the headings of a page, with the text of each heading."""
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
    """Whether GitHub keeps a character of a heading in its anchor: letters, digits, marks, hyphen, underscore and
    space."""
    return character in " -_" or unicodedata.category(character)[0] in "LNM"


def prose(page, keeping_code=False):
    """The lines of a page outside of code blocks, with their numbers. Code in them is removed, unless it is kept."""
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


RUN = re.compile(r"<!-- run in (\S+) -->")
# A step of .ci/run runs these.
SKIPPED = ["swift test"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    environment = {**os.environ, "PATH": f"{Path(sys.argv[1]).resolve()}:{os.environ['PATH']}"}
    problems, count = [], 0
    for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]:
        for number, folder, commands in runs(page):
            with tempfile.TemporaryDirectory() as scratch:
                place = ROOT if folder == "." else Path(scratch) / "copy"
                if folder != ".":
                    copy(ROOT / folder, place)
                for command, expected in commands:
                    count += 1
                    problem = problem_of(command, expected, place, environment)
                    if problem:
                        problems.append(f"{page.relative_to(ROOT)}:{number}: error: {command}: {problem}")
    print(f"{count} commands were run")
    if not count or problems:
        sys.exit("\n".join(problems) or "error: no page has a command to run")


def runs(page):
    """The blocks of a page to run: the line, the folder, and the commands, each with its output."""
    folder, language, block = None, None, []
    for number, (line, is_code) in enumerate(lines(page), start=1):
        mark = RUN.fullmatch(line)
        if mark:
            folder, language, block = mark[1], None, []
        elif folder and language is None:
            language = line.strip("`")
        elif folder and line.startswith("```"):
            yield number, folder, commands_of(language, block)
            folder = None
        elif folder:
            block.append(line)


def commands_of(language, block):
    if language == "sh":
        return [(line, []) for line in block if line not in SKIPPED]
    commands = []
    for line in block:
        if line.startswith("$ "):
            commands.append((line[2:], []))
        else:
            commands[-1][1].append(line)
    return commands


def copy(folder, place):
    """Copies a folder without its configuration and generated files, as it was before TokenGenerator was used."""
    shutil.copytree(folder, place, ignore=shutil.ignore_patterns("tokengenerator.json", ".build", "Generated"))


def problem_of(command, expected, place, environment):
    outcome = subprocess.run(["bash", "-c", command], cwd=place, env=environment, capture_output=True, text=True)
    if outcome.returncode:
        return f"exit code {outcome.returncode}\n{outcome.stdout}{outcome.stderr}"
    pattern = "\n".join(".*" if line == "…" else re.escape(without_times(line)) for line in expected)
    if expected and not re.fullmatch(pattern + r"\s*", without_times(outcome.stdout), re.DOTALL):
        return f"it prints\n{outcome.stdout}"
    return None


def without_times(text):
    return re.sub(r"[\d.]+ ms\b", "… ms", text)


if __name__ == "__main__":
    main()
