"""Merges that leave conflicts in generated files, with and without edits by hand."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
from dataclasses import dataclass
from typing import Dict, List, Tuple

from world import Files, Project, Trial, scenario

STYLES = ["merge", "diff3", "zdiff3"]
TOKENS, CONFIGURATION = "tokens/a.tokens.json", "tokengenerator.json"
SWIFT, JSON, CATALOG = "Generated/Colors.swift", "Generated/colors.tokens.json", "Generated/Colors.xcassets"
COUNT = 24

Values = Dict[str, int]


OUTPUTS = {
    SWIFT: {"template": "static-members", "scope": "Colors", "path": SWIFT},
    JSON: {"template": "dtcg", "path": JSON},
    CATALOG: {"template": "color-catalog", "path": CATALOG},
}


def inputs(values: Values, outputs: List[str]) -> Files:
    colors = {name: {"$value": f"#{value:06x}"} for name, value in values.items()}
    return {
        CONFIGURATION: json.dumps({"sources": [TOKENS], "outputs": [OUTPUTS[path] for path in outputs]}).encode(),
        TOKENS: json.dumps({"$type": "color", **colors}, indent=1).encode(),
    }


@dataclass
class Side:
    """What one branch has: tokens, what they become, and which files were edited by hand."""

    values: Values
    files: Files
    edits: List[str]


class Merge:
    """Two branches that change some tokens, generate, and edit what was generated, and how that is to end.

    Where Git keeps no whole versions and each side changes several tokens, nobody can tell an edit from a change: such a
    file is refused, which is not tried here.
    """

    def __init__(self, trial: Trial, maker: Project, number: int, most: int = 4) -> None:
        self.trial, self.maker = trial, maker
        self.outputs = list(OUTPUTS) if number % 4 == 0 else [list(OUTPUTS)[number % 4 - 1]]
        draw = trial.random
        self.values = {f"color{index:02}": draw.randrange(1 << 24) for index in range(COUNT)}
        self.base = self.made(self.values)
        self.sides = [self.side(draw, most) for _ in range(2)]
        for side in draw.choice([[], self.sides[:1], self.sides[1:], self.sides]):
            edit(side, draw)
        self.edits = [path for side in self.sides for path in side.edits]
        # Tokens are merged with care; what is generated is left to the next run.
        ours, theirs = (side.values for side in self.sides)
        joined = {name: theirs[name] if ours[name] == value else ours[name] for name, value in self.values.items()}
        self.wanted = self.made(joined)
        self.tokens = inputs(joined, self.outputs)

    def side(self, draw: random.Random, most: int) -> Side:
        values = dict(self.values)
        for name in draw.sample(list(values), draw.randint(1, most)):
            values[name] = draw.randrange(1 << 24)
        return Side(values, self.made(values), [])

    def made(self, values: Values) -> Files:
        """What is generated from colors, with its inputs."""
        files = inputs(values, self.outputs)
        self.maker.put(files)
        self.maker.generate("--quiet")
        return self.maker.files()

    def judge(self, project: Project, when: str) -> bool:
        """Runs the program where tokens are merged, and the rest as Git leaves it; says whether it has refused."""
        project.put(self.tokens)
        before = project.files()
        if not self.edits:
            project.generate("--quiet", when=when)
            self.trial.compare(project.files(), self.wanted, when)
            return False
        result = project.run("--quiet")
        if result.code == 0:
            # Git may have given up an edit by itself, where the other side has the same line.
            gone = [path for path in self.edits if before.get(path) != self.wanted.get(path)]
            for path in gone:
                self.trial.fault("lost", f"{when}: the edit in {path}")
            return False
        is_named = any(result.says(os.path.basename(path), "edited") for path in self.edits)
        self.trial.expect(is_named, f"{when}: names none of {self.edits}: {result.output[-500:]}")
        self.trial.compare(project.files(), before, when)
        return True


@scenario
def an_edit_in_a_merge_is_never_lost(trial: Trial) -> None:
    maker = trial.project()
    results = []
    for style in STYLES:
        for number in range(trial.rounds):
            merge = Merge(trial, maker, number)
            project = repository(trial, style)
            commit(project, merge.base, "base")
            for branch, side in zip(("theirs", "ours"), merge.sides):
                git(project, "checkout", "-q", "-b", branch, "main")
                commit(project, side.files, branch)
            git(project, "merge", "-q", "theirs", accept=(0, 1))
            results.append(merge.judge(project, f"{style}, round {number + 1}"))
            shutil.rmtree(project.folder)
    trial.tried = len(results)
    trial.note = f"{sum(results)} with edits were refused"


@scenario
def an_edit_in_a_file_that_was_merged_without_git_is_never_lost(trial: Trial) -> None:
    maker = trial.project()
    results = []
    for style in STYLES:
        for number in range(trial.rounds):
            merge = Merge(trial, maker, number, most=1)
            project = trial.project()
            project.put({path: merged_file(trial, style, path, merge) for path in merge.base})
            results.append(merge.judge(project, f"{style}, file {number + 1}"))
            shutil.rmtree(project.folder)
    trial.tried = len(results)
    trial.note = f"{sum(results)} with edits were refused"


def edit(side: Side, draw: random.Random) -> None:
    """Changes, adds or removes a line of a generated file by hand, as far as it stays a file of its kind."""
    sets = [path for path in side.files if path.endswith(".colorset/Contents.json")]
    path = draw.choice([path for path in (SWIFT, JSON, *draw.sample(sets, min(1, len(sets)))) if path in side.files])
    lines = side.files[path].decode().split("\n")
    mark = f"by hand {draw.randrange(1 << 30)}"
    if path == SWIFT:
        members = [index for index, line in enumerate(lines) if "static " in line]
        index = draw.choice(members)
        lines[index : index + 1] = draw.choice([[lines[index], f"    // {mark}"], [f"{lines[index]} // {mark}"], []])
    else:
        index = draw.choice([index for index, line in enumerate(lines) if re.search('"(red|hex|colorSpace)"', line)])
        lines[index] = re.sub('(: *)"', rf'\1"{mark} ', lines[index], count=1)
    side.files[path] = "\n".join(lines).encode()
    side.edits.append(path)


def repository(trial: Trial, style: str) -> Project:
    project = trial.project()
    git(project, "init", "-q", "-b", "main")
    for key, value in {"merge.conflictStyle": style, "user.name": "A", "user.email": "a@example.com"}.items():
        git(project, "config", key, value)
    return project


def commit(project: Project, files: Files, message: str) -> None:
    for path in project.files().keys() - files.keys():
        project.remove(path)
    project.put(files)
    git(project, "add", "-A")
    git(project, "commit", "-q", "-m", message)


def merged_file(trial: Trial, style: str, path: str, merge: Merge) -> bytes:
    folder = trial.folder / "merging"
    folder.mkdir(exist_ok=True)
    ours, theirs = (side.files[path] for side in merge.sides)
    for name, content in zip(("ours", "base", "theirs"), (ours, merge.base[path], theirs)):
        (folder / name).write_bytes(content)
    option = [] if style == "merge" else [f"--{style}"]
    command = ["git", "merge-file", "-p", *option, "ours", "base", "theirs"]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).stdout


def git(project: Project, *arguments: str, accept: Tuple[int, ...] = (0,)) -> None:
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
    result = subprocess.run(["git", *arguments], cwd=project.folder, capture_output=True, env=environment, check=False)
    if result.returncode not in accept:
        raise RuntimeError(f"git {' '.join(arguments)}: {result.stderr.decode()}")
