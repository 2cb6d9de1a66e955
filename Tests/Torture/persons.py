"""Imports into catalogs in which persons work: what nobody has imported is never gone, and readers see whole catalogs."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Callable, List, Optional

from imports import CATALOG, image
from world import Files, Project, Trial, scenario

NAMES = [f"{group}{name}" for group in ("", "icons/", "icons/nav/", "art/") for name in ("tick", "cross", "logo", "map")]
KINDS = ["svg", "pdf", "png"]
CONFIGURATION = {
    "catalogs": [CATALOG],
    "outputs": [{"template": "image-asset", "path": "Images.swift"}],
}


class Colleagues:
    """A designer, whose exports change, and persons who work in the catalog in Xcode."""

    def __init__(self, trial: Trial) -> None:
        self.trial, self.draw = trial, trial.random
        self.project = trial.project()
        self.catalog = self.project.folder / CATALOG
        # What persons have made, and no import may take away.
        self.own: Files = {}
        self.number = 0

    def fresh(self, kind: str) -> bytes:
        self.number += 1
        return image(kind, b"image %d" % self.number)

    def put_own(self, path: str, content: bytes) -> None:
        self.own[path] = content
        self.project.put({path: content})

    def export(self) -> None:
        """Removes some images of the export, and adds or changes others."""
        folder = self.project.folder / "Export"
        for name in self.draw.sample(NAMES, 3):
            for place in folder.glob(f"{name}.*"):
                place.unlink()
        for name in self.draw.sample(NAMES, 6):
            kind = self.draw.choice(KINDS)
            mark = self.draw.choice(["", "", "~dark", "@2x" if kind == "png" else ""])
            self.project.put({f"Export/{name}{mark}.{kind}": self.fresh(kind)})

    # What persons do in the catalog, each to one set.

    def make_set(self) -> None:
        name, kind = self.draw.choice(NAMES), self.draw.choice(KINDS)
        folder = f"{CATALOG}/{name}.imageset"
        place = self.project.folder / folder
        # What is put through a link is elsewhere.
        if os.path.lexists(place) or place.resolve() != place:
            return
        contents = {"images": [{"filename": f"own.{kind}", "idiom": "universal"}], "info": {"version": 1}}
        self.put_own(f"{folder}/own.{kind}", self.fresh(kind))
        self.put_own(f"{folder}/Contents.json", json.dumps(contents).encode())

    def change_image(self) -> None:
        place = self.some_set()
        images = [file for file in sorted(place.iterdir()) if file.suffix[1:] in KINDS] if place else []
        if images:
            file = self.draw.choice(images)
            self.put_own(str(file.relative_to(self.project.folder)), self.fresh(file.suffix[1:]))

    def add_file(self) -> None:
        place = self.some_set()
        if place:
            path = str((place / self.draw.choice(["notes.txt", ".hidden", "spare.svg"])).relative_to(self.project.folder))
            self.put_own(path, self.fresh("svg"))

    def rewrite_contents(self) -> None:
        """As Xcode does when somebody chooses another way to render: the author changes, too."""
        place = self.some_set()
        path = f"{place.relative_to(self.project.folder)}/Contents.json" if place else ""
        if not place or path in self.own:
            return
        contents = json.loads((place / "Contents.json").read_bytes())
        contents["info"] = {"author": "xcode", "version": 1}
        contents["properties"] = {"template-rendering-intent": self.draw.choice(["template", "original"])}
        self.project.put({path: json.dumps(contents, indent=2).encode()})

    def link_group(self) -> None:
        place = self.catalog / self.draw.choice(["linked", "art", "tick.imageset"])
        self.put_own("Elsewhere/keep.svg", b"elsewhere")
        if not os.path.lexists(place):
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to("../Elsewhere")

    def name_file_outside(self) -> None:
        folder = f"{CATALOG}/outside.imageset"
        contents = {"images": [{"filename": "../../Outside.svg", "idiom": "universal"}], "info": {"version": 1}}
        self.put_own("Outside.svg", b"outside")
        self.project.put({f"{folder}/Contents.json": json.dumps(contents).encode()})
        self.project.put({"Export/outside.svg": self.fresh("svg")})

    def some_set(self) -> Optional[Path]:
        sets = [place for place in sorted(self.catalog.rglob("*.imageset")) if not place.is_symlink()]
        return self.draw.choice(sets) if sets else None

    def work(self) -> None:
        acts: List[Callable[[], None]] = [
            self.make_set, self.make_set, self.change_image, self.add_file, self.rewrite_contents, self.link_group,
            self.name_file_outside,
        ]  # fmt: skip
        self.draw.choice(acts)()

    def judge(self, when: str) -> None:
        found = self.project.files()
        # That a person's file is written over is worse than torn: it is lost.
        for path, content in self.own.items():
            if found.get(path) != content:
                self.trial.fault("lost", f"{when}: {path}, which a person has made, is not as it was")
                self.own[path] = found.get(path, b"")
        self.own = {path: content for path, content in self.own.items() if path in found}


@scenario
def imports_take_nothing_that_a_person_made(trial: Trial) -> None:
    for round_number in range(max(1, trial.rounds // 10)):
        colleagues = Colleagues(trial)
        for step in range(20):
            colleagues.export()
            for _ in range(trial.random.randrange(3)):
                colleagues.work()
            options = trial.random.choice([[], ["--prune"], ["--prune"]])
            when = f"round {round_number + 1}, import {step + 1} {' '.join(options)}"
            colleagues.project.run("import-images", "Export", "--catalog", CATALOG, *options)
            colleagues.judge(when)
            trial.tried += 1
        shutil.rmtree(colleagues.project.folder)


@scenario
def a_wrong_folder_removes_no_third_of_a_catalog(trial: Trial) -> None:
    project = trial.project({f"Export/{name}.svg": image("svg", name.encode()) for name in NAMES})
    project.generate("import-images", "Export", "--catalog", CATALOG)
    before = project.files()
    project.put({"Wrong/other.svg": image("svg", b"other")})
    result = project.run("import-images", "Wrong", "--catalog", CATALOG, "--prune")
    project.expect_code(result, 1, "an import of the wrong folder")
    found = project.files()
    trial.compare({path: found[path] for path in before if path in found and "json" not in path},
                  {path: content for path, content in before.items() if "json" not in path}, "the wrong folder")  # fmt: skip


@scenario
def updates_go_on_after_a_change_in_xcode(trial: Trial) -> None:
    colleagues = Colleagues(trial)
    project = colleagues.project
    project.put({"Export/a.svg": image("svg", b"1"), "Export/b.svg": image("svg", b"1")})
    project.generate("import-images", "Export", "--catalog", CATALOG)
    for _ in range(8):
        colleagues.rewrite_contents()
    project.put({"Export/a.png": image("png", b"2"), "Export/b.svg": image("svg", b"2")})
    (project.folder / "Export/a.svg").unlink()
    project.generate("import-images", "Export", "--catalog", CATALOG)
    found = project.files()
    trial.expect(found.get(f"{CATALOG}/a.imageset/a.png") == image("png", b"2"), "a is not brought up to date")
    trial.expect(found.get(f"{CATALOG}/b.imageset/b.svg") == image("svg", b"2"), "b is not brought up to date")


@scenario
def readers_beside_a_pruning_import_see_no_half_catalog(trial: Trial) -> None:
    names = [f"group{number % 7}/image{number}" for number in range(400)]
    project = trial.project({"tokengenerator.json": json.dumps(CONFIGURATION).encode()})
    exports = [names, names[:280]]
    for number in range(max(4, trial.rounds // 5)):
        shutil.rmtree(project.folder / "Export", ignore_errors=True)
        project.put({f"Export/{name}.svg": image("svg", name.encode()) for name in exports[number % 2]})
        process = project.start("import-images", "Export", "--catalog", CATALOG, "--prune")
        while process.poll() is None and number:
            result = project.run("generate", "--dry-run")
            trial.expect("error" not in result.output, f"round {number + 1}: {result.output[:300]}")
        project.expect_code(project.finish(process), 0, f"import {number + 1}")


@scenario
def broken_images_are_named_and_not_imported(trial: Trial) -> None:
    whole = {kind: image(kind, b"whole") for kind in KINDS}
    broken = {f"cut.{kind}": content[: len(content) // 2] for kind, content in whole.items()}
    broken.update({f"empty.{kind}": b"" for kind in KINDS})
    broken.update({f"page.{kind}": b"<!DOCTYPE html><html><body>Sign in</body></html>" for kind in KINDS})
    pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    broken.update({f"pointer.{kind}": pointer for kind in KINDS})
    for name, content in broken.items():
        project = trial.project({"Export/fine.svg": whole["svg"], f"Export/{name}": content})
        result = project.run("import-images", "Export", "--catalog", CATALOG)
        project.expect_code(result, 1, f"an import of {name}")
        trial.expect(result.says(name, "error"), f"{name} is not named: {result.output}")
        sets = sorted(path.name for path in (project.folder / CATALOG).glob("*.imageset"))
        trial.expect(sets == ["fine.imageset"], f"after an import of {name} there are {sets}")
        contents = json.dumps({"images": [{"filename": name}], "info": {"version": 1}}).encode()
        project.put({f"{CATALOG}/own.imageset/{name}": content, f"{CATALOG}/own.imageset/Contents.json": contents})
        result = project.run("validate", CATALOG)
        project.expect_code(result, 1, f"validate with {name}")
        trial.expect(result.says(name, "error"), f"{name} is not named: {result.output}")
