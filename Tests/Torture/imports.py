"""Imports of images into a catalog: killed, run twice at once, and into catalogs in which persons work."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import struct
import subprocess
import time
import zlib
from typing import List, Set

from world import Files, Project, Trial, scenario

CATALOG = "A.xcassets"
RECORD = ".A.imported.json"
ARGUMENTS = ["import-images", "Export", "--catalog", CATALOG, "--prune", "--prune-limit", "100", "--adopt", "both"]
PERSON = {
    f"{CATALOG}/Mine/own.imageset/Contents.json": b'{"images":[{"idiom":"universal","filename":"o.png"}],"info":{}}',
    f"{CATALOG}/Mine/own.imageset/o.png": b"own",
    f"{CATALOG}/tint.colorset/Contents.json": b'{"colors":[],"info":{"author":"xcode","version":1}}',
    f"{CATALOG}/both.imageset/Contents.json": b'{ "images": [ { "idiom": "universal", "filename": "named by hand.svg",'
    b' "scale": "1x", "resizing": {} }, { "idiom": "universal", "scale": "2x", "filename": "ours.png" } ] }',
    f"{CATALOG}/both.imageset/named by hand.svg": b"by hand",
    f"{CATALOG}/both.imageset/ours.png": b"the person's",
    f"{CATALOG}/both.imageset/notes.txt": b"notes",
}
# What the export brings new content for: the only thing of a person's that an import changes.
BROUGHT = f"{CATALOG}/both.imageset/ours.png"


@scenario
def a_killed_import_leaves_a_valid_catalog(trial: Trial) -> None:
    exports = [export(number) for number in range(3)]
    project = trial.project(PERSON)
    whole, struck = measured(project, exports), 0
    for number in range(trial.kills):
        put_export(project, trial.random.choice(exports))
        process = project.start(*ARGUMENTS)
        # What a run does first is to start and to read.
        time.sleep(whole * trial.random.uniform(0.3, 1))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        struck += any(map(is_hidden, project.files()))
        judge(project, exports, f"kill {number + 1}")
        if number % 10 == 9:
            finish(project, exports, f"after kill {number + 1}")
    trial.tried = trial.kills
    trial.note = f"{struck} were struck while writing"


@scenario
def imports_at_once_leave_a_valid_catalog(trial: Trial) -> None:
    exports = [export(number) for number in range(3)]
    project = trial.project(PERSON)
    whole = measured(project, exports)
    for number in range(trial.kills):
        put_export(project, exports[number % 3])
        processes: List[subprocess.Popen[bytes]] = []
        for _ in range(2):
            processes.append(project.start(*ARGUMENTS))
            time.sleep(trial.random.uniform(0, whole / 2))
        for process in processes:
            result = project.finish(process)
            project.expect_code(result, 0, f"round {number + 1}")
        judge(project, exports, f"round {number + 1}")
        expect_done(project, exports[number % 3], f"round {number + 1}")
    trial.tried = trial.kills


def export(number: int) -> Files:
    """Each has images of its own, others in another type or with other bytes, and folders."""
    draw = random.Random(number)
    files = {"Export/both@2x.png": image("png", b"both %d" % number)}
    for index in range(60):
        name = f"Export/group{index % 4}/image{index}"
        if (index + number) % 5 == 0:
            continue
        if index % 2 == 0:
            kind = "svg" if (index + number) % 3 else "pdf"
            files[f"{name}.{kind}"] = image(kind, draw.randbytes(300))
        else:
            files.update({f"{name}@{scale}x.png": image("png", draw.randbytes(2000)) for scale in (2, 3)})
        if index % 7 == 0:
            files[f"{name}~dark.svg"] = image("svg", draw.randbytes(300))
    return files


def image(kind: str, content: bytes) -> bytes:
    """The smallest file that holds this content and is an image of its kind, as far as the program looks."""
    if kind == "svg":
        return b"<svg><!-- " + content.hex().encode() + b" --></svg>"
    if kind == "pdf":
        return b"%PDF-1.4\n%" + content.hex().encode() + b"\n%%EOF\n"
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)), (b"tEXt", b"Comment\0" + content)]
    chunks += [(b"IDAT", zlib.compress(b"\0\0")), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )


def put_export(project: Project, files: Files) -> None:
    shutil.rmtree(project.folder / "Export", ignore_errors=True)
    project.put(files)


def measured(project: Project, exports: List[Files]) -> float:
    """How long a run takes that has much to write."""
    durations = []
    for files in exports:
        put_export(project, files)
        begin = time.monotonic()
        project.expect_code(project.run(*ARGUMENTS), 0, "a first run")
        durations.append(time.monotonic() - begin)
    return min(durations)


def judge(project: Project, exports: List[Files], when: str) -> None:
    """Every file that a set names is there and whole, and what others have made is as it was."""
    found = project.files()
    known = {content for files in exports for content in files.values()} | set(PERSON.values())
    for path, content in found.items():
        if not path.startswith(CATALOG) or is_hidden(path):
            continue
        if path.endswith("/Contents.json"):
            judge_set(project, found, path, when)
        elif content not in known:
            project.trial.fault("torn", f"{when}: {path} is no whole file of an export")
    persons = {path: content for path, content in PERSON.items() if path != BROUGHT}
    project.trial.compare({path: found[path] for path in persons if path in found}, persons, when)


def judge_set(project: Project, found: Files, path: str, when: str) -> None:
    try:
        slots = json.loads(found[path]).get("images", [])
    except ValueError:
        project.trial.fault("torn", f"{when}: {path} is not JSON")
        return
    for slot in slots:
        named = os.path.join(os.path.dirname(path), slot.get("filename", "Contents.json"))
        if named not in found:
            project.trial.fault("lost", f"{when}: {path} names {named}")


def is_hidden(path: str) -> bool:
    return path != RECORD and any(name.startswith(".") for name in path.split("/"))


def finish(project: Project, exports: List[Files], when: str) -> None:
    """A run without disturbance, after which the catalog has what the export has, and nothing is left over."""
    put_export(project, exports[0])
    project.expect_code(project.run(*ARGUMENTS), 0, when)
    judge(project, exports, when)
    expect_done(project, exports[0], when)


def expect_done(project: Project, files: Files, when: str) -> None:
    found = project.files()
    hidden = [path for path in found if is_hidden(path)]
    project.trial.expect(not hidden, f"{when}: left over: {hidden[:3]}")
    named: Set[bytes] = set()
    for path, content in found.items():
        if path.startswith(CATALOG) and path.endswith(".imageset/Contents.json"):
            for slot in json.loads(content).get("images", []):
                if "filename" in slot:
                    named.add(found[os.path.join(os.path.dirname(path), slot["filename"])])
    missing = [path for path, content in files.items() if content not in named]
    project.trial.expect(not missing, f"{when}: not brought in: {missing[:3]}")
