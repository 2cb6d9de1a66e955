"""Runs that are killed, and what they leave."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import List

from inputs import MANY, TWO, files_of_persons, inputs, outdated
from pace import Pace, measured_pace, wait_for_temporary_file
from world import TEMPORARY, Files, Project, Skipped, State, Trial, scenario


@scenario
def a_killed_run_leaves_every_file_whole(trial: Trial) -> None:
    states = [state_of_many(trial, number, access) for number, access in enumerate(["public", "package", "internal"])]
    persons = files_of_persons(states[0].outputs["Generated/Group9.swift"])
    project = trial.project({**states[0].inputs, **persons})
    pace = measured_pace(project, project.folder / "Generated", "--quiet")
    project.repair(states[0], persons)
    possible, struck = [states[0]], 0
    for number in range(trial.kills):
        aim = trial.random.choice([state for state in states if state is not possible[-1]])
        possible.append(aim)
        project.put(aim.inputs)
        kill_a_run(project, pace, project.folder / "Generated", "--quiet")
        struck += judge_killed(project, possible, persons, f"kill {number + 1}")
        # Some are killed before anything has repaired what the one before has left.
        if trial.random.random() < 0.6:
            project.repair(aim, persons)
            possible = [aim]
    trial.tried = trial.kills
    trial.note = f"{struck} were struck while writing"


def state_of_many(trial: Trial, number: int, access: str) -> State:
    """Each state has other tokens and another configuration, and a file that no other has."""
    outputs = {**MANY, f"Generated/Only{number}.swift": 50}
    return trial.state(inputs(outputs, number + 1, lines=40, access=access))


def kill_a_run(project: Project, pace: Pace, folder: Path, *arguments: str) -> None:
    """Kills at a random moment; now and then politely."""
    process = project.start(*arguments)
    pace.wait_for_moment(process, folder, project.trial.random)
    process.send_signal(project.trial.random.choice([signal.SIGKILL] * 8 + [signal.SIGTERM, signal.SIGINT]))
    process.communicate()


def judge_killed(project: Project, possible: List[State], persons: Files, when: str) -> bool:
    """Each file is what one of the runs since the last complete one found or wrote; says whether writing was struck."""
    trial, found = project.trial, project.files()
    outputs = sorted({path for state in possible for path in state.outputs})
    for path in outputs:
        if not any(found.get(path) == state.outputs.get(path) for state in possible):
            trial.fault("torn" if path in found else "lost", f"{when}: {path} is neither old nor new")
    temporary = [path for path in found if TEMPORARY.search(path)]
    others = {path: found[path] for path in found if path not in outputs and path not in temporary}
    trial.compare(others, {**possible[-1].inputs, **persons}, when)
    generated = {path: found[path] for path in outputs if path in found}
    is_stale = generated != possible[-1].outputs
    project.check(code=int(is_stale), when=when)
    return bool(temporary) or is_stale and all(generated != state.outputs for state in possible)


@scenario
def a_killed_upgrade_leaves_every_token_file_whole(trial: Trial) -> None:
    old = {f"tokens/colors{number}.tokens": outdated(number, 500) for number in range(40)}
    arguments = ["validate", "--upgrade", *old]
    project = trial.project(old)
    pace = measured_pace(project, project.folder / "tokens", *arguments)
    upgraded = project.files()
    for number in range(trial.kills // 4):
        project.put(old)
        kill_a_run(project, pace, project.folder / "tokens", *arguments)
        found = project.files()
        for path in old:
            if found.get(path) not in (old[path], upgraded[path]):
                trial.fault("torn" if path in found else "lost", f"kill {number + 1}: {path}")
        project.run(*arguments)
        found = {path: content for path, content in project.files().items() if not TEMPORARY.search(path)}
        trial.compare(found, upgraded, "after the next upgrade")
        # Nobody else's, and so gone only when they are old: another scenario is about that.
        project.remove(*project.temporary())
    trial.tried = trial.kills // 4


@scenario
def temporary_files_go_when_nobody_can_need_them(trial: Trial) -> None:
    large = {"Generated/Large.swift": 2000}
    one = [inputs(large, value, "one.json", lines=40) for value in (1, 2, 3)]
    two = inputs({"Generated/Small.swift": 3}, 1, "two.json", lines=40)
    project = trial.project({**one[0], **two})
    leave_temporary_file(project, one, "--config", "one.json")
    project.put(one[2])
    project.generate("--config", "one.json")
    trial.expect(not project.temporary(), "a run has not removed the temporary file of one before")
    leave_temporary_file(project, one, "--config", "one.json")
    expect_removal_with_age(project, "--config", "two.json")


@scenario
def temporary_files_of_an_upgrade_go_with_age(trial: Trial) -> None:
    project = trial.project({**inputs(TWO), "more/old.tokens": outdated(1)})
    versions = [{"more/colors.tokens": outdated(value, 20000)} for value in (1, 2)]
    for arguments in (["--quiet"], ["validate", "--upgrade", "more/old.tokens"]):
        leave_temporary_file(project, versions, "validate", "--upgrade", "more/colors.tokens")
        expect_removal_with_age(project, *arguments)


def leave_temporary_file(project: Project, versions: List[Files], *arguments: str) -> None:
    """Kills runs until one leaves a file that it was about to write."""
    folder = project.folder / ("more" if "validate" in arguments else "Generated")
    project.run(*arguments)
    for number in range(200):
        project.put(versions[number % 2])
        process = project.start(*arguments)
        wait_for_temporary_file(process, folder)
        process.kill()
        process.communicate()
        if project.temporary():
            return
    raise Skipped("none of 200 runs left a temporary file when it was killed")


def expect_removal_with_age(project: Project, *arguments: str) -> None:
    """The next run of something else removes temporary files once they are an hour old, and --check never does."""
    trial, left = project.trial, project.temporary()
    # An upgrade that has something to do: only what writes cleans up.
    project.put({"more/old.tokens": outdated(1)} if "validate" in arguments else {})
    project.run(*arguments)
    trial.expect(project.temporary() == left, f"{arguments} has removed a temporary file that may be in use")
    for path in left:
        age = time.time() - 2 * 3600
        os.utime(project.folder / path, (age, age))
    if "validate" in arguments:
        project.put({"more/old.tokens": outdated(2)})
    else:
        project.check(*arguments, code=0)
    project.run(*arguments)
    trial.expect(not project.temporary(), f"{arguments} has not removed a temporary file that is two hours old")
