"""How fast the program is here, and when it writes."""

from __future__ import annotations

import os
import random
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import List

from world import TEMPORARY, Project


@dataclass
class Pace:
    """How long a run takes, and how much of that it writes."""

    whole: float
    writing: float

    def wait_for_moment(self, process: subprocess.Popen[bytes], folder: Path, draw: random.Random) -> None:
        """Waits for a random moment of a run: most are while it writes into the folder."""
        if draw.random() < 0.85:
            wait_for_temporary_file(process, folder)
            time.sleep(draw.uniform(0, self.writing))
        else:
            time.sleep(draw.uniform(0, self.whole))


def measured_pace(project: Project, folder: Path, *arguments: str) -> Pace:
    """How long a complete run takes that writes into the folder."""
    start = time.monotonic()
    process = project.start(*arguments)
    wait_for_temporary_file(process, folder)
    begin = time.monotonic()
    project.finish(process)
    end = time.monotonic()
    return Pace(end - start, end - begin)


def wait_for_temporary_file(process: subprocess.Popen[bytes], folder: Path) -> None:
    """Waits until the run has begun to write, or has ended."""
    known = set(temporary_names(folder))
    while process.poll() is None and known.issuperset(temporary_names(folder)):
        time.sleep(0.0001)


def temporary_names(folder: Path) -> List[str]:
    return [name for name in os.listdir(folder) if TEMPORARY.search(name)] if folder.exists() else []
