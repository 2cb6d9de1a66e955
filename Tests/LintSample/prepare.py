#!/usr/bin/env python3
"""Gives checkouts of apps a design system, so that `TokenGenerator lint` has something to compare their code with.

    prepare.py CHECKOUT…

Writes `tokens/tokens.json` and `tokengenerator.json` into each. The tokens are the color sets of the app's own
catalogs, in light and dark, its most frequent literal colors, and usual scales of spacings, radii and font sizes. The
same checkout always gives the same files.
"""

import json
import os
import re
import sys
from collections import Counter
from pathlib import Path

SPACINGS = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64]
RADII = [4, 8, 12, 16, 20, 24]
FONT_SIZES = [12, 14, 16, 20]
LITERALS = 40

# Folders of other projects, of previews and of tests.
FOREIGN = re.compile(r"^\.|^(Pods|Carthage|Vendor|ThirdParty|External|build|DerivedData)$|Preview|Tests?$")
# Folders inside a target that only sort its resources.
SORTING = re.compile(r"^(Resources?|Assets|Images?|Colors?|Supporting Files)$", re.IGNORECASE)

SPACES = {
    "srgb": "srgb",
    "extended-srgb": "srgb",
    "extended-linear-srgb": "srgb-linear",
    "display-p3": "display-p3",
    "gray-gamma-22": "srgb",
    "extended-gray": "srgb",
}

NUMBER = r"\s*(\d+(?:\.\d*)?|\.\d+)(?:\s*/\s*(\d+(?:\.\d*)?))?\s*"
RGB_LITERAL = re.compile(
    rf"(?:\b(?:UI|NS)?Color\(\s*(?:\.sRGB,\s*)?|#colorLiteral\(\s*)(?:red|srgbRed):{NUMBER},"
    rf"\s*green:{NUMBER},\s*blue:{NUMBER}(?:,\s*(?:alpha|opacity):{NUMBER})?\)"
)
HEX_LITERAL = re.compile(r"\bhex(?:String)?:\s*(?:\"#?|0x)([0-9A-Fa-f]{6})\b")


def files(folder, matches):
    """The files and folders below a folder whose names match, sorted, without foreign folders; not inside matches."""
    found = []
    for parent, folders, names in os.walk(folder):
        found += [Path(parent, name) for name in [*folders, *names] if matches(name)]
        folders[:] = sorted(name for name in folders if not FOREIGN.search(name) and not matches(name))
    return sorted(found)


def swift_code(checkout):
    """The texts of the app's Swift files, without those that TokenGenerator wrote."""
    for file in files(checkout, lambda name: name.endswith(".swift")):
        text = file.read_text(errors="replace") if file.is_file() else ""
        if "by TokenGenerator" not in text[:200]:
            yield text


# Color sets


def component(text):
    """A component of a color set, which is `0x1F`, `31` or `0.122`."""
    text = str(text).strip()
    if text.lower().startswith("0x"):
        return int(text, 16) / 255
    return float(text) if "." in text else float(text) / 255


def catalog_color(entry):
    """The DTCG value of an entry of a color set, or nothing if it is a system color."""
    color = entry.get("color", {})
    space, components = color.get("color-space"), color.get("components")
    if space not in SPACES or not isinstance(components, dict):
        return None
    channels = [components["white"]] * 3 if "white" in components else [components[c] for c in ("red", "green", "blue")]
    return value(map(component, channels), float(components.get("alpha", 1)), SPACES[space])


def value(channels, alpha=1.0, space="srgb"):
    """A DTCG color."""
    color = {"colorSpace": space, "components": [round(min(max(c, 0), 1), 5) for c in channels]}
    if alpha != 1:
        color["alpha"] = round(alpha, 3)
    return color


def color_set(folder):
    """The light and the dark value of a color set, each of which can be missing."""
    try:
        entries = json.loads((folder / "Contents.json").read_text(encoding="utf-8-sig")).get("colors", [])
    except (OSError, ValueError):
        return None, None
    values = {}
    for entry in entries:
        appearances = {a.get("appearance"): a.get("value") for a in entry.get("appearances", [])}
        if entry.get("idiom") == "universal" and "contrast" not in appearances:
            values.setdefault(appearances.get("luminosity"), catalog_color(entry))
    return values.get("light") or values.get(None), values.get("dark")


def color_tokens(checkout, catalogs):
    """A token for each color set. If a name repeats, the token is in a group with the name of the catalog's folder."""
    tokens = {}
    for catalog in catalogs:
        for folder in files(catalog, lambda name: name.endswith(".colorset")):
            light, dark = color_set(folder)
            if light is None:
                continue
            token = {"$value": light}
            if dark is not None:
                token["$extensions"] = {"mode": {"light": light, "dark": dark}}
            group, name = tokens, token_name(folder.stem)
            if name in group:
                group = tokens.setdefault(token_name(f"{catalog.relative_to(checkout).parts[0]} Catalog"), {})
            group.setdefault(name, token)
    return tokens


def token_name(text):
    """A name that the format allows."""
    return re.sub(r"[.{}]", "-", text).lstrip("$")


# Literal colors


def literal_colors(text):
    """The colors that Swift code writes as literals, as components of 8 bits and an alpha."""
    for match in HEX_LITERAL.finditer(text):
        yield tuple(bytes.fromhex(match[1])), 1.0
    for match in RGB_LITERAL.finditer(text):
        numbers = [
            float(number) / float(divisor or 1) if number else 1.0
            for number, divisor in zip(match.groups()[::2], match.groups()[1::2])
            if not divisor or float(divisor) != 0
        ]
        if len(numbers) == 4 and max(numbers) <= 1:
            yield tuple(round(number * 255) for number in numbers[:3]), round(numbers[3], 3)


def adaptive_colors(colors):
    """The colors of tokens that differ in light and dark."""
    for token in walk(colors):
        modes = token.get("$extensions", {}).get("mode", {})
        if modes.get("light") != modes.get("dark"):
            for color in modes.values():
                if color["colorSpace"] == "srgb":
                    yield tuple(round(c * 255) for c in color["components"]), color.get("alpha", 1.0)


def palette(swift, colors):
    """Tokens for the most frequent literal colors, except black, white, and those that a color set has in one mode."""
    counts = Counter()
    for text in swift:
        counts.update(literal_colors(text))
    adaptive = set(adaptive_colors(colors))
    literals = [color for color in counts if color[0] not in [(0, 0, 0), (255, 255, 255)] and color not in adaptive]
    tokens = {}
    for channels, alpha in sorted(literals, key=lambda color: (-counts[color], color))[:LITERALS]:
        name = "hex" + bytes(channels).hex().upper() + (f"a{round(alpha * 100):02}" if alpha != 1 else "")
        tokens.setdefault(name, {"$value": value([channel / 255 for channel in channels], alpha)})
    return dict(sorted(tokens.items()))


# The files


def text_style(size):
    return {
        "$value": {
            "fontFamily": "system-ui",
            "fontSize": {"value": size, "unit": "px"},
            "fontWeight": 400,
            "letterSpacing": {"value": 0, "unit": "px"},
            "lineHeight": 1.2,
        }
    }


def lengths(sizes):
    return {"$type": "dimension"} | {str(size): {"$value": {"value": size, "unit": "px"}} for size in sizes}


def main_folder(checkout, catalogs):
    """The folder of the target with the most assets."""

    def assets(catalog):
        return len(files(catalog, lambda name: name.endswith((".imageset", ".colorset"))))

    folder = max(catalogs, key=assets).parent
    while folder != checkout and SORTING.search(folder.name):
        folder = folder.parent
    return folder


def configuration(checkout, catalogs, folder, swift, tokens):
    declares_asset = re.compile(r"\b(?:enum|struct|class|typealias)\s+(ImageAsset|ColorAsset)\b")
    declared = {name for text in swift for name in declares_asset.findall(text)}
    own = [catalog for catalog in catalogs if folder in catalog.parents]
    colors = {
        "template": "shape-style",
        "path": "ShapeStyle+Tokens.swift",
        "tokens": {"groups": [group for group in ("Colors", "Palette") if group in tokens]},
    }
    if "Colors" in tokens:
        colors["names"] = {"drop": ["Colors"]}
    outputs = [colors] if colors["tokens"]["groups"] else []
    if outputs and files(checkout, lambda name: name.endswith((".storyboard", ".xib"))):
        outputs.append(colors | {"template": "ui-color", "path": "UIColor+Tokens.swift"})
    outputs += [
        {
            "template": "cgfloat",
            "path": "CGFloat+Spacing.swift",
            "tokens": {"groups": ["Spacing"]},
            "names": {"drop": ["Spacing"], "prefix": "s"},
        },
        {"template": "cgfloat", "path": "CGFloat+Radius.swift", "tokens": {"groups": ["Radius"]}},
        {"template": "text-style", "path": "TextStyle+Tokens.swift"},
    ]
    for template, name, kind in ("image-asset", "ImageAsset", ".imageset"), ("color-asset", "ColorAsset", ".colorset"):
        if any(files(catalog, lambda name: name.endswith(kind)) for catalog in own):
            scope = f"Token{name}" if name in declared else name
            outputs.append({"template": template, "path": f"{scope}.swift", "scope": scope})
    result = {
        "sources": ["tokens/tokens.json"],
        "catalogs": [catalog.relative_to(checkout).as_posix() for catalog in own],
        "layers": {
            layer: present
            for layer, groups in (("primitive", ["Palette", "Spacing", "Radius"]), ("semantic", ["Colors"]))
            if (present := [group for group in groups if group in tokens])
        },
        "appearances": {"light": "light", "dark": "dark"},
        "outputRoot": (folder / "Generated").relative_to(checkout).as_posix(),
        "outputs": outputs,
    }
    if not any("$extensions" in token for token in walk(tokens)):
        del result["appearances"]
    return result


def walk(tokens):
    """The tokens of a group and its groups."""
    for token in tokens.values():
        if isinstance(token, dict):
            if "$value" in token:
                yield token
            else:
                yield from walk(token)


def write(file, content):
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(content, ensure_ascii=False, indent=2) + "\n")


def prepare(checkout):
    catalogs = files(checkout, lambda name: name.endswith(".xcassets"))
    swift = list(swift_code(checkout))
    colors = color_tokens(checkout, catalogs)
    literals = palette(swift, colors)
    tokens = {
        "Spacing": lengths(SPACINGS),
        "Radius": lengths(RADII),
        "Text": {"$type": "typography"} | {f"size{size}": text_style(size) for size in FONT_SIZES},
    }
    for name, group in ("Palette", literals), ("Colors", colors):
        if group:
            tokens = {name: {"$type": "color"} | group} | tokens
    write(checkout / "tokens/tokens.json", tokens)
    folder = main_folder(checkout, catalogs)
    write(checkout / "tokengenerator.json", configuration(checkout, catalogs, folder, swift, tokens))
    count = sum(1 for _ in walk(colors))
    print(f"{checkout.name}: {count} color sets, {len(literals)} literal colors, in {folder.relative_to(checkout)}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for argument in sys.argv[1:]:
        prepare(Path(argument).resolve())
