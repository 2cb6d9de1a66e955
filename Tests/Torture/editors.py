"""Files that editors save while the program writes them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Dict, List

from inputs import edited, inputs, outdated
from pace import Pace, measured_pace
from world import Files, Project, Result, State, Trial, scenario


@scenario
def an_edit_that_is_saved_during_an_upgrade_is_never_lost(trial: Trial) -> None:
    meet_editors(trial, {"colors.tokens": 20000})


@scenario
def edits_of_many_files_that_are_saved_during_an_upgrade_are_never_lost(trial: Trial) -> None:
    meet_editors(trial, {f"colors{number}.tokens": 20 for number in range(60)})


@dataclass
class Texts:
    """What the files can be: as they were and as they are edited, and both upgraded."""

    old: Files
    old_upgraded: Files
    edited: Files
    edited_upgraded: Files


def meet_editors(trial: Trial, counts: Dict[str, int]) -> None:
    """Upgrades files, while an editor saves a few of them, at random moments."""
    old = {path: outdated(1, count) for path, count in counts.items()}
    new = {path: outdated(2, count) for path, count in counts.items()}
    texts = Texts(old, whole_upgrade(trial, old), new, whole_upgrade(trial, new))
    project = trial.project(old)
    command, kept = ["validate", "--upgrade", *counts], 0
    pace = measured_pace(project, project.folder, *command)
    for number in range(trial.rounds):
        project.put(old)
        saved = trial.random.sample(sorted(counts), min(3, len(counts)))
        process = project.start(*command)
        pace.wait_for_moment(process, project.folder, trial.random)
        save(project, {path: new[path] for path in saved}, pace)
        result = project.finish(process)
        kept += judge_upgrade(project, result, texts, saved, f"round {number + 1}")
    trial.tried = trial.rounds * min(3, len(counts))
    trial.note = f"{kept} edits were kept as they were"


def save(project: Project, files: Files, pace: Pace) -> None:
    """Saves files one after the other, while a run writes."""
    for path, content in files.items():
        project.put({path: content})
        time.sleep(project.trial.random.uniform(0, pace.writing / len(files)))


def judge_upgrade(project: Project, result: Result, texts: Texts, saved: List[str], when: str) -> int:
    """Returns how many edits are there as they were saved."""
    trial, found, kept = project.trial, project.files(), 0
    for path in saved:
        if found[path] == texts.edited[path]:
            kept += 1
            is_said = result.says(path, "upgraded") or says_kept(result)
            trial.expect(is_said, f"{when}: nothing is said of {path}, which was not upgraded: {result.output[-700:]}")
        elif found[path] != texts.edited_upgraded[path]:
            trial.fault("lost", f"{when}: {path} has lost what was saved")
    others = {path: content for path, content in found.items() if path not in saved}
    wanted = texts.old_upgraded if result.code == 0 else texts.old
    trial.compare(others, {path: content for path, content in wanted.items() if path not in saved}, when)
    return kept


def says_kept(result: Result) -> bool:
    """Whether a file that was changed is named; where there are several, the first that is noticed ends the run."""
    return any("error:" in line and "[outdated-syntax]" not in line for line in result.output.splitlines())


@scenario
def an_output_that_is_edited_during_a_run_keeps_the_edit(trial: Trial) -> None:
    """Also one that the run makes for the first time, and one that it is about to remove."""
    common = {f"Generated/Group{number}.swift": 12 for number in range(12)}
    old, new = (trial.state(inputs({**common, **extra(value)}, value, lines=20)) for value in (1, 2))
    edits = {path: edited(content) for path, content in old.outputs.items() if path not in list(common)[4:]}
    edits.update({path: b"let byHand = 1\n" for path in extra(2)})
    project = trial.project({**old.outputs, **new.inputs})
    pace = measured_pace(project, project.folder / "Generated", "--quiet")
    for number in range(trial.rounds):
        project.remove(*project.files())
        project.put({**old.outputs, **new.inputs})
        saved = {path: edits[path] for path in trial.random.sample(sorted(edits), 3)}
        process = project.start("--quiet")
        pace.wait_for_moment(process, project.folder / "Generated", trial.random)
        save(project, saved, pace)
        project.finish(process)
        judge_edits(project, saved, [old, new], f"round {number + 1}")
    trial.tried = trial.rounds * 3


def extra(value: int) -> Dict[str, int]:
    return {f"Generated/Only{value}At{number}.swift": 12 for number in range(4)}


def judge_edits(project: Project, edits: Files, states: List[State], when: str) -> None:
    """Each edit is there, whatever became of the run, and every other file is whole."""
    trial, found = project.trial, project.files()
    for path in states[0].outputs.keys() | states[1].outputs.keys():
        if path in edits:
            if found.get(path) != edits[path]:
                trial.fault("lost", f"{when}: {path} has lost what was saved")
        elif found.get(path) not in [state.outputs.get(path) for state in states]:
            trial.fault("torn", f"{when}: {path} is neither old nor new")
    known = states[0].outputs.keys() | states[1].outputs.keys() | states[1].inputs.keys()
    for path in found.keys() - known:
        trial.fault("left over", f"{when}: {path} is there")


@scenario
def upgrades_at_once_do_what_one_does(trial: Trial) -> None:
    old = {f"colors{number}.tokens": outdated(number, 200) for number in range(20)}
    upgraded = whole_upgrade(trial, old)
    project = trial.project(old)
    for number in range(trial.rounds):
        project.put(old)
        processes = []
        for _ in range(3):
            processes.append(project.start("validate", "--upgrade", *old))
            time.sleep(trial.random.uniform(0, 0.02))
        codes = [project.finish(process).code for process in processes]
        trial.expect(0 in codes, f"round {number + 1}: no upgrade ended with 0")
        trial.compare(project.files(), upgraded, f"round {number + 1}")
    trial.tried = trial.rounds


def whole_upgrade(trial: Trial, files: Files) -> Files:
    project = trial.project(files)
    project.generate("validate", "--upgrade", *files)
    return project.files()
