"""What is generated from in the scenarios, and what lies beside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Dict, List

from world import Files

CONFIGURATION = "tokengenerator.json"
TEMPLATE = "templates/numbers.mustache"
FIRST, SECOND, THIRD = "Generated/First.swift", "Generated/Second.swift", "Generated/Third.swift"
TWO = {FIRST: 3, SECOND: 3}
THREE = {**TWO, THIRD: 3}
# Forty files, four of them of some megabytes: writing takes longer than all the rest.
MANY = {f"Generated/Group{number}.swift": 500 if number < 4 else 10 for number in range(39)}
SOME = {f"Generated/Group{number}.swift": 60 if number == 0 else 12 for number in range(12)}


def inputs(
    outputs: Dict[str, int], value: int = 1, configuration: str = CONFIGURATION, lines: int = 1, **keys: object
) -> Files:
    """A configuration with its template and tokens, for outputs with so many tokens each.

    The group of an output's tokens is called as its file. Every output depends on `value`; `lines` makes them longer.
    """
    tokens = Path(configuration).with_suffix(".tokens").name
    groups = {Path(path).stem: group(count, value) for path, count in outputs.items()}
    text = {"sources": [f"tokens/{tokens}"], "templates": "templates", **keys, "outputs": list(map(output, outputs))}
    files = {
        configuration: json.dumps(text),
        f"tokens/{tokens}": json.dumps(groups),
        TEMPLATE: template(lines),
    }
    return {path: content.encode() for path, content in files.items()}


def output(path: str) -> Dict[str, object]:
    name = Path(path).stem
    return {"template": "numbers", "scope": name, "path": path, "tokens": {"groups": [name]}}


def group(count: int, value: int) -> Dict[str, object]:
    return {"$type": "number", **{f"number{index}": {"$value": value * 1000 + index} for index in range(count)}}


def template(lines: int, remark: str = "") -> str:
    comment = f"    // {'x' * 110}{remark}\n" * lines
    member = "    {{access}} static let {{name}} = {{expression}}\n"
    return "{{access}} enum {{scope}} {\n{{#tokens}}\n" + comment + member + "{{/tokens}}\n}\n"


def below(folder: str, files: Files) -> Files:
    return {f"{folder}/{path}": content for path, content in files.items()}


def placed(place: List[str], outputs: Dict[str, int]) -> Files:
    """The inputs of a configuration in a folder, or of one with another name."""
    if place and place[0].endswith(".json"):
        return inputs(outputs, configuration=place[0])
    return below(place[0], inputs(outputs)) if place else inputs(outputs)


def outdated(value: int, count: int = 4) -> bytes:
    """A token file in a spelling that is no longer used."""
    colors = {f"color{index}": {"$value": f"#{(value * 7919 + index) % 0xFFFFFF:06x}"} for index in range(count)}
    return json.dumps({"colors": {"$type": "color", **colors}}, indent=1).encode()


def files_of_persons(generated: bytes) -> Files:
    """What lies among the outputs, and is none."""
    return {
        "Generated/ByHand.swift": b"let byHand = 1\n",
        "Generated/Edited.swift": edited(generated),
        "Generated/Group9.swift.orig": generated,
        "Generated/.Group9.swift.swp": b"an editor's",
        "Generated/Copy/Group9.swift": generated,
    }


def edited(content: bytes) -> bytes:
    """As a person changes the code and leaves the header."""
    return content.replace(b"= 1", b"= 4")


def without_header(content: bytes) -> bytes:
    return content.partition(b"\n\n")[2]


def crlf(content: bytes) -> bytes:
    return content.replace(b"\n", b"\r\n")
