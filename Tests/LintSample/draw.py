#!/usr/bin/env python3
"""Draws findings of `lint` for judges.

    draw.py FOLDER

The folder contains `list.md`, whose table has each app's repository and commit, the checkouts `OWNER+NAME`, and what
`lint --format json` printed in each, as `lint/OWNER+NAME.jsonl`. Writes `findings.json` and `sheet-1.md`, `sheet-2.md`,
… into the folder. The draw is stratified by rule, and the same folder always gives the same files.
"""

import json
import random
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

SEED = 20261126
SIZE = 500
LEAST_OF_RULE = 40
MOST_OF_APP = 120
SHEET = 100
CONTEXT = 6
WIDTH = 240


def read_findings(folder):
    """All findings, sorted by repository and place."""
    findings = []
    rows = re.findall(r"^\| ([^|/\s]+/[^|\s]+) \| ([0-9a-f]{40}) \|", (folder / "list.md").read_text(), re.MULTILINE)
    for repository, commit in rows:
        log = folder / "lint" / f"{repository.replace('/', '+')}.jsonl"
        for line in log.read_text().splitlines():
            found = json.loads(line)
            findings.append(
                {
                    "repository": repository,
                    "commit": commit,
                    "path": found["file"],
                    "line": found["line"],
                    "column": found["column"],
                    "rule": found["code"],
                    "severity": found["severity"],
                    "message": found["message"],
                    "notes": [note["message"] for note in found.get("notes", [])],
                }
            )
    return sorted(findings, key=place)


def place(finding):
    return tuple(finding[key] for key in ("repository", "path", "line", "column", "rule", "message"))


def quotas(counts):
    """How many findings of each rule to draw: all or the least, and the rest in proportion to what is left."""
    quota = {rule: min(count, LEAST_OF_RULE) for rule, count in counts.items()}
    left = {rule: counts[rule] - quota[rule] for rule in counts}
    rest = min(SIZE, sum(counts.values())) - sum(quota.values())
    shares = {rule: rest * left[rule] / max(sum(left.values()), 1) for rule in counts}
    for rule in counts:
        quota[rule] += int(shares[rule])
    by_remainder = sorted(counts, key=lambda rule: (int(shares[rule]) - shares[rule], rule))
    for rule in by_remainder[: rest - sum(map(int, shares.values()))]:
        quota[rule] += 1
    return quota


def draw(findings):
    """The drawn findings, in order. Rules with few findings draw first; a full app gives no more."""
    generator = random.Random(SEED)
    by_rule = defaultdict(list)
    for finding in findings:
        by_rule[finding["rule"]].append(finding)
    quota = quotas({rule: len(by_rule[rule]) for rule in sorted(by_rule)})
    of_app, drawn = Counter(), []
    for rule in sorted(by_rule, key=lambda rule: (len(by_rule[rule]), rule)):
        generator.shuffle(by_rule[rule])
        missing = quota[rule]
        for finding in by_rule[rule]:
            if missing and of_app[finding["repository"]] < MOST_OF_APP:
                of_app[finding["repository"]] += 1
                missing -= 1
                drawn.append(finding)
        if missing:
            print(f"{rule}: {missing} too few, because apps are full")
    return sorted(drawn, key=place)


def source(file, line):
    """The lines around a line, which is marked; for a folder of an asset, its files and its `Contents.json`."""
    before = []
    if file.is_dir():
        before = ["  files: " + ", ".join(sorted(entry.name for entry in file.iterdir()))]
        file, line = file / "Contents.json", 1
    if not file.is_file():
        return [*before, f"  (no file {file.name})"]
    lines = re.split(r"\r\n|\n|\r", file.read_text(encoding="utf-8-sig", errors="replace"))
    shown = range(max(line - CONTEXT, 1), min(line + CONTEXT, len(lines)) + 1)
    return before + [
        f"{'>' if number == line else ' '} {number:5} {shorten(lines[number - 1].expandtabs(4))}" for number in shown
    ]


def shorten(text):
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"


def sheet(folder, findings):
    """The text of a sheet for judges."""
    parts = [f"# Findings {findings[0]['number']} to {findings[-1]['number']}\n"]
    repository = None
    for finding in findings:
        checkout = folder / finding["repository"].replace("/", "+")
        if finding["repository"] != repository:
            repository = finding["repository"]
            parts.append(f"## {repository}\n\nCommit {finding['commit']}, in `{checkout.name}`.\n")
        lines = source(checkout / finding["path"], finding["line"])
        fence = "`" * max([3] + [len(run) + 1 for run in re.findall(r"`{3,}", "\n".join(lines))])
        parts.append(
            f"### {finding['number']}. {finding['rule']}\n\n"
            + f"{finding['severity']}: {finding['message']}\n"
            + "".join(f"note: {note}\n" for note in finding["notes"])
            + f"`{finding['path']}:{finding['line']}:{finding['column']}`\n\n"
            + "\n".join([fence + "text", *lines, fence])
            + "\n"
        )
    return "\n".join(parts)


def table(findings, drawn):
    """The numbers of all and of drawn findings by app and rule."""
    rules = sorted({finding["rule"] for finding in findings})
    cells = Counter((finding["repository"], finding["rule"]) for finding in findings)
    chosen = Counter((finding["repository"], finding["rule"]) for finding in drawn)
    lines = ["| repository | " + " | ".join(rules) + " | all |", "|---|" + "---|" * (len(rules) + 1)]
    for repository in [*sorted({finding["repository"] for finding in findings}), "all"]:
        pairs = []
        for columns in [[rule] for rule in rules] + [rules]:
            keys = [key for key in cells if key[1] in columns and repository in (key[0], "all")]
            pairs.append(f"{sum(cells[key] for key in keys)} ({sum(chosen[key] for key in keys)})")
        lines.append(f"| {repository} | " + " | ".join(pairs) + " |")
    return "\n".join(lines) + "\n"


def main(folder):
    findings = read_findings(folder)
    drawn = [{"number": number} | finding for number, finding in enumerate(draw(findings), 1)]
    (folder / "findings.json").write_text(json.dumps(drawn, ensure_ascii=False, indent=1) + "\n")
    for index in range(0, len(drawn), SHEET):
        (folder / f"sheet-{index // SHEET + 1}.md").write_text(sheet(folder, drawn[index : index + SHEET]))
    print(table(findings, drawn), end="")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
