"""What a scenario works with: a folder, the program, and a list of what is wrong."""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple

TEMPORARY = re.compile(r"(^|/)\.[^/]*\.tokengenerator-tmp$")
KINDS = ["torn", "lost", "left over", "wrong"]
# A run takes milliseconds; what has no answer for so long never has one.
PATIENCE = 300

# Files by their paths below a folder.
Files = Dict[str, bytes]
# How a process is started: what subprocess.Popen is given besides the command and the folder.
How = Dict[str, Any]
Scenario = Callable[["Trial"], None]

# All scenarios, in the order of their definition.
scenarios: List[Scenario] = []


def scenario(function: Scenario) -> Scenario:
    """Marks a scenario: a function whose name is a sentence about the program."""
    scenarios.append(function)
    return function


class Skipped(Exception):
    """A scenario needs what this machine does not have."""


@dataclass
class Result:
    code: int
    output: str

    def says(self, path: str, *words: str) -> bool:
        """Whether a line names the path and has all of the words."""
        lines = [line.lower() for line in self.output.splitlines() if path in line]
        return any(all(word in line for word in words) for line in lines)


@dataclass
class State:
    """What is read, and what a complete run makes of it."""

    inputs: Files
    outputs: Files


class Trial:
    """A scenario that is being tried: where it works, what it draws by lot, and what it has found wrong."""

    def __init__(self, name: str, tool: Path, folder: Path, options: argparse.Namespace) -> None:
        self.name, self.tool, self.folder = name, tool, folder
        self.kills, self.rounds = options.kills, options.rounds
        self.random = random.Random(f"{options.seed} {name}")
        self.tried = 0
        self.faults: Dict[str, List[str]] = {kind: [] for kind in KINDS}
        self.note = ""
        self.places = 0

    def expect(self, condition: bool, text: str) -> None:
        self.tried += 1
        if not condition:
            self.fault("wrong", text)

    def fault(self, kind: str, text: str) -> None:
        self.faults[kind].append(text)

    def has_faults(self) -> bool:
        return any(self.faults.values())

    def summary(self) -> str:
        counts = [f"tried {self.tried}", *(f"{kind} {len(texts)}" for kind, texts in self.faults.items())]
        line = f"{'FAILED' if self.has_faults() else 'passed'}  {self.name}: {', '.join(counts)}"
        return f"{line} ({self.note})" if self.note else line

    def examples(self) -> List[str]:
        return [f"{kind}: {text}" for kind, texts in self.faults.items() for text in texts[:4]]

    def compare(self, found: Files, wanted: Files, when: str) -> None:
        """Counts every file that is not what it should be."""
        for path in sorted(wanted.keys() | found.keys()):
            if path not in found:
                self.fault("lost", f"{when}: {path} is gone")
            elif path not in wanted:
                self.fault("left over", f"{when}: {path} is there")
            elif found[path] != wanted[path]:
                self.fault("torn", f"{when}: {path} is not what it should be")

    def project(self, files: Optional[Files] = None) -> Project:
        self.places += 1
        project = Project(self, self.folder / f"project{self.places}")
        project.put(files or {})
        return project

    def state(self, inputs: Files, *arguments: str) -> State:
        """What a complete run makes of these inputs, tried in a folder beside."""
        project = self.project(inputs)
        project.generate(*arguments)
        found = project.files()
        shutil.rmtree(project.folder)
        return State(inputs, {path: content for path, content in found.items() if path not in inputs})

    def whole(self, files: Files, *arguments: str) -> Files:
        """The inputs with all that is made of them."""
        state = self.state(files, *arguments)
        return {**state.inputs, **state.outputs}


def holds(place: Path, content: bytes) -> bool:
    """Whether a file has this content already; a run may be moving it at this moment."""
    try:
        return place.read_bytes() == content
    except OSError:
        return False


class Project:
    """A folder with a configuration, and the program run in it."""

    def __init__(self, trial: Trial, folder: Path) -> None:
        self.trial, self.folder, self.tool = trial, folder, trial.tool
        folder.mkdir(parents=True)

    def put(self, files: Files) -> None:
        """Saves files as careful editors do: each is the old one or the new one at any moment."""
        incoming = self.trial.folder / "incoming"
        for path, content in files.items():
            place = self.folder / path
            if holds(place, content):
                continue
            place.parent.mkdir(parents=True, exist_ok=True)
            incoming.write_bytes(content)
            os.replace(incoming, place)

    def remove(self, *paths: str) -> None:
        for path in paths:
            (self.folder / path).unlink()

    def files(self) -> Files:
        """All files but git's; of a link, where it leads; and folders with nothing in them, with a slash behind."""
        found = {}
        for place in self.places():
            path = str(place.relative_to(self.folder))
            if place.is_symlink():
                found[path] = b"-> " + os.fsencode(os.readlink(place))
            elif place.is_file():
                found[path] = place.read_bytes()
            elif not os.listdir(place):
                found[path + "/"] = b""
        return found

    def places(self) -> Iterator[Path]:
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if name != ".git"]
            yield from (Path(folder) / name for name in folders + names)

    def traces(self) -> Dict[str, Tuple[int, int, int]]:
        """What no look at a file changes, but every write, removal and replacement does."""
        statuses = {str(place): place.lstat() for place in [self.folder, *self.places()]}
        return {path: (status.st_ino, status.st_size, status.st_mtime_ns) for path, status in statuses.items()}

    def temporary(self) -> List[str]:
        return [path for path in self.files() if TEMPORARY.search(path)]

    def start(self, *arguments: str, **how: Any) -> subprocess.Popen[bytes]:
        command = [str(self.tool), *arguments]
        return subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **how)

    def finish(self, process: subprocess.Popen[bytes]) -> Result:
        """Waits for a run, which may end with 0 or 1 only, and in time."""
        result = self.wait(process)
        self.trial.expect(result.code in (0, 1), f"exit code {result.code}: {process.args!r}: {result.output[-500:]}")
        return result

    def wait(self, process: subprocess.Popen[bytes]) -> Result:
        try:
            output, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
        return Result(process.returncode, output.decode(errors="replace"))

    def run(self, *arguments: str, **how: Any) -> Result:
        return self.finish(self.start(*arguments, **how))

    def generate(self, *arguments: str, code: int = 0, when: str = "") -> Result:
        result = self.run(*arguments)
        self.expect_code(result, code, " ".join([when, *arguments]))
        return result

    def check(self, *arguments: str, code: int, when: str = "") -> Result:
        """Runs with --check, which leaves no trace."""
        return self.look("--check", *arguments, code=code, when=when)

    def look(self, *arguments: str, code: int, when: str = "") -> Result:
        before = self.traces()
        result = self.run(*arguments)
        self.expect_code(result, code, " ".join([when, *arguments]))
        after = self.traces()
        changed = sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))
        self.trial.expect(not changed, f"{when} {' '.join(arguments)} has changed {', '.join(changed)}")
        return result

    def expect_code(self, result: Result, code: int, when: str) -> None:
        self.trial.expect(result.code == code, f"{when}: exit code {result.code}, not {code}: {result.output[-700:]}")

    def repair(self, state: State, others: Files) -> None:
        """Runs without disturbance, after which all is as it should be."""
        self.put(state.inputs)
        self.generate("--quiet", when="the next run")
        self.trial.compare(self.files(), {**state.inputs, **state.outputs, **others}, "after the next run")
        self.check(code=0, when="after the next run")

    def expect_kept(self, files: Files, word: str = "") -> None:
        """No run removes these files or changes them; the word stands in the lines that name them."""
        for arguments in ([], ["--force"], ["--replace-edited"], ["--force", "--replace-edited"]):
            result = self.generate(*arguments)
            if word and not arguments:
                for path in files:
                    self.trial.expect(result.says(path, word), f"no {word} names {path}: {result.output}")
            found = {path: content for path, content in self.files().items() if path in files}
            self.trial.compare(found, files, " ".join(["after a run", *arguments]))

    def expect_silence(self, result: Result, files: Files) -> None:
        for path in files:
            self.trial.expect(not result.says(path), f"names {path}, which is not its own: {result.output}")
