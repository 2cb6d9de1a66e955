"""How the cost of showing and writing grows with the input, and what becomes of inputs that are far too large.

That depends on the program and not on the machine: all sizes are measured here, one after the other.
"""

from __future__ import annotations

import json
import os
from typing import Any, Dict, List

from growth import Growth, measure_growth, measured
from world import Files, Project, Trial, scenario

# The address space for the largest outputs, of which eight are rendered at once.
MEMORY = 6 << 30
MEBIBYTE = 1 << 20


def color(number: int) -> Dict[str, Any]:
    return {"$type": "color", "$value": f"#{number * 7919 % (1 << 24):06x}"}


def inputs(tokens: Dict[str, Any], *outputs: Dict[str, Any], **configuration: Any) -> Files:
    shape_style = {"template": "shape-style", "path": "Out.swift"}
    whole = {"sources": ["in.tokens.json"], "outputs": list(outputs) or [shape_style], **configuration}
    return {"in.tokens.json": json.dumps(tokens).encode(), "tokengenerator.json": json.dumps(whole).encode()}


def colors(count: int) -> Dict[str, Any]:
    return {f"c{number}": color(number) for number in range(count)}


def groups(count: int, name: str = "g") -> Dict[str, Any]:
    return {f"{name}{number}": {"x": color(number)} for number in range(count)}


def outputs_of_groups(count: int) -> List[Dict[str, Any]]:
    return [
        {"template": "shape-style", "path": f"Out/O{number}.swift", "tokens": {"groups": [f"g{number}"]}}
        for number in range(count)
    ]


# MARK: Inputs of the table, by how many tokens, outputs or images they have


def colliding(count: int) -> Files:
    names = [f"c{mark}{number}" for number in range(count // 2) for mark in "-_"]
    return inputs({name: color(number) for number, name in enumerate(names)})


def colliding_in_one_name(count: int) -> Files:
    output = {"template": "shape-style", "path": "Out.swift", "names": {"drop": [f"g{n}" for n in range(count)]}}
    return inputs(groups(count), output)


def left_out(count: int) -> Files:
    return inputs({"c": color(0), **{f"c{n}": {"$type": "color", "$value": f"{{gone{n}}}"} for n in range(count)}})


def different_in_case(count: int) -> Files:
    return inputs({name: color(n) for n in range(count // 2) for name in (f"card{n}", f"Card{n}")})


def many_outputs(count: int) -> Files:
    return inputs(groups(count), *outputs_of_groups(count))


def many_outputs_of_a_scope(count: int) -> Files:
    outputs = [{**output, "template": "component-token", "scope": "Scope.Inner", "names": {"drop": [f"g{number}"]}}
               for number, output in enumerate(outputs_of_groups(count))]
    return inputs(groups(count), *outputs)


def paths_in_layers(count: int) -> Files:
    return inputs(groups(count), layers={"semantic": [f"g{number}.x" for number in range(count)]})


def chain_in_modes(count: int) -> Files:
    files = inputs({}, sources=["in.*.tokens.json"])
    for mode in ("Light", "Dark"):
        links = {f"c{n}": {"$type": "color", "$value": f"{{c{n - 1}}}"} for n in range(1, count)}
        files[f"in.{mode}.tokens.json"] = json.dumps({"c0": color(len(mode)), **links}).encode()
    return files


def many_outputs_and_untaken(count: int) -> Files:
    return inputs({**groups(count), **groups(count, "untaken")}, *outputs_of_groups(count))


def many_groups(count: int) -> Files:
    return inputs(groups(count), {"template": "component-token", "path": "Out.swift"})


def renamed(count: int) -> Files:
    return {f"{side}.json": json.dumps(groups(count, side)).encode() for side in ("old", "new")}


def images(count: int) -> Files:
    contents = json.dumps({"images": [{"idiom": "universal", "filename": "a.svg"}]}).encode()
    picture = b'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    files = inputs(colors(1), {"template": "image-asset", "path": "Images.swift"}, catalogs=["A.xcassets"])
    for number in range(count):
        files[f"A.xcassets/i{number}.imageset/Contents.json"] = contents
        files[f"A.xcassets/i{number}.imageset/a.svg"] = picture
    return files


def accepted_findings(count: int) -> Files:
    line = 'Image("gone") // tokens:ignore asset-unknown\n'
    return {"tokengenerator.json": b'{ "catalogs": ["A.xcassets"], "outputs": [] }', "A.swift": (line * count).encode(),
            "A.xcassets/Contents.json": b'{ "info": { "version": 1 } }'}


PAGE = ["preview", "--output", "page.html"]
TABLE = [
    Growth("preview of names that collide", colliding, PAGE, 20_000),
    Growth("preview of one name for all", colliding_in_one_name, PAGE, 8_000),
    Growth("preview of tokens left out", left_out, PAGE, 20_000),
    Growth("preview of names that differ in case", different_in_case, PAGE, 20_000),
    Growth("preview of tokens in no output", many_outputs_and_untaken, PAGE, 2_000),
    Growth("check of many outputs", many_outputs, ["generate", "--check"], 10_000),
    Growth("check after a run", many_outputs, ["generate", "--check"], 5_000, ("generate",)),
    Growth("dry run of many outputs", many_outputs, ["generate", "--dry-run"], 10_000),
    Growth("generate many outputs", many_outputs, ["generate"], 5_000),
    Growth("dry run of many outputs of a scope", many_outputs_of_a_scope, ["generate", "--dry-run"], 10_000),
    Growth("paths in layers", paths_in_layers, ["validate"], 20_000),
    Growth("a chain of references in two modes", chain_in_modes, ["generate", "--dry-run"], 20_000),
    Growth("validate many outputs", many_outputs, ["validate"], 10_000),
    Growth("generate many groups", many_groups, ["generate"], 80_000),
    Growth("explain what is nearly a name", many_groups, ["explain", "g7x.y"], 80_000),
    Growth("list names that collide", colliding_in_one_name, ["list"], 20_000),
    Growth("diff of renamed tokens", renamed, ["diff", "old.json", "new.json"], 40_000),
    Growth("preview of images", images, PAGE, 5_000),
    Growth("lint of findings that comments accept", accepted_findings, ["lint"], 40_000),
]


@scenario
def time_grows_no_faster_than_what_is_shown_and_written(trial: Trial) -> None:
    measure_growth(trial, TABLE)


# MARK: Odd inputs


def run_limited(trial: Trial, project: Project, *command: str) -> str:
    """What a command prints in a few gigabytes of memory. It ends by itself, with 0 or 1."""
    run = measured(project, list(command), MEMORY)
    trial.expect(run.code in (0, 1), f"{' '.join(command)}: exit code {run.code}: {run.output[-300:]}")
    return run.output


def expect_error(trial: Trial, text: str, code: str, *words: str) -> None:
    trial.expect(text.count(f"[{code}]") == 1, f"{code} is not said once: {text[-500:]}")
    trial.expect(all(word in text for word in words), f"{code} lacks one of {words}: {text[-500:]}")


@scenario
def growth_of_all_outputs_together_is_bounded(trial: Trial) -> None:
    # Thirty tokens, four megabytes for each, sixty outputs.
    outputs = [{"template": "large", "path": f"Out/O{number}.swift", "scope": f"S{number}"} for number in range(60)]
    files = inputs(colors(30), *outputs, templates="templates")
    files["templates/large.mustache"] = b"{{#tokens}}" + b"x" * (4 * MEBIBYTE - 30) + b"{{/tokens}}"
    project = trial.project(files)
    expect_error(trial, run_limited(trial, project, "generate"), "limit-exceeded", "60 outputs", "512 MiB")
    trial.expect(not (project.folder / "Out").exists(), "something was written")


@scenario
def growth_of_templates_is_bounded(trial: Trial) -> None:
    for content in [b"x\n" * 25_000_000, b"\n" * 5_000_000]:
        files = inputs(colors(1), {"template": "large", "path": "O.swift"}, templates="templates")
        project = trial.project({**files, "templates/large.mustache": content})
        expect_error(trial, run_limited(trial, project, "generate"), "limit-exceeded", "large.mustache")


@scenario
def growth_of_a_template_that_is_not_read(trial: Trial) -> None:
    # A file with a hole costs no room on the disk.
    project = trial.project(inputs(colors(1), {"template": "large", "path": "O.swift"}, templates="templates"))
    project.put({"templates/large.mustache": b""})
    os.truncate(project.folder / "templates/large.mustache", 2047 * MEBIBYTE)
    expect_error(trial, run_limited(trial, project, "generate"), "limit-exceeded", "large.mustache")


def layers(count: int) -> Dict[str, Any]:
    pixels = {name: {"value": 1, "unit": "px"} for name in ("offsetX", "offsetY", "blur", "spread")}
    return {"$type": "shadow", "$value": [{"color": "#112233", **pixels}] * count}


@scenario
def growth_of_what_a_person_reads_is_bounded(trial: Trial) -> None:
    project = trial.project(inputs({"s": layers(1_000)}, {"template": "shadow", "path": "Shadow.swift"}))
    for command in (["explain", "s"], ["list"]):
        text = run_limited(trial, project, *command)
        trial.expect(len(text) < 20_000, f"{command} prints {len(text)} bytes")
        trial.expect("more" in text, f"{command} does not say that there is more")
    whole = run_limited(trial, project, "explain", "s", "--json")
    trial.expect(whole.count("#112233") >= 1_000, "the JSON has not the whole value")


@scenario
def growth_of_a_page_is_bounded(trial: Trial) -> None:
    description = "a" * 50_000
    tokens = {f"t{number}": {**color(number), "$description": description} for number in range(3_000)}
    text = run_limited(trial, trial.project(inputs(tokens)), *PAGE)
    expect_error(trial, text, "limit-exceeded", "3000 tokens", "--config")
    trial.expect(".mustache" not in text, "names a template that nobody has seen")
