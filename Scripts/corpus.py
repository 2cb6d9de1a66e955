"""The sources in a folder of real token files, and the code that Scripts/survey and Scripts/evaluate share.

The folder is TOKEN_CORPUS, or ../shared/corpus. In it, figma, tokens-studio and dtcg contain folders of repositories,
named OWNER+NAME. Scripts/survey explains what a source is.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
FORMATS = ["figma", "tokens-studio", "dtcg"]
TESTS = {"test", "tests", "__tests__", "fixtures"}


def corpus_folder():
    return Path(os.environ.get("TOKEN_CORPUS") or PROJECT.parent / "shared" / "corpus").resolve()


@dataclass
class Source:
    """A folder or a file, its row of the table, and its folder of the corpus."""

    row: str
    place: Path
    format: str

    @property
    def is_resolver(self):
        return self.place.name.endswith(".resolver.json")


def sources(corpus, name):
    repositories = [path for path in in_order((corpus / name).glob("*+*")) if path.is_dir()]
    found = [(repository, *entry) for repository in repositories for entry in places(repository)]
    return [Source(row_name(repository, row), place, name) for repository, place, row in found]


def places(repository):
    """Each source in a repository, and the folder that its row is named after."""
    files = [path for path in in_order(repository.rglob("*")) if path.is_file() and path.suffix in (".json", ".tokens")]
    files = [path for path in files if ".xcassets" not in str(path)]
    studio = {path.parent for path in files if path.name in ("$themes.json", "$metadata.json")}
    resolved = {path.with_name(path.name.removesuffix(".resolver.json")) for path in files if is_resolver(path)}
    found, groups = {folder: folder for folder in studio}, {}
    for path in files:
        if path.name.startswith("$") or studio & set(path.parents):
            continue
        around = [repository, *reversed([folder for folder in path.parents if repository in folder.parents])]
        tests = [folder for folder in around[1:] if folder.name in TESTS]
        if is_resolver(path):
            found[path] = path
        elif tests:
            found[path] = tests[0]
        else:
            folder = [folder for folder in around if folder in resolved or folder.name == "tokens"] or around[:1]
            groups.setdefault(folder[-1], []).append(path)
    for group in groups.values():
        folder = Path(os.path.commonpath([path.parent for path in group]))
        # Not the folder itself if it also contains other sources.
        holds_others = any(folder in place.parents for place in [*found, *groups])
        found.update({path: folder for path in group} if holds_others else {folder: folder})
    return [(place, found[place]) for place in in_order(found)]


def is_resolver(path):
    return path.name.endswith(".resolver.json")


def row_name(repository, place):
    inside = place.relative_to(repository)
    return repository.name.replace("+", "/") + ("" if inside == Path(".") else f": {inside}")


def in_order(paths):
    return sorted(paths, key=lambda path: str(path).encode())


def copy_source(place, files, copy):
    """Copies a source into a new folder: the files of a resolver document, or else all files of the source."""
    if files is None:
        copy_files(place, copy)
    for file in files or []:
        target = copy / os.path.relpath(file, place.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def copy_files(place, copy):
    """Copies a file or a folder with permissions to read and remove everything."""
    if place.is_dir():
        shutil.copytree(place, copy)
    else:
        copy.mkdir(parents=True)
        shutil.copy(place, copy)
    for path in [copy, *copy.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)


def built_tool():
    arguments = ["build", "--package-path", str(PROJECT), "--product", "TokenGenerator"]
    swift(*arguments, stdout=sys.stderr)
    folder = swift(*arguments, "--show-bin-path", stdout=subprocess.PIPE, text=True).stdout.strip()
    return Path(folder) / "TokenGenerator"


def swift(*arguments, **options):
    """Runs swift. Retries once after a crash, because SwiftPM 6.3 sometimes crashes."""
    result = subprocess.run(["swift", *arguments], **options)
    if result.returncode < 0 or result.returncode >= 128:
        print(f"swift {arguments[0]} crashed ({result.returncode}): once again", file=sys.stderr)
        result = subprocess.run(["swift", *arguments], **options)
    result.check_returncode()
    return result


def compile_stubs(compiler, folder, modules, *options):
    """Compiles the stub modules of the tests into a folder, in the order of their imports."""
    for module in modules:
        place = ["-emit-module-path", folder / f"{module}.swiftmodule"] if options else ["-o", folder / f"{module}.swiftmodule"]
        library = [option.format(module=module) for option in options]
        stubs = in_order((PROJECT / "Tests" / "Stubs").glob(f"{module}[.+]*"))
        command = [compiler, "-emit-module", "-parse-as-library", "-module-name", module, "-I", folder, *place, *library]
        subprocess.run([*command, *stubs], check=True)
