"""Measures how the time of a command grows with its input, and whether odd inputs end well in little memory."""

from __future__ import annotations

import math
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, List, Optional

from world import Files, Project, Trial

# Time grows as this power of the size at most, over two doublings. Noise and logarithms add a little to 1; where half of
# the time of the largest size is quadratic, the power is 1.32.
LARGEST_EXPONENT = 1.3
# Seconds of the largest size below which there is nothing to measure.
MEASURABLE = 0.3
# What an odd input may take: bytes of memory, and seconds of the processor.
MEMORY, SECONDS = 2 << 30, 20
# How many bytes of what a command prints are looked at.
OUTPUT = 1 << 20
# How often a row that seems to grow too fast is measured again: the machine may have been busy. The least time of each
# size counts.
ATTEMPTS = 8


@dataclass
class Growth:
    """An input of any size, and a command that reads it."""

    name: str
    files: Callable[[int], Files]
    command: List[str]
    # The larger of the two sizes that are compared. The other is a quarter of it.
    size: int
    # What is run first, and not measured.
    before: Tuple[str, ...] = ()


@dataclass
class Odd:
    """An input that must end well: with exit code 0 or 1, in little memory and time."""

    name: str
    files: Files
    command: List[str]
    # What must be in the output.
    says: str = ""
    # What else is made in the folder, such as a pipe.
    prepare: Optional[Callable[[Path], None]] = None


@dataclass
class Run:
    code: int
    seconds: float
    output: str


def measured(project: Project, command: List[str], memory: int = 0) -> Run:
    """Runs a command, in little memory if a limit is given, and tells how long the program worked.

    What the system did for it, such as making files, is left out: that takes what the disk and its other users make of it.
    """

    def limit() -> None:
        # Darwin has no such limit.
        if sys.platform == "linux":
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))

    with tempfile.TemporaryFile() as output:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        process = subprocess.Popen(
            [str(project.tool), *command], cwd=project.folder, stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT, preexec_fn=limit if memory else None,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        try:
            process.wait(timeout=10 * SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        output.seek(0)
        text = output.read(OUTPUT).decode(errors="replace")
    return Run(process.returncode, after.ru_utime - before.ru_utime, text)


def exponent(quick: float, slow: float) -> float:
    """The power of the size by which the time grows, where one size is four times the other."""
    return math.log(slow / quick, 4)


def measure_growth(trial: Trial, rows: List[Growth]) -> None:
    """Measures each row, prints a line on it, and counts those that grow too fast."""
    start = min(measured(trial.project({}), ["--version"]).seconds for _ in range(3))
    for row in rows:
        slow = time_of(trial, row, row.size, start)
        if slow <= MEASURABLE:
            print(f"                {row.name} ({row.size}: {slow:.2f} s)", flush=True)
            continue
        quick = time_of(trial, row, row.size // 4, start)
        for _ in range(ATTEMPTS - 1):
            if exponent(quick, slow) <= LARGEST_EXPONENT:
                break
            quick = min(quick, time_of(trial, row, row.size // 4, start))
            slow = min(slow, time_of(trial, row, row.size, start))
        power = exponent(quick, slow)
        trial.expect(power <= LARGEST_EXPONENT, f"{row.name}: the time grows as n^{power:.2f}")
        times = f"{row.size // 4}: {quick:.2f} s, {row.size}: {slow:.2f} s"
        print(f"        n^{power:.2f}  {row.name} ({times})", flush=True)


def time_of(trial: Trial, row: Growth, size: int, start: float) -> float:
    """The seconds of a row's command at a size, without those of the program's start."""
    project = trial.project(row.files(size))
    if row.before:
        project.run(*row.before)
    run = measured(project, row.command)
    trial.expect(run.code in (0, 1), f"{row.name} of {size}: exit code {run.code}: {run.output[-300:]}")
    shutil.rmtree(project.folder)
    return max(run.seconds - start, 0.001)


def try_odd(trial: Trial, rows: List[Odd]) -> None:
    """Runs each row within the limits, and counts those that do not end with exit code 0 or 1 and the words."""
    for odd in rows:
        project = trial.project(odd.files)
        if odd.prepare:
            odd.prepare(project.folder)
        run = measured(project, odd.command, MEMORY)
        trial.expect(run.code in (0, 1), f"{odd.name}: exit code {run.code}: {run.output[-300:]}")
        trial.expect(odd.says in run.output, f"{odd.name}: does not say {odd.says!r}: {run.output[-300:]}")
        print(f"        {run.code:4}  {odd.name} ({run.seconds:.2f} s)", flush=True)
