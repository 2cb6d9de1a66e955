"""Edits of everything that is read, while the program watches."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Dict

from inputs import CONFIGURATION, TEMPLATE, THREE, TWO, inputs, template
from world import Files, PATIENCE, Project, Trial, scenario

TOKENS = "tokens/tokengenerator.tokens"


@scenario
def each_edit_is_built_while_the_program_watches(trial: Trial) -> None:
    desk = Desk(trial.project(project_of(TWO, 0)))
    process = desk.project.start("--watch")
    edits = [save_in_place, save_carefully, save_as_vim_does, add_folder, remove_folder, change_configuration]
    desk.wait_for_outputs(process, "at the start")
    for number in range(trial.rounds):
        edit = trial.random.choice(edits)
        edit(desk)
        desk.wait_for_outputs(process, f"edit {number + 1}, {edit.__name__}")
        if trial.has_faults():
            break
    process.send_signal(signal.SIGINT)
    result = desk.project.wait(process)
    trial.expect(result.code == 0, f"Ctrl-C ended with {result.code}: {result.output[-700:]}")
    desk.compare("after Ctrl-C")
    runs = sum(" ms" in line for line in result.output.splitlines()) - 1
    trial.expect(runs >= desk.edits, f"{runs} runs for {desk.edits} edits: {result.output[-700:]}")
    trial.tried, trial.note = desk.edits, f"{runs} runs"


def project_of(outputs: Dict[str, int], value: int) -> Files:
    return inputs(outputs, value, sources=["tokens"])


class Desk:
    """Where somebody edits: the inputs as they should be, and the project that has them."""

    def __init__(self, project: Project) -> None:
        self.project, self.random = project, project.trial.random
        self.inputs = project.files()
        self.edits = 0

    def next(self) -> int:
        self.edits += 1
        return self.edits

    def place(self, path: str) -> Path:
        return self.project.folder / path

    def changed_file(self) -> str:
        """A token file or a template, with another content from now on."""
        path = self.random.choice([TOKENS, TEMPLATE])
        number = self.next()
        content = template(1, f" {number}").encode() if path == TEMPLATE else project_of(THREE, number)[TOKENS]
        self.inputs[path] = content
        return path

    def wait_for_outputs(self, process: subprocess.Popen[bytes], when: str) -> None:
        """Waits until all is there that a run makes of the inputs, and nothing else."""
        self.wanted = self.project.trial.whole(self.inputs)
        end = time.monotonic() + PATIENCE / 10
        while not self.is_done():
            if time.monotonic() > end or process.poll() is not None:
                return self.compare(when)
            time.sleep(0.01)

    def is_done(self) -> bool:
        try:
            return self.project.files() == self.wanted
        except OSError:
            return False

    def compare(self, when: str) -> None:
        self.project.trial.compare(self.project.files(), self.wanted, when)


def save_in_place(desk: Desk) -> None:
    path = desk.changed_file()
    desk.place(path).write_bytes(desk.inputs[path])


def save_carefully(desk: Desk) -> None:
    path = desk.changed_file()
    desk.project.put({path: desk.inputs[path]})


def save_as_vim_does(desk: Desk) -> None:
    path = desk.changed_file()
    place, backup = desk.place(path), desk.place(path + "~")
    os.rename(place, backup)
    place.write_bytes(desk.inputs[path])
    backup.unlink()


def add_folder(desk: Desk) -> None:
    number = desk.next()
    group = b'{ "First": { "more%d": { "$type": "number", "$value": 1 } } }' % number
    files = {f"tokens/folder{number}/deep/more.tokens": group}
    desk.inputs.update(files)
    for path, content in files.items():
        desk.place(path).parent.mkdir(parents=True)
        desk.place(path).write_bytes(content)


def remove_folder(desk: Desk) -> None:
    folders = sorted(path.split("/")[1] for path in desk.inputs if path.startswith("tokens/folder"))
    if not folders:
        return add_folder(desk)
    folder = f"tokens/{desk.random.choice(folders)}/"
    desk.next()
    desk.inputs = {path: content for path, content in desk.inputs.items() if not path.startswith(folder)}
    shutil.rmtree(desk.place(folder))


def change_configuration(desk: Desk) -> None:
    desk.next()
    has_three = b"Third" in desk.inputs[CONFIGURATION]
    desk.inputs[CONFIGURATION] = project_of(TWO if has_three else THREE, 0)[CONFIGURATION]
    desk.place(CONFIGURATION).write_bytes(desk.inputs[CONFIGURATION])
