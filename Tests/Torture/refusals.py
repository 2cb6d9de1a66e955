"""What the system refuses: room, names, descriptors, permissions."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator, List

from inputs import SOME, TWO, inputs, outdated
from world import PATIENCE, Files, How, Project, Result, Skipped, State, Trial, scenario

NOBODY = 65534


@scenario
def a_full_disk_changes_nothing(trial: Trial) -> None:
    into = ["--output-root", "disk"]
    old, new = (trial.state(inputs(SOME, value, lines=100), *into) for value in (1, 2))
    project = trial.project(old.inputs)
    size = sum(map(len, new.outputs.values()))
    with small_disk(project.folder / "disk", f"size={3 * size}"):
        for free in [0, 4096, *(trial.random.randrange(size) for _ in range(10)), size - 4096]:
            project.put(old.inputs)
            project.generate(*into)
            ballast = fill_disk(project.folder / "disk", free)
            refuse(project, old, new, into, {}, {"disk/ballast": ballast}, f"{free} bytes free")
            (project.folder / "disk" / "ballast").unlink()
            expect_recovery(project, new, into, f"after {free} bytes free")


@scenario
def a_disk_without_room_for_names_changes_nothing(trial: Trial) -> None:
    into = ["--output-root", "disk"]
    old, new = (trial.state(inputs(SOME, value, lines=100), *into) for value in (1, 2))
    project = trial.project(old.inputs)
    with small_disk(project.folder / "disk", "size=64m,nr_inodes=100"):
        for free in (0, 1, 2, 5, 11):
            project.put(old.inputs)
            project.generate(*into)
            names = fill_names(project.folder / "disk", free)
            refuse(project, old, new, into, {}, {f"disk/{name}": b"" for name in names}, f"{free} names free")
            project.remove(*(f"disk/{name}" for name in names))
            expect_recovery(project, new, into, f"after {free} names free")


@contextmanager
def small_disk(folder: Path, options: str) -> Iterator[None]:
    """A file system in memory, where that may be mounted."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", options, "torture", str(folder)]
    try:
        mounted = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        raise Skipped("there is no mount") from None
    if mounted.returncode:
        raise Skipped(f"a small disk cannot be mounted: {mounted.stderr.strip().splitlines()[0]}")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill_disk(folder: Path, free: int) -> bytes:
    status = os.statvfs(folder)
    ballast = bytes(max(0, status.f_bavail * status.f_frsize - free))
    (folder / "ballast").write_bytes(ballast)
    return ballast


def fill_names(folder: Path, free: int) -> List[str]:
    names = [f"name{number}" for number in range(os.statvfs(folder).f_ffree - free)]
    for name in names:
        (folder / name).touch()
    return names


@scenario
def a_limit_of_open_files_changes_nothing(trial: Trial) -> None:
    old, new = (trial.state(inputs(SOME, value, lines=20)) for value in (1, 2))
    project = trial.project(old.inputs)
    ended = 0
    for limit in range(6, 18):
        project.put(old.inputs)
        project.generate()
        project.put(new.inputs)
        result = project.wait(project.start(**limited(resource.RLIMIT_NOFILE, limit)))
        if result.code in (-signal.SIGILL, -signal.SIGTRAP):
            # The Swift runtime opens some on a thread of its own, when it likes, and ends any program if it cannot.
            ended += 1
        else:
            judge_refusal(project, result, old, new, {}, f"{limit} open files")
        expect_recovery(project, new, [], f"after {limit} open files")
    trial.note = f"{ended} were ended by the Swift runtime" if ended else ""


@scenario
def a_limit_of_file_sizes_changes_nothing(trial: Trial) -> None:
    old, new = (trial.state(inputs(SOME, value, lines=20)) for value in (1, 2))
    project = trial.project(old.inputs)
    sizes = sorted({len(content) for content in new.outputs.values()})
    for limit in [0, 100, sizes[0] - 1, sizes[0] + 100, sizes[-1] - 1]:
        project.put(old.inputs)
        project.generate()
        result = refuse(project, old, new, [], limited(resource.RLIMIT_FSIZE, limit), {}, f"files of {limit} bytes")
        trial.expect(result.code == 1, f"files of {limit} bytes: exit code {result.code}")
        expect_recovery(project, new, [], f"after files of {limit} bytes")
    colors = {"colors.tokens": outdated(1, 50)}
    project.put(colors)
    before = project.files()
    result = project.run("validate", "--upgrade", "colors.tokens", **limited(resource.RLIMIT_FSIZE, 1000))
    project.expect_code(result, 1, "an upgrade with files of 1000 bytes")
    trial.compare(project.files(), before, "an upgrade with files of 1000 bytes")


def limited(kind: int, limit: int) -> How:
    """How a process is started with a limit, and without the signal that exceeding it sends."""

    def prepare() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(kind, (limit, limit))

    return {"preexec_fn": prepare, "env": {**os.environ, "SWIFT_BACKTRACE": "enable=no"}}


@scenario
def a_folder_that_cannot_be_written_changes_nothing(trial: Trial) -> None:
    rest = {"Open/First.swift": 3, "Open/Third.swift": 3}
    outputs = {**rest, "Closed/Second.swift": 3}
    by_hand = {"Closed/ByHand.swift": b"let byHand = 1\n"}
    old = trial.state(inputs(outputs))
    changes = {"changed": outputs, "dropped": rest, "new": {**outputs, "New/Fourth.swift": 3}}
    for name, changed in changes.items():
        new = trial.state(inputs(changed, value=2))
        project = owned_project(trial, {**old.inputs, **old.outputs, **by_hand})
        how = as_nobody(project)
        closed = project.folder if name == "new" else project.folder / "Closed"
        closed.chmod(0o555)
        result = refuse(project, old, new, [], how, by_hand, f"{name} in a read-only folder")
        trial.expect(result.code == 1, f"{name} in a read-only folder: exit code {result.code}: {result.output}")
        closed.chmod(0o755)
        project.expect_code(project.run(**how), 0, f"{name} in a folder that can be written again")
        wanted = {**new.inputs, **new.outputs, **by_hand}
        trial.compare(project.files(), wanted, f"{name} in a folder that can be written again")


def owned_project(trial: Trial, files: Files) -> Project:
    """A project that is nobody's where the script runs as root, with a copy of the program that nobody can reach."""
    project = trial.project(files)
    project.tool = Path(shutil.copy(trial.tool, trial.folder / "tool"))
    if os.geteuid() == 0:
        for place in [project.folder, *project.places()]:
            os.chown(place, NOBODY, NOBODY)
    return project


def as_nobody(project: Project) -> How:
    """How to start a process that permissions bind."""
    if os.geteuid() != 0:
        return {}
    how = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    try:
        process = project.start("--version", **how)
        process.communicate(timeout=PATIENCE)
    except OSError as error:
        raise Skipped(f"the program cannot be run as nobody: {error}") from None
    if process.returncode:
        raise Skipped("the program does not run as nobody")
    return how


@scenario
def an_output_root_that_cannot_be_made_changes_nothing(trial: Trial) -> None:
    project = trial.project({**inputs(TWO), "file": b"a person's\n"})
    project.generate()
    (project.folder / "dangling").symlink_to("nowhere/at/all")
    before = project.traces()
    for root in ("file", "file/inside", "dangling", "/proc/torture", "x" * 300):
        result = project.generate("--output-root", root, code=1)
        trial.expect("error:" in result.output, f"no error is said about {root}: {result.output}")
        trial.expect(project.traces() == before, f"something has changed for the output root {root}")


def refuse(
    project: Project, old: State, new: State, arguments: List[str], how: How, others: Files, when: str
) -> Result:
    """Runs under conditions that hardly let it: all is done, or an error is said and all is as it was."""
    project.put(new.inputs)
    result = project.run(*arguments, **how)
    judge_refusal(project, result, old, new, others, when)
    return result


def judge_refusal(project: Project, result: Result, old: State, new: State, others: Files, when: str) -> None:
    project.trial.expect(result.code in (0, 1), f"{when}: exit code {result.code}: {result.output}")
    outputs = new.outputs if result.code == 0 else old.outputs
    project.trial.compare(project.files(), {**new.inputs, **outputs, **others}, when)
    project.trial.expect(result.code == 0 or "error:" in result.output, f"{when}: no error is said: {result.output}")


def expect_recovery(project: Project, state: State, arguments: List[str], when: str) -> None:
    project.generate(*arguments, when=when)
    project.trial.compare(project.files(), {**state.inputs, **state.outputs}, when)
