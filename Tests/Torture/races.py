"""Runs at the same time."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from dataclasses import dataclass
from typing import Callable, List

from inputs import CONFIGURATION, SOME, TEMPLATE, below, files_of_persons, inputs, template
from world import Files, Project, State, Trial, scenario

CARRIERS = ["tokens", "configuration", "template"]


@scenario
def runs_at_once_leave_what_the_last_of_them_read(trial: Trial) -> None:
    states = {carrier: [trial.state(version(carrier, number)) for number in range(9)] for carrier in CARRIERS}
    persons = files_of_persons(states["tokens"][0].outputs["Generated/Group9.swift"])
    project = trial.project(persons)
    refused = 0
    for number in range(trial.rounds):
        carrier, count = CARRIERS[number % 3], [2, 8][number % 2]
        refused += race(project, states[carrier][: count + 1], persons, f"round {number + 1} ({count} runs, {carrier})")
    trial.tried = trial.rounds
    trial.note = f"{refused} runs were refused" if refused else ""


def version(carrier: str, number: int) -> Files:
    """Inputs of which only one file depends on the number."""
    files = inputs(SOME, number + 1 if carrier == "tokens" else 1, lines=20)
    if carrier == "template":
        files[TEMPLATE] = template(20, f" {number}").encode()
    if carrier == "configuration":
        configuration = json.loads(files[CONFIGURATION])
        configuration["outputs"][0]["path"] = f"Generated/Moved{number}.swift"
        for entry in configuration["outputs"]:
            entry["scope"] += f"Version{number}"
        files[CONFIGURATION] = json.dumps(configuration).encode()
    return files


def race(project: Project, states: List[State], persons: Files, when: str) -> int:
    """Starts runs, each after one more change of what they read; returns how many of them were refused.

    Where runs are in order, each reads at one moment between its start and its end what it then writes. So each reads a
    state at least as new as the one that it began with, and the last of them, whichever it is, one at least as new as
    what any other began with.
    """
    processes = start_in_turn(project, states, persons)
    codes = [project.finish(process).code for process in processes]
    newest = max((number for number, code in enumerate(codes, 1) if code == 0), default=0)
    project.trial.expect(newest > 0, f"{when}: no run ended with 0")
    judge_race(project, states, newest, persons, when)
    return codes.count(1)


def start_in_turn(project: Project, states: List[State], persons: Files) -> List[subprocess.Popen[bytes]]:
    """Starts the runs at random moments, and stops one of them for a while somewhere on its way."""
    draw, processes = project.trial.random, []
    begin = time.monotonic()
    project.repair(states[0], persons)
    duration = time.monotonic() - begin
    paused = draw.randrange(1, len(states))
    for number, state in enumerate(states[1:], 1):
        project.put(state.inputs)
        processes.append(project.start("--quiet"))
        time.sleep(draw.uniform(0, 2 * duration / len(states)))
        if number == paused:
            processes[-1].send_signal(signal.SIGSTOP)
    time.sleep(draw.uniform(0, duration))
    processes[paused - 1].send_signal(signal.SIGCONT)
    return processes


def judge_race(project: Project, states: List[State], newest: int, persons: Files, when: str) -> None:
    trial, found = project.trial, project.files()
    outputs = {path for state in states for path in state.outputs}
    generated = {path: found[path] for path in found if path in outputs}
    matching = [number for number, state in enumerate(states) if state.outputs == generated]
    if not matching:
        trial.compare(generated, states[newest].outputs, when)
    elif matching[0] < newest:
        read = f"what run {matching[0]} read" if matching[0] else "what was there before"
        trial.fault("lost", f"{when}: the files are of {read}, and run {newest} ended with 0")
    kept = {path: found[path] for path in found if path not in generated}
    trial.compare(kept, {**states[-1].inputs, **persons}, when)
    project.check(code=0 if generated == states[-1].outputs else 1, when=when)


@scenario
def runs_at_once_do_not_mind_that_one_is_killed(trial: Trial) -> None:
    states = [trial.state(version("tokens", number)) for number in range(5)]
    persons = files_of_persons(states[0].outputs["Generated/Group9.swift"])
    project = trial.project(persons)
    for number in range(trial.rounds // 2):
        processes = start_in_turn(project, states, persons)
        killed = trial.random.choice(processes)
        killed.kill()
        killed.communicate()
        for process in processes:
            if process is not killed:
                project.finish(process)
        found = project.files()
        for path in states[0].outputs:
            if found.get(path) not in [state.outputs[path] for state in states]:
                trial.fault("torn" if path in found else "lost", f"round {number + 1}: {path} is of no run")
    trial.tried = trial.rounds // 2


@dataclass
class Neighbor:
    """One of two configurations: how to run with it, and what it reads in a version."""

    arguments: List[str]
    version: Callable[[int], Files]


@scenario
def two_configurations_in_one_folder_run_at_once(trial: Trial) -> None:
    one = Neighbor(["--config", "one.json"], lambda value: share("A", value, "one.json"))
    two = Neighbor(["--config", "two.json"], lambda value: share("B", value, "two.json"))
    run_side_by_side(trial, [one, two])


@scenario
def a_package_and_one_inside_it_run_at_once(trial: Trial) -> None:
    outer = Neighbor([], lambda value: share("A", value))
    inner = Neighbor(["--config", "Inner"], lambda value: below("Inner", share("A", value)))
    run_side_by_side(trial, [outer, inner])


@scenario
def two_configurations_of_one_name_run_at_once_into_one_folder(trial: Trial) -> None:
    into = ["--output-root", "Shared"]
    app = Neighbor(["--config", "App", *into], lambda value: below("App", share("A", value)))
    kit = Neighbor(["--config", "Kit", *into], lambda value: below("Kit", share("B", value)))
    run_side_by_side(trial, [app, kit])


def share(name: str, value: int, configuration: str = CONFIGURATION) -> Files:
    """What a configuration reads; one of its outputs is there in one version only."""
    outputs = {f"Generated/{name}{number}.swift": 20 for number in range(6)}
    return inputs({**outputs, f"Generated/{name}Only{value}.swift": 20}, value, configuration, lines=20)


def run_side_by_side(trial: Trial, neighbors: List[Neighbor]) -> None:
    """Lets two configurations generate at the same time; each does all of its own, and nothing to the other's."""
    states = [[trial.state(one.version(value), *one.arguments) for value in (1, 2)] for one in neighbors]
    persons = {"Generated/ByHand.swift": b"let byHand = 1\n", "Shared/ByHand.swift": b"let byHand = 2\n"}
    project = trial.project(persons)
    for number in range(trial.rounds):
        wanted = dict(persons)
        for state in [trial.random.choice(versions) for versions in states]:
            project.put(state.inputs)
            wanted.update({**state.inputs, **state.outputs})
        processes = []
        for one in neighbors:
            processes.append(project.start("--quiet", *one.arguments))
            time.sleep(trial.random.uniform(0, 0.02))
        for process in processes:
            project.expect_code(project.finish(process), 0, f"round {number + 1}")
        trial.compare(project.files(), wanted, f"round {number + 1}")
    trial.tried = trial.rounds
