"""Creates the projects for measurements: a folder with tokens in a format, with the same bytes on any machine.

    python3 Scripts/inputs.py FORM COUNT FOLDER

Two fifths of the tokens are colors, two fifths refer to others, one to four references deep, and a fifth are lengths.
The folder "older" has the project before a change, for comparisons.
"""

import json
import random
import sys
from pathlib import Path

# The approximate number of tokens in each file of a Style Dictionary tree.
TOKENS_PER_FILE = 100
OUTPUTS = [
    {"template": "shape-style", "path": "Colors.swift", "tokens": {"types": ["color"]}},
    {"template": "cgfloat", "path": "Lengths.swift", "tokens": {"types": ["dimension", "number"]}},
]
# A token of every project whose value is four references away.
EXPLAINED = "alias.d4.g0.t0"


class Shape:
    """The tokens of a project: colors, references in ranks, each to the previous rank, and lengths."""

    def __init__(self, count):
        self.random = random.Random(20251)
        aliases, lengths = count * 2 // 5, count // 5
        self.ranks = [aliases // 4 + (1 if rank <= aliases % 4 else 0) for rank in range(1, 5)]
        self.colors = [
            ([f"p{i // 100}", f"h{i // 10 % 10}", f"s{(i % 10 + 1) * 100}"], [self.random.randrange(256) for _ in range(3)])
            for i in range(count - aliases - lengths)
        ]
        # Paths below "alias", with the paths that they refer to.
        self.aliases = []
        below = [["color", *path] for path, _ in self.colors]
        for rank, size in enumerate(self.ranks, 1):
            here = []
            for i in range(size):
                path = [f"d{rank}", f"g{i // 10}", f"t{i % 10}"]
                self.aliases.append((path, below[self.random.randrange(len(below))]))
                here.append(["alias", *path])
            below = here
        self.lengths = [([f"g{i // 10}", f"s{i % 10}"], self.random.randrange(1, 400)) for i in range(lengths)]

    def tree(self, color, alias, length):
        """The tokens in nested groups. The functions make tokens from values and positions."""
        root = {}
        for i, (path, value) in enumerate(self.colors):
            put(root, ["color", *path], color(value, i))
        for i, (path, target) in enumerate(self.aliases):
            put(root, ["alias", *path], alias(target, i))
        for i, (path, value) in enumerate(self.lengths):
            put(root, ["dim", *path], length(value, i))
        return root


def put(root, path, token):
    for name in path[:-1]:
        root = root.setdefault(name, {})
    root[path[-1]] = token


def digits(color):
    return "#" + "".join(f"{part:02x}" for part in color)


def components(color):
    return {"colorSpace": "srgb", "components": [round(part / 255, 4) for part in color], "alpha": 1, "hex": digits(color)}


def darker(color):
    return [255 - part for part in color]


def design_tokens(folder, count):
    """One file of the Design Tokens format, with colors as objects."""
    finish(folder, {"tokens.json": design_tokens_tree(Shape(count))})


def design_tokens_tree(shape, change=lambda color: color):
    return shape.tree(
        lambda color, _: {"$type": "color", "$value": components(change(color))},
        lambda target, _: {"$type": "color", "$value": "{" + ".".join(target) + "}"},
        lambda length, _: {"$type": "dimension", "$value": {"value": length, "unit": "px"}},
    )


def figma(folder, count):
    """A Figma export of a collection with two modes: references become colors with the name of a variable."""
    shape = Shape(count)
    values = {".".join(["color", *path]): color for path, color in shape.colors}
    for path, target in shape.aliases:
        values[".".join(["alias", *path])] = values[".".join(target)]
    files = {}
    for mode, change in [("Light", list), ("Dark", darker)]:

        def extensions(kind, i, target=None):
            data = {"targetVariableId": f"VariableID:1:{i}", "targetVariableName": "/".join(target)} if target else None
            all = {"com.figma.variableId": f"VariableID:{kind}:{i}", "com.figma.scopes": ["ALL_SCOPES"]}
            return all | ({"com.figma.aliasData": data} if data else {})

        tree = shape.tree(
            lambda color, i: {"$type": "color", "$value": components(change(color)), "$extensions": extensions(2, i)},
            lambda target, i: {
                "$type": "color",
                "$value": components(change(values[".".join(target)])),
                "$extensions": extensions(3, i, target),
            },
            lambda length, i: {"$type": "number", "$value": length, "$extensions": extensions(4, i)},
        )
        files[f"{mode}.tokens.json"] = tree | {"$extensions": {"com.figma.modeName": mode}}
    older = json.loads(json.dumps(files))
    for tree in older.values():
        for group in list(tree["color"].values())[:20]:
            for token in group["h0"].values():
                token["$value"] = components([1, 2, 3])
    finish(folder, files, older)


def tokens_studio(folder, count):
    """A Tokens Studio project with two themes, and sums."""
    shape = Shape(count)
    tree = shape.tree(
        lambda color, _: {"value": digits(color), "type": "color"},
        lambda target, _: {"value": "{" + ".".join(target) + "}", "type": "color"},
        lambda length, i: {"value": str(length) if i % 10 == 0 else f"{{dim.g{i // 10}.s0}} * {i % 10 + 1}", "type": "sizing"},
    )
    dark = shape.tree(
        lambda color, _: {"value": digits(darker(color)), "type": "color"}, lambda target, _: None, lambda length, _: None
    )
    sets = {"base": {"dim": tree["dim"]}, "light": {"color": tree["color"]}, "dark": {"color": dark["color"]}}
    sets["semantic"] = {"alias": tree["alias"]}
    themes = [
        {"id": mode, "name": mode, "selectedTokenSets": {"base": "enabled", mode: "enabled", "semantic": "enabled"}}
        for mode in ("light", "dark")
    ]
    order = {"tokenSetOrder": ["base", "light", "dark", "semantic"]}
    finish(folder, {"tokens.json": sets | {"$themes": themes, "$metadata": order}})


def resolver(folder, count):
    """A resolver document with a set and a modifier with two contexts."""
    shape = Shape(count)
    light, dark = design_tokens_tree(shape), design_tokens_tree(shape, darker)
    files = {
        "base.json": {"alias": light["alias"], "dim": light["dim"]},
        "light.json": {"color": light["color"]},
        "dark.json": {"color": dark["color"]},
        "tokens.resolver.json": {
            "version": "2025.10",
            "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
            "modifiers": {
                "theme": {
                    "contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]},
                    "default": "light",
                }
            },
            "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}],
        },
    }
    finish(folder, files, sources=["tokens/tokens.resolver.json"])


def style_dictionary(folder, count):
    """A tree of Style Dictionary files in the older syntax."""
    tree = Shape(count).tree(
        lambda color, _: {"value": digits(color), "type": "color"},
        lambda target, _: {"value": "{" + ".".join([*target, "value"]) + "}", "type": "color"},
        lambda length, _: {"value": f"{length}px", "type": "dimension"},
    )
    files = {}
    for kind, groups in tree.items():
        for name, group in groups.items():
            parts = [{name: group}] if kind == "color" else slices(name, group) if kind == "alias" else []
            for number, part in enumerate(parts):
                files[f"{kind}/{name}-{number}.json"] = {kind: part}
    lengths = list(tree["dim"].items())
    for start in range(0, len(lengths), TOKENS_PER_FILE // 10):
        files[f"dim/{start}.json"] = {"dim": dict(lengths[start : start + TOKENS_PER_FILE // 10])}
    finish(folder, files, sources=["tokens/**/*.json"])


def slices(name, group):
    members = list(group.items())
    step = TOKENS_PER_FILE // 10
    return [{name: dict(members[start : start + step])} for start in range(0, len(members), step)]


def finish(folder, files, older=None, sources=("tokens/*.json",)):
    """Writes the files and a configuration."""
    write(folder / "tokens", files)
    if older:
        write(folder / "older", older)
    configuration = {"sources": list(sources), "outputRoot": "Generated", "outputs": OUTPUTS}
    (folder / "tokengenerator.json").write_text(json.dumps(configuration, indent=2) + "\n")

def write(folder, files):
    for path, tree in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("w") as out:
            json.dump(tree, out, indent=2)
            out.write("\n")


FORMS = {
    form.__name__.replace("_", "-"): form for form in (design_tokens, figma, tokens_studio, resolver, style_dictionary)
}


if __name__ == "__main__":
    FORMS[sys.argv[1]](Path(sys.argv[3]), int(sys.argv[2]))
