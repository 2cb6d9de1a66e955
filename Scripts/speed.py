"""Measures processes of TokenGenerator in CPU seconds and bytes of memory. Scripts/benchmark builds and calls it.

    python3 Scripts/speed.py compare --tool FILE --base FILE   the same runs by two programs, in pairs
    python3 Scripts/speed.py goals --tool FILE --benchmark FILE  ratios to a parse by JSONSerialization, and to generate

The projects are those of inputs.py, the sample of this repository and, if TOKEN_CORPUS is a folder, three of its
sources. Exit code 1: a run costs more than 1.10 times as much as before, or more than its goal times --margin.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
from inputs import EXPLAINED  # noqa: E402

PROJECT = Path(__file__).resolve().parent.parent
CORPUS_KINDS = ["dtcg", "figma", "tokens-studio"]
# The factor by which a run may cost more than before. Runs of the same program differ by less.
TOLERANCE = 1.10


def main():
    options = parsed_options()
    with tempfile.TemporaryDirectory(prefix="token-speed-") as folder:
        runs = Runs(Path(folder), options.only)
        is_fine = compare(runs, options) if options.mode == "compare" else meet_goals(runs, options)
    sys.exit(0 if is_fine else 1)


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("mode", choices=["compare", "goals"])
    parser.add_argument("--tool", type=absolute, required=True, help="a release build of TokenGenerator")
    parser.add_argument("--base", type=absolute, help="an older one, to compare with")
    parser.add_argument("--benchmark", type=absolute, help="the program Benchmark, which calls JSONSerialization")
    parser.add_argument("--rounds", type=int, default=9, help="how often each thing is measured (9)")
    parser.add_argument("--margin", type=float, default=1.0, help="what goals are multiplied by, on a busy machine (1)")
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME", help="only runs whose name has this in it")
    return parser.parse_args()


def absolute(path):
    return Path(path).absolute()


# Runs


@dataclass
class Run:
    """A command in a folder."""

    name: str
    folder: Path
    arguments: list
    # Whether its output exists before it runs.
    is_again: bool = False
    # Its output, relative to the folder.
    output: Path = Path("Generated")

    def measured(self, tool):
        """The CPU seconds and the peak memory of the run by a program."""
        if not self.is_again:
            shutil.rmtree(self.folder / self.output, ignore_errors=True)
        return measured([tool, *self.arguments], self.folder)


def measured(command, folder):
    log = open(os.devnull, "w")
    process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"error: {' '.join(map(str, command))} in {folder} ends with {process.returncode}")
    unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit


class Runs:
    """The projects, each created on first use."""

    def __init__(self, folder, only):
        self.folder, self.only = folder, only

    def project(self, form, count):
        folder = self.folder / f"{form}-{count}"
        if not folder.is_dir():
            # In its own process: the peak memory of a child process includes that of its parent.
            command = [sys.executable, PROJECT / "Scripts/inputs.py", form, str(count), folder]
            subprocess.run(command, check=True)
        return folder

    def all(self):
        yield from self.wanted(self.generated())
        yield from self.wanted(self.commands())
        yield from self.wanted(self.real())

    def wanted(self, runs):
        for name, make in runs:
            if not self.only or any(word in name for word in self.only):
                yield make(name)

    def generated(self):
        """Runs of each format: everything written, and then nothing to write."""
        sizes = [("design-tokens", 5_000), ("design-tokens", 50_000), ("design-tokens", 200_000)]
        others = [(form, 50_000) for form in ("figma", "tokens-studio", "resolver", "style-dictionary")]
        for form, count in sizes + others:
            yield f"{form} {count:,}", lambda name, form=form, count=count: Run(name, self.project(form, count), [])
        for count in (5_000, 50_000, 200_000):
            yield (
                f"design-tokens {count:,} again",
                lambda name, count=count: Run(name, self.project("design-tokens", count), [], is_again=True),
            )

    def commands(self):
        """Other commands that read tokens: the Figma project with two modes."""
        commands = {
            "list": ["list"],
            "explain": ["explain", EXPLAINED],
            "validate": ["validate"],
            "diff": ["diff", "older", "tokens"],
            "preview": ["preview", "--output", "Generated/preview.html"],
        }
        for command, arguments in commands.items():
            yield f"{command} 50,000", lambda name, arguments=arguments: Run(name, self.project("figma", 50_000), arguments)
        yield "--version", lambda name: Run(name, self.folder, ["--version"])

    def real(self):
        """The sample, and sources by other people."""
        output = self.folder / "sample"
        yield "sample", lambda name: Run(name, PROJECT, ["--output-root", output], output=output)
        for source in largest_sources():
            arguments = ["list", "--json", source]
            yield f"list {source.name}"[:33], lambda name, arguments=arguments: Run(name, self.folder, arguments)


def largest_sources():
    """The largest source of each kind of tokens in the corpus."""
    kinds = [Path(os.environ["TOKEN_CORPUS"]) / kind for kind in CORPUS_KINDS] if "TOKEN_CORPUS" in os.environ else []

    def size(source):
        return sum(path.stat().st_size for path in source.rglob("*.json"))

    return [max(sorted(path for path in kind.iterdir() if path.is_dir()), key=size) for kind in kinds]


def in_turn(rounds, one, other):
    """The costs of two commands, alternately, so that a busy machine slows both. The first round warms up."""
    return [(one(), other()) for _ in range(rounds + 1)][1:]


# Two programs


def compare(runs, options):
    if not options.base:
        sys.exit("error: compare needs --base FILE")
    print(f"{'':34}{'base ms':>9}{'now ms':>9}{'ratio':>7}   {'least to most':15}{'memory':>7}", flush=True)
    is_fine = True
    for run in runs.all():
        pairs = in_turn(options.rounds, lambda: run.measured(options.base), lambda: run.measured(options.tool))
        ratios = sorted(now[0] / base[0] for base, now in pairs)
        ratio = statistics.median(ratios)
        base, now = (statistics.median(pair[side][0] for pair in pairs) * 1000 for side in (0, 1))
        memory = statistics.median(now[1] / base[1] for base, now in pairs)
        verdict = "" if ratio <= TOLERANCE else "   SLOWER"
        is_fine &= not verdict
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        print(f"{run.name:34}{base:9.1f}{now:9.1f}{ratio:7.2f}   {spread:15}{memory:7.2f}{verdict}", flush=True)
    return is_fine


# Goals


# The maximum cost of generate, in parses of the same bytes by JSONSerialization, and in bytes of memory for each byte
# of input.
PARSES = {5_000: 0.40, 50_000: 0.42, 200_000: 0.42}
PARSES_AGAIN = 0.35
MEMORY = 6.0
# The maximum cost of other commands, in runs of generate on the same tokens.
GENERATES = {"list": 1.5, "explain": 1.5, "validate": 1.5, "diff": 2.5, "preview": 1.5}


def meet_goals(runs, options):
    if not options.benchmark:
        sys.exit("error: goals needs --benchmark FILE")
    print(f"{'':46}{'measured':>9}{'goal':>7}", flush=True)
    is_fine = True
    for name, value, goal, words in [*size_goals(runs, options), *command_goals(runs, options)]:
        verdict = "" if value <= goal else "   MISSED" if value <= goal * options.margin else "   FAILED"
        is_fine &= value <= goal * options.margin
        print(f"{name:46}{value:9.2f}{goal:7.2f}   {words}{verdict}", flush=True)
    return is_fine


def size_goals(runs, options):
    """The costs of generate, in parses and bytes of its input."""
    named = {run.name: run for run in runs.wanted(runs.generated())}
    for count, goal in PARSES.items():
        name = f"design-tokens {count:,}"
        for name, goal in [(name, goal), (f"{name} again", PARSES_AGAIN)]:
            if name not in named:
                continue
            run = named[name]
            file = run.folder / "tokens/tokens.json"
            size = file.stat().st_size
            command = [options.benchmark, "parse-once", file]
            value, words, pairs = ratio(
                options, goal, lambda: run.measured(options.tool), lambda: measured(command, run.folder))
            yield f"{name}, in parses", value, goal, f"{words}, {size / 1e6:.1f} MB"
            # For less than a few megabytes, most of the memory is the program's own.
            if count >= 50_000 and not run.is_again:
                memory = max(run[1] for run, _ in pairs)
                yield f"{name}, memory in inputs", memory / size, MEMORY, f"{memory / 1e6:.0f} MB"


def command_goals(runs, options):
    """The costs of other commands, in runs of generate."""
    generate = Run("generate", runs.project("figma", 50_000), [])
    for run in runs.wanted(runs.commands()):
        command = run.name.split()[0]
        if command in GENERATES:
            value, words, _ = ratio(
                options, GENERATES[command], lambda: run.measured(options.tool), lambda: generate.measured(options.tool))
            yield f"{run.name}, in generates", value, GENERATES[command], words


def ratio(options, goal, one, other):
    """The median of the ratios in pairs, the medians of both sides in words, and the pairs. Too high a ratio is
    measured again, because other processes may have run."""
    for _ in range(2):
        pairs = in_turn(options.rounds, one, other)
        value = statistics.median(one[0] / other[0] for one, other in pairs)
        if value <= goal * options.margin:
            break
    mine, theirs = (statistics.median(pair[side][0] for pair in pairs) * 1000 for side in (0, 1))
    return value, f"{mine:,.0f} of {theirs:,.0f} ms", pairs


if __name__ == "__main__":
    main()
