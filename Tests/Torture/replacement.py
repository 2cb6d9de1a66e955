"""What lies in the place of an output, and may be replaced or not."""

from __future__ import annotations

import difflib
import os
from typing import List

from inputs import FIRST, SECOND, THIRD, THREE, TWO, crlf, edited, inputs, placed, without_header
from world import Files, Result, Trial, scenario


@scenario
def an_edited_output_stops_everything(trial: Trial) -> None:
    project = trial.project(inputs(TWO))
    project.generate()
    project.put({FIRST: edited(project.files()[FIRST])})
    says_edited(project.check(code=1), trial)
    project.put(inputs(TWO, value=2))
    before = project.files()
    says_edited(project.check(code=1), trial)
    result = project.generate(code=1)
    trial.expect(result.says(FIRST, "error:"), f"no error names {FIRST}: {result.output}")
    trial.compare(project.files(), before, "with an edited output")
    project.generate("--replace-edited")
    trial.compare(project.files(), trial.whole(inputs(TWO, value=2)), "with --replace-edited")
    project.check(code=0)


def says_edited(result: Result, trial: Trial) -> None:
    trial.expect(result.says(FIRST, "edited"), f"does not say that {FIRST} is edited: {result.output}")
    trial.expect(not result.says(FIRST, "out of date"), f"says that {FIRST} is out of date: {result.output}")
    trial.expect(not result.says(SECOND, "edited"), f"says that {SECOND} is edited: {result.output}")


@scenario
def a_persons_file_in_the_place_of_an_output_stops_everything(trial: Trial) -> None:
    project = trial.project(inputs(TWO))
    project.generate()
    project.put({FIRST: without_header(project.files()[FIRST]), **inputs(TWO, value=2)})
    before = project.files()
    for arguments in ([], ["--replace-edited"]):
        result = project.generate(*arguments, code=1)
        trial.expect(result.says(FIRST, "error:"), f"no error names {FIRST}: {result.output}")
        trial.compare(project.files(), before, "with a person's file")
    project.generate("--force")
    trial.compare(project.files(), trial.whole(inputs(TWO, value=2)), "with --force")


@scenario
def a_folder_or_a_link_in_the_place_of_an_output_stops_everything(trial: Trial) -> None:
    project = trial.project({**inputs(TWO), f"{FIRST}/inside": b"a person's\n"})
    before = project.files()
    for arguments in ([], ["--force"], ["--replace-edited"]):
        result = project.generate(*arguments, code=1)
        trial.expect(result.says(FIRST, "error:"), f"no error names {FIRST}: {result.output}")
        trial.compare(project.files(), before, "with a folder in the place of an output")
    project = trial.project({**inputs(TWO), "ByHand.swift": b"let byHand = 1\n"})
    (project.folder / "Generated").mkdir()
    (project.folder / FIRST).symlink_to("../ByHand.swift")
    before = project.files()
    result = project.generate(code=1)
    trial.expect(result.says(FIRST, "error:"), f"no error names {FIRST}: {result.output}")
    trial.compare(project.files(), before, "with a link in the place of an output")


@scenario
def two_configurations_with_one_output_do_not_fight(trial: Trial) -> None:
    one, two = inputs(TWO, 1, "one.json"), inputs({FIRST: 3, THIRD: 3}, 2, "two.json")
    project = trial.project({**one, **two})
    project.generate("--config", "one.json")
    before = project.files()
    for arguments in ([], ["--replace-edited"]):
        result = project.generate("--config", "two.json", *arguments, code=1)
        trial.expect(result.says(FIRST, "error:"), f"no error names {FIRST}: {result.output}")
        trial.compare(project.files(), before, "with another's file")
    project.check("--config", "two.json", code=1)
    project.generate("--config", "two.json", "--force")
    wanted = {**before, **trial.whole(two, "--config", "two.json")}
    trial.compare(project.files(), wanted, "with --force")
    project.generate("--config", "one.json", code=1)
    trial.compare(project.files(), wanted, "with the other's file")


@scenario
def files_with_conflict_markers_are_made_anew(trial: Trial) -> None:
    ours, theirs = (trial.state(inputs(THREE, value=value)) for value in (1, 2))
    for name, conflict in conflicts(ours.outputs[FIRST], theirs.outputs[FIRST]).items():
        project = trial.project({**ours.inputs, **ours.outputs, FIRST: conflict})
        project.check(code=1, when=name)
        result = project.generate(when=name)
        trial.expect(result.says(FIRST), f"{name}: does not name {FIRST}: {result.output}")
        trial.compare(project.files(), {**ours.inputs, **ours.outputs}, name)
    for name, conflict in conflicts(ours.outputs[THIRD], theirs.outputs[THIRD]).items():
        project = trial.project({**inputs(TWO), **ours.outputs, THIRD: conflict})
        result = project.generate(when=f"{name}, no output any more")
        # Where the code was merged, nobody can tell whether it was edited.
        word = "warning:" if THIRD in project.files() else "removed"
        trial.expect(result.says(THIRD, word), f"{name}: no {word} names {THIRD}: {result.output}")


@scenario
def a_conflict_with_an_edit_stops_everything(trial: Trial) -> None:
    state = trial.state(inputs(THREE, value=1))
    header, _, code = state.outputs[FIRST].partition(b"\n\n")
    edited = code.replace(b"static", b"/* by hand */ static")
    sides = {
        "code that was edited": header + b"\n\n" + merged(code, edited, "merge"),
        "code that was edited, with its base": header + b"\n\n" + merged(code, edited, "diff3"),
        "a file that was taken over": merged(state.outputs[FIRST], edited, "merge"),
    }
    for name, conflict in sides.items():
        project = trial.project({**state.inputs, **state.outputs, FIRST: conflict})
        before = project.files()
        for arguments in ([], ["--check"]):
            result = project.generate(*arguments, code=1)
            trial.expect(result.says(FIRST, "error:"), f"{name}: no error names {FIRST}: {result.output}")
            trial.compare(project.files(), before, name)


def conflicts(ours: bytes, theirs: bytes) -> Files:
    """What git leaves of two branches that have changed a generated file."""
    # Two that were generated always differ in their checksums.
    (our_header, _, our_code), (their_header, _, their_code) = ours.partition(b"\n\n"), theirs.partition(b"\n\n")
    # Headers are the same but for the checksum, where there is one.
    other_header = their_header.replace(b"// Sources: ", b"// Sources: tokens/more.tokens, ")
    result = {}
    for style in ("merge", "diff3"):
        result[f"{style} in the header"] = merged(our_header + b"\n\n", other_header + b"\n\n", style) + our_code
        result[f"{style} in both"] = merged(ours, other_header + b"\n\n" + their_code, style)
    result["with CRLF"] = crlf(merged(ours, theirs, "merge"))
    return result


def merged(ours: bytes, theirs: bytes, style: str) -> bytes:
    left, right = ours.splitlines(keepends=True), theirs.splitlines(keepends=True)
    base = b"||||||| 1a2b3c4\n// what was before\n" if style == "diff3" else b""
    lines: List[bytes] = []
    for kind, begin, end, other_begin, other_end in difflib.SequenceMatcher(None, left, right, False).get_opcodes():
        if kind == "equal":
            lines += left[begin:end]
        else:
            lines += [b"<<<<<<< HEAD\n", *left[begin:end], base, b"=======\n"]
            lines += [*right[other_begin:other_end], b">>>>>>> feature/colors\n"]
    return b"".join(lines)


@scenario
def the_outputs_of_a_configuration_that_is_gone_are_taken_over(trial: Trial) -> None:
    moves = [("design", ["--config", "design"]), ("other.json", ["--config", "other.json"])]
    for place, arguments in moves:
        old, into = inputs(THREE), ["--output-root", "Shared"]
        project = trial.project({**trial.state(old, *into).outputs, **placed([place], TWO)})
        project.check(*arguments, *into, code=1)
        result = project.generate(*arguments, *into)
        trial.expect(result.says(FIRST), f"does not name {FIRST}: {result.output}")
        trial.expect(result.says(THIRD, "warning:"), f"no warning names {THIRD}: {result.output}")
        found = project.files()
        trial.expect(f"Shared/{THIRD}" in found, f"{THIRD} is removed, which another configuration wrote")
        found.pop(f"Shared/{THIRD}", None)
        trial.compare(found, trial.whole(placed([place], TWO), *arguments, *into), f"moved to {place}")
        project.check(*arguments, *into, code=0)


@scenario
def a_header_that_was_cut_is_an_edit(trial: Trial) -> None:
    project = trial.project(inputs(THREE))
    project.generate()
    cut = {path: without_checksum(content) for path, content in project.files().items() if path in THREE}
    project.put({FIRST: cut[FIRST], **inputs(THREE, value=2)})
    before = project.files()
    says_edited(project.check(code=1), trial)
    says_edited(project.generate(code=1), trial)
    trial.compare(project.files(), before, "with a header that was cut")
    project.generate("--replace-edited")
    project.put({THIRD: cut[THIRD], **inputs(TWO, value=2)})
    project.expect_kept({THIRD: cut[THIRD]}, "warning:")


def without_checksum(content: bytes) -> bytes:
    """As a tool might leave a file that takes comments away which it does not know."""
    header, _, code = content.partition(b"\n\n")
    known = (b"// AUTO", b"// Sources", b"// Configuration", b"// swift-format", b"// swiftlint")
    lines = [line for line in header.split(b"\n") if line.startswith(known)]
    return b"\n".join(lines) + b"\n\n" + code


@scenario
def outputs_inside_git_are_refused(trial: Trial) -> None:
    for path in (".git/hooks/First.swift", "Inner/.git/First.swift"):
        project = trial.project(inputs({path: 3, SECOND: 3}))
        (project.folder / ".git").mkdir()
        before = project.traces()
        for arguments in ([], ["--force"], ["--check"]):
            result = project.generate(*arguments, code=1)
            trial.expect(result.says(path, "error:"), f"no error names {path}: {result.output}")
            trial.expect(project.traces() == before, f"{path} has been written, or something else")
            trial.expect(not os.listdir(project.folder / ".git"), f"something has been written into .git for {path}")
