"""A second, naive reader of token files, to compare with the compiler's.

It reads groups, references, sRGB colors in digits or components, numbers and lengths. It recognizes modes only by the
names of files. If several files define a token, it returns all possible values. For everything else, it returns None.
"""

import json
import re
from pathlib import Path

DARK, LIGHT = re.compile(r"(?i)(?<![a-z])(dark|night)(?![a-z])"), re.compile(r"(?i)(?<![a-z])(light|day)(?![a-z])")
COMMENTS = re.compile(r'"(?:\\.|[^"\\])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
TRAILING = re.compile(r'"(?:\\.|[^"\\])*"|,(?=\s*[}\]])')


def relaxed_json(text):
    """JSON that may contain comments and trailing commas."""
    text = COMMENTS.sub(lambda match: match[0] if match[0][0] == '"' else " ", text)
    return json.loads(TRAILING.sub(lambda match: match[0] if match[0][0] == '"' else "", text))


class NaiveTokens:
    """The tokens of some files."""

    def __init__(self, files, root):
        # The definitions of each path: the file, the token's object, and its type.
        self.tokens = {}
        # The tokens by the ends of their paths, without case and separators.
        self.ends = {}
        for file in files:
            try:
                content = json.loads(file.read_text())
            except (ValueError, OSError):
                continue
            name = str(file.relative_to(root))
            if isinstance(content, dict):
                self._add(content, [], None, name, self._sets(content, file, root))

    def _sets(self, content, file, root):
        """The names of token sets that are not part of paths."""
        order = (content.get("$metadata") or {}).get("tokenSetOrder") if isinstance(content.get("$metadata"), dict) else None
        return {name: 1 for name in order or [] if name in content} if "$themes" in content or order else {}

    def _add(self, node, path, kind, file, sets):
        kind = node.get("$type", kind)
        if "$value" in node or ("value" in node and "type" in node and not isinstance(node["type"], dict)):
            self.tokens.setdefault(".".join(path), []).append((file, node, kind or node.get("type")))
            return
        for key, child in node.items():
            if not isinstance(child, dict) or key.startswith("$") and key != "$root":
                continue
            is_set = not path and key in sets
            inner = path if is_set or key == "$root" else [*path, key]
            self._add(child, inner, kind, f"{file}#{key}" if is_set else file, sets)

    def values(self, path, appearance="light", seen=()):
        """The possible values of a token: ("color", [red, green, blue, alpha]) or ("number", points); None if
        unknown."""
        entries = self.tokens.get(path)
        if not entries or path in seen or len(seen) > 30:
            return None
        chosen = [entry for entry in entries if self._fits(entry[0], appearance)] or entries
        found = []
        for file, node, kind in chosen:
            values = self._read(node, kind, appearance, (*seen, path))
            if values is None:
                return None
            found += values
        return found

    def _fits(self, file, appearance):
        is_dark = bool(DARK.search(file)) and not LIGHT.search(file)
        return is_dark == appearance.startswith("dark")

    def _read(self, node, kind, appearance, seen):
        extensions = node.get("$extensions") if isinstance(node.get("$extensions"), dict) else {}
        if any("mode" in key.lower() for key in extensions) or extensions.get("studio.tokens"):
            return None
        value = node.get("$value", node.get("value"))
        if isinstance(value, str) and re.fullmatch(r"\{[^{}]+\}", value.strip()):
            return self.values(value.strip()[1:-1].strip(), appearance, seen)
        if "com.figma.composedColor" in extensions:
            return None
        alias = extensions.get("com.figma.aliasData")
        literal = read_literal(value, kind)
        if isinstance(alias, dict) and literal is not None:
            return self._variable(alias, appearance, seen, literal)
        return None if literal is None else [literal]

    def _variable(self, alias, appearance, seen, literal):
        """The values of a Figma variable. The literal beside it is that of the default mode."""
        wanted = plain(alias.get("targetVariableName", ""))
        matches = [path for path in self.tokens if plain(path).endswith(wanted)] if wanted else []
        if len(matches) != 1 or matches[0] in seen:
            return None if matches or appearance == "dark" else [literal]
        usual, followed = (self.values(matches[0], place, seen) for place in ("light", appearance))
        # Another variable can have the same name.
        if not usual or followed is None or not any(is_same(value, literal) for value in usual):
            return None
        # A color with its own opacity is exported with that opacity in every mode.
        has_own = literal[0] == "color" and all(abs(value[1][3] - literal[1][3]) > 0.002 for value in usual)
        return [with_alpha(value, literal) for value in followed] if has_own else followed

    def opacity_is_ratio(self, path):
        """Whether Figma writes a file's opacities as percentages; None if the token is not an opacity."""
        entries = self.tokens.get(path) or []
        if not any(is_opacity(node) for _, node, _ in entries):
            return None
        files = self._files_together({file for file, _, _ in entries})
        numbers = []
        for definitions in self.tokens.values():
            for file, node, kind in definitions:
                if file in files and is_opacity(node):
                    literal = read_literal(node.get("$value"), kind)
                    numbers += [literal[1]] if literal and literal[0] == "number" else []
        return any(not 0 <= number <= 1 for number in numbers)


    def _files_together(self, files):
        """Some files, and those with opacities that refer to theirs, or that theirs refer to."""
        links = []
        for definitions in self.tokens.values():
            for file, node, _ in definitions:
                reference = re.fullmatch(r"\{([^{}]+)\}", str(node.get("$value", "")).strip())
                if reference and is_opacity(node):
                    links += [(file, other) for other, _, _ in self.tokens.get(reference[1].strip(), [])]
        together, count = set(files), -1
        while count != len(together):
            count = len(together)
            together |= {file for link in links if together & set(link) for file in link}
        return together


def plain(text):
    return re.sub(r"[^a-z0-9]", "", text.lower())


def is_same(value, other):
    """Whether values are equal except for the opacity of colors."""
    numbers = [value[1][:3] if value[0] == "color" else [value[1]] for value in (value, other)]
    return value[0] == other[0] and all(abs(a - b) < 0.003 for a, b in zip(*numbers))


def with_alpha(value, other):
    return (value[0], [*value[1][:3], other[1][3]]) if value[0] == "color" else value


def is_opacity(node):
    return bool({"OPACITY", "COLOR_OPACITY"} & set(scopes(node)))


def scopes(node):
    extensions = node.get("$extensions")
    found = extensions.get("com.figma.scopes") if isinstance(extensions, dict) else None
    return found if isinstance(found, list) else []


def read_literal(value, kind):
    if isinstance(value, bool):
        return None
    if isinstance(value, dict) and "colorSpace" in value:
        components = value.get("components")
        is_known = isinstance(components, list) and all(isinstance(number, (int, float)) for number in components)
        if value["colorSpace"] != "srgb" or not is_known:
            return None
        alpha = value.get("alpha", 1)
        return ("color", [*components, alpha]) if isinstance(alpha, (int, float)) else None
    if isinstance(value, dict) and value.get("unit") == "px" and isinstance(value.get("value"), (int, float)):
        return "number", value["value"]
    if isinstance(value, (int, float)):
        return "number", value
    if not isinstance(value, str):
        return None
    digits = re.fullmatch(r"#([0-9a-fA-F]{3,8})", value.strip())
    if kind == "color" and digits and len(digits[1]) in (3, 4, 6, 8):
        text = digits[1] if len(digits[1]) > 4 else "".join(digit * 2 for digit in digits[1])
        numbers = [int(text[place : place + 2], 16) / 255 for place in range(0, len(text), 2)]
        return "color", (numbers + [1])[:4]
    number = re.fullmatch(r"(-?\d+(?:\.\d+)?)(px)?", value.strip())
    return ("number", float(number[1])) if number and kind not in (None, "string", "text", "other") else None


class ColorSets:
    """The color sets of asset catalogs, by the names that load them and by their folders."""

    def __init__(self, catalogs):
        self.sets = {}
        for catalog in catalogs:
            for contents in Path(catalog).rglob("*.colorset/Contents.json"):
                folder = contents.parent
                names = [folder.name.removesuffix(".colorset")]
                self.sets.setdefault(names[0], contents)
                for parent in folder.parents:
                    if parent.suffix == ".xcassets":
                        break
                    names.insert(0, parent.name)
                    self.sets["/".join(names)] = contents

    def color(self, name, appearance):
        """The space and the components of a set; None if it does not exist or its components are not numbers."""
        if name not in self.sets:
            return None
        found = {}
        for entry in relaxed_json(self.sets[name].read_text()).get("colors", []):
            if entry.get("idiom") != "universal" or "color" not in entry:
                continue
            words = {item.get("value") for item in entry.get("appearances", [])} - {"light"}
            key = {
                frozenset(): "light",
                frozenset(["dark"]): "dark",
                frozenset(["high"]): "lightHighContrast",
                frozenset(["dark", "high"]): "darkHighContrast",
            }.get(frozenset(words))
            if key and "components" in entry["color"]:
                found[key] = entry["color"]
        order = {
            "light": ["light"],
            "dark": ["dark", "light"],
            "lightHighContrast": ["lightHighContrast", "light"],
            "darkHighContrast": ["darkHighContrast", "dark", "lightHighContrast", "light"],
        }[appearance]
        color = next((found[key] for key in order if key in found), None)
        return color and self._numbers(color)

    @staticmethod
    def _numbers(color):
        space = {"srgb": "sRGB", "extended-srgb": "sRGB", "display-p3": "displayP3"}.get(color.get("color-space"))
        components = color["components"]
        if not space or "red" not in components:
            return None

        def number(text):
            text = str(text)
            if text.lower().startswith("0x"):
                return int(text, 16) / 255
            return float(text) if "." in text else int(text) / 255

        return space, [number(components[key]) for key in ("red", "green", "blue")] + [float(components.get("alpha", 1))]
