"""Runs that somebody ends politely while they write and remove, by Ctrl-C or by `kill`."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from typing import Dict, List

from imports import ARGUMENTS, PERSON, export, expect_done, is_hidden, judge, measured, put_export
from inputs import MANY, inputs
from pace import measured_pace
from world import TEMPORARY, Project, Result, State, Trial, scenario

SIGNALS = [signal.SIGINT, signal.SIGTERM]
# As many files as are written in the other state are removed in this one.
FEW = {path: count for number, (path, count) in enumerate(MANY.items()) if number % 2 == 0}


@scenario
def a_run_that_is_ended_leaves_all_or_nothing(trial: Trial) -> None:
    states = [trial.state(inputs(outputs, value, lines=40)) for value, outputs in enumerate([MANY, FEW, MANY, FEW])]
    project = trial.project(states[0].inputs)
    pace = measured_pace(project, project.folder / "Generated", "--quiet")
    found, ends = states[0], Ends()
    for number in range(trial.kills):
        aim = states[(states.index(found) + 1) % len(states)]
        project.put(aim.inputs)
        process = project.start("--quiet")
        pace.wait_for_moment(process, project.folder / "Generated", trial.random)
        ends.end(project, process, SIGNALS[number % 2])
        found = judge_ended(project, found, aim, f"signal {number + 1}")
    trial.tried = trial.kills
    trial.note = ends.note()


def judge_ended(project: Project, old: State, aim: State, when: str) -> State:
    """All outputs are those of one state, and nothing else is there; what is not is repaired, and the state that is there
    is returned."""
    files = {path: content for path, content in project.files().items() if path not in aim.inputs}
    if files in (old.outputs, aim.outputs):
        return old if files == old.outputs else aim
    faults: Dict[str, List[str]] = {"torn": [], "left over": [], "lost": []}
    for path, content in files.items():
        if TEMPORARY.search(path) or path.endswith("/"):
            faults["left over"].append(path)
        elif content not in (old.outputs.get(path), aim.outputs.get(path)):
            faults["torn"].append(path)
    faults["lost"] = [path for path in old.outputs.keys() & aim.outputs.keys() if path not in files]
    for kind, paths in faults.items():
        if paths:
            project.trial.fault(kind, f"{when}: {', '.join(paths[:3])} and {max(len(paths) - 3, 0)} more")
    if not any(faults.values()):
        project.trial.fault("wrong", f"{when}: some files are old and others new")
    project.repair(aim, {})
    return aim


@scenario
def an_import_that_is_ended_leaves_a_valid_catalog_and_nothing_else(trial: Trial) -> None:
    exports = [export(number) for number in range(3)]
    project = trial.project(PERSON)
    whole, ends = measured(project, exports), Ends()
    for number in range(trial.kills):
        put_export(project, exports[number % 3])
        process = project.start(*ARGUMENTS)
        time.sleep(whole * trial.random.uniform(0.3, 1))
        result = ends.end(project, process, SIGNALS[number % 2])
        hidden = [path for path in project.files() if is_hidden(path)]
        if hidden:
            trial.fault("left over", f"signal {number + 1}: {', '.join(hidden[:3])}")
        judge(project, exports, f"signal {number + 1}")
        if result.code == 0 or number % 10 == 9:
            put_export(project, exports[number % 3])
            project.expect_code(project.run(*ARGUMENTS), 0, f"after signal {number + 1}")
            expect_done(project, exports[number % 3], f"after signal {number + 1}")
    trial.tried = trial.kills
    trial.note = ends.note()


class Ends:
    """How runs ended: by the signal that they were sent, or because they were done before."""

    def __init__(self) -> None:
        self.by_signal, self.done, self.slowest = 0, 0, 0.0

    def end(self, project: Project, process: subprocess.Popen[bytes], number: signal.Signals) -> Result:
        # While the run stands still, its temporary files say that it has not written all.
        process.send_signal(signal.SIGSTOP)
        if process.returncode is None and hasattr(os, "waitid"):
            os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        is_writing = process.poll() is None and any(map(is_hidden, project.files()))
        begin = time.monotonic()
        process.send_signal(number)
        process.send_signal(signal.SIGCONT)
        result = project.wait(process)
        self.slowest = max(self.slowest, time.monotonic() - begin)
        if result.code == -number:
            self.by_signal += 1
        else:
            self.done += 1
            project.trial.expect(not is_writing, f"{number.name} while files were written had no effect")
            project.expect_code(result, 0, f"a run that was sent {number.name}")
        return result

    def note(self) -> str:
        ends = f"{self.by_signal} ended by the signal, {self.done} were done before"
        return f"{ends}, the slowest after {self.slowest * 1000:.0f} ms"
