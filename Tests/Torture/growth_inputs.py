"""Inputs that are odd or huge: the time that they take grows with their size and no faster, and none of them takes the
memory of the machine."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Callable, Dict, List, Optional

from growth import Growth, Odd, measure_growth, try_odd
from inputs import CONFIGURATION
from world import Files, Trial, scenario

VALIDATE, LIST, INIT = ["validate"], ["list"], ["init"]


def encoded(files: Dict[str, object]) -> Files:
    return {path: json.dumps(content).encode() for path, content in files.items()}


def configured(sources: object, files: Dict[str, object], **keys: object) -> Files:
    return encoded({CONFIGURATION: {"sources": sources, "outputs": [], **keys}, **files})


def tokens_file(tokens: Dict[str, object]) -> Files:
    return configured(["a.tokens.json"], {"a.tokens.json": tokens})


def color(value: str) -> Dict[str, object]:
    return {"$type": "color", "$value": value}


def gray(index: int) -> Dict[str, object]:
    return color(f"#{index * 7919 % 0xFFFFFF:06x}")


def names(letter: str, count: int) -> List[str]:
    return [f"{letter}{index}" for index in range(count)]


# What grows.


def modes_of_files(count: int) -> Files:
    return configured(["tokens"], {f"tokens/Mode{name}.tokens.json": {"a": gray(index), "b": gray(2 * index)}
                                   for index, name in enumerate(names("m", count))})


def tokens_of_unknown_type(count: int) -> Files:
    group = {name: {"$value": "1rem"} for name in names("t", count)}
    return tokens_file({"g": {"$type": "fluid", **group}, "a": color("#000000")})


def light_and_dark_pairs(count: int) -> Files:
    return configured(["tokens"], {f"tokens/{name}.{mode}.tokens.json": {name: {"a": gray(index), "b": gray(index + 1)}}
                                   for index, name in enumerate(names("c", count // 2)) for mode in ("light", "dark")})


def lagging_dark_files(count: int) -> Files:
    """Dark files that lack one token of ten of the light ones."""
    files: Dict[str, object] = {}
    for place, name in enumerate(names("c", count // 2)):
        tokens = {f"t{index}": gray(index + place) for index in range(10)}
        files[f"tokens/{name}.light.tokens.json"] = {name: tokens}
        files[f"tokens/{name}.dark.tokens.json"] = {name: {key: tokens[key] for key in list(tokens)[1:]}}
    return configured(["tokens"], files)


def unrelated_files(count: int) -> Files:
    return configured(["tokens"], {f"tokens/{name}.tokens.json": {name: {"a": gray(index)}}
                                   for index, name in enumerate(names("f", count))})


def brand_folders(count: int) -> Files:
    return configured(["tokens"], {f"tokens/{name}/colors.tokens.json": {"a": gray(index), "b": gray(2 * index)}
                                   for index, name in enumerate(names("brand", count))})


def resolver(modifiers: int, contexts: int = 2, tokens: int = 1) -> Files:
    """A document of modifiers, each of which changes tokens of its own."""
    base = {name: {f"t{index}": gray(index) for index in range(tokens)} for name in names("m", modifiers)}
    definitions = {
        name: {"default": "c0", "contexts": {
            context: [{name: {f"t{index}": gray(index + place * 31) for index in range(tokens)}}]
            for place, context in enumerate(names("c", contexts))}}
        for name in names("m", modifiers)}
    order = [{"$ref": "#/sets/base"}, *({"$ref": f"#/modifiers/{name}"} for name in definitions)]
    document = {"version": "2025.10", "sets": {"base": {"sources": [base]}}, "modifiers": definitions,
                "resolutionOrder": order}
    return configured(["a.resolver.json"], {"a.resolver.json": document})


def contexts_of_one_modifier(count: int) -> Files:
    return resolver(1, count)


def missing_sources(count: int) -> Files:
    """So many sources that do not exist, in a folder of ten times as many files."""
    files = {f"tokens/there{index}.tokens.json": {} for index in range(count * 10)}
    return configured([f"tokens/missing{index}.tokens.json" for index in range(count)], files)


def studio(sets: Dict[str, object], themes: Optional[List[object]] = None) -> Files:
    document = {**sets, "$themes": themes or [], "$metadata": {"tokenSetOrder": list(sets)}}
    return configured(["tokens.json"], {"tokens.json": document})


def studio_color(value: str) -> Dict[str, object]:
    return {"type": "color", "value": value}


def theme(name: str, sets: List[str], group: str = "") -> Dict[str, object]:
    return {"id": f"{group} {name}", "name": name, "selectedTokenSets": {set: "enabled" for set in sets},
            **({"group": group} if group else {})}


def studio_groups(count: int) -> Files:
    """Groups of two themes, each of which changes a token of its own."""
    sets: Dict[str, object] = {}
    themes: List[object] = []
    for index, name in enumerate(names("g", count)):
        for place, mode in enumerate(("one", "two")):
            sets[f"{name}/{mode}"] = {name: studio_color(f"#{index * 31 + place:06x}")}
            themes.append(theme(mode, [f"{name}/{mode}"], name))
    return studio(sets, themes)


def studio_themes(count: int) -> Files:
    """Themes of one group, each with a set of its own."""
    sets: Dict[str, object] = {f"set{name}": {"a": studio_color(f"#{index:06x}")}
                               for index, name in enumerate(names("t", count))}
    return studio(sets, [theme(name, [f"set{name}"], "brand") for name in names("t", count)])


def studio_sets(count: int) -> Files:
    """Sets that state the same tokens, without themes."""
    return studio({f"set{index}": {"a": studio_color(f"#{index:06x}"), "b": studio_color("#ffffff")}
                   for index in range(count)})


def studio_completed(count: int) -> Files:
    """Sets that all state one text style."""
    sets: Dict[str, object] = {name: {"a": {"type": "typography", "value": {"fontSize": index}}}
                               for index, name in enumerate(names("set", count))}
    return studio(sets, [theme("all", names("set", count))])


def failing_tokens(count: int) -> Files:
    return tokens_file({name: color("no color") for name in names("t", count)})


def dangling_references(count: int) -> Files:
    return tokens_file({name: color(f"{{none.{name}}}") for name in names("t", count)})


def studio_dangling(count: int) -> Files:
    return studio({"set": {name: studio_color(f"rgba({{none.{name}}}, 1)") for name in names("t", count)}})


def studio_references_to_groups(count: int) -> Files:
    return studio({"set": {**{name: studio_color(f"rgba({{z.{name}}}, 1)") for name in names("t", count)},
                           "z": {name: {"x": studio_color("#ffffff")} for name in names("t", count)}}})


def references_to_groups(count: int) -> Files:
    return tokens_file({
        **{name: color(f"{{z.{name}}}") for name in names("t", count)},
        "z": {name: {"x": gray(1)} for name in names("t", count)}})


def chain(count: int) -> Files:
    tokens = {name: color(f"{{t{index + 1}}}") for index, name in enumerate(names("t", count))}
    return tokens_file({**tokens, f"t{count}": gray(1)})


def cycle(count: int) -> Files:
    return tokens_file({
        name: color(f"{{t{(index + 1) % count}}}") for index, name in enumerate(names("t", count))})


def studio_cycle(count: int) -> Files:
    return studio({"set": {name: {"type": "sizing", "value": f"{{t{(index + 1) % count}}} + 1"}
                           for index, name in enumerate(names("t", count))}})


def studio_chain(count: int) -> Files:
    tokens = {name: {"type": "sizing", "value": f"{{t{index + 1}}} + 1"}
              for index, name in enumerate(names("t", count))}
    return studio({"set": {**tokens, f"t{count}": {"type": "sizing", "value": "1"}}})


def studio_wide_list(count: int) -> Files:
    """Shadows of one layer each, all referred to by one sum."""
    return studio({"set": {**{name: {"type": "sizing", "value": "{base} * 2"} for name in names("t", count)},
                           "base": {"type": "sizing", "value": "1"}}})


def style_dictionary_chain(count: int) -> Files:
    tokens = {name: {"value": f"{{size.t{index + 1}}}", "type": "dimension"}
              for index, name in enumerate(names("t", count))}
    last = {f"t{count}": {"value": "1px", "type": "dimension"}}
    return configured(["a.json"], {"a.json": {"size": {**tokens, **last}}})


def extending_chain(count: int) -> Files:
    groups: Dict[str, object] = {name: {"$extends": f"{{g{index + 1}}}"}
                                 for index, name in enumerate(names("g", count))}
    return tokens_file({**groups, f"g{count}": {"a": gray(1)}})


def extending_one(count: int) -> Files:
    groups: Dict[str, object] = {name: {"$extends": "{base}"} for name in names("g", count)}
    return tokens_file({**groups, "base": {"a": gray(1)}})


def duplicates(count: int) -> Files:
    """Two files that state the same tokens in two collections."""
    files = {f"{name}.tokens.json": {token: gray(index) for token in names("t", count)}
             for index, name in enumerate(("one", "two"))}
    sources = [{"path": f"{name}.tokens.json", "collection": name} for name in ("one", "two")]
    return configured(sources, files)


def many_doubles(count: int) -> Files:
    """Files that all state one token, each in a collection of its own, and refer to it."""
    files: Dict[str, object] = {f"{name}.tokens.json": {"a": gray(index), "b": {name: color("{a}")}}
                                for index, name in enumerate(names("f", count))}
    return configured([{"path": path, "collection": path} for path in files], files)


def untyped(count: int) -> Files:
    return tokens_file({name: {"$value": "1"} for name in names("t", count)})


def part_references(count: int) -> Files:
    """References into the last stops of long gradients."""
    stops = [{"color": "#ffffff", "position": index / count} for index in range(count)]
    tokens = {name: {"$type": "color", "$value": {"$ref": f"#/g/$value/{index}/color"}}
              for index, name in enumerate(names("t", count))}
    return tokens_file({"g": {"$type": "gradient", "$value": stops}, **tokens})


def named_resolver(count: int) -> Files:
    """Modifiers whose contexts have names of their own."""
    files = resolver(count)
    text = files["a.resolver.json"].decode()
    document = json.loads(text)
    for name, modifier in document["modifiers"].items():
        modifier["contexts"] = {f"{name}{key}": value for key, value in modifier["contexts"].items()}
        modifier["default"] = f"{name}c0"
    return {**files, "a.resolver.json": json.dumps(document).encode()}


def crowded_resolver(count: int) -> Files:
    """Modifiers that change tokens of one group."""
    files = resolver(count)
    document = json.loads(files["a.resolver.json"])
    sources = document["sets"]["base"]["sources"]
    document["sets"]["base"]["sources"] = [{"color": {name: group["t0"] for name, group in sources[0].items()}}]
    for modifier in document["modifiers"].values():
        for key, value in modifier["contexts"].items():
            modifier["contexts"][key] = [{"color": {name: group["t0"] for name, group in value[0].items()}}]
    return {**files, "a.resolver.json": json.dumps(document).encode()}


def dark_files_with_one_token_in_common(count: int) -> Files:
    return configured(["tokens"], {f"tokens/{name}.{mode}.tokens.json": {"a": gray(1), name: {mode: gray(index)}}
                                   for index, name in enumerate(names("c", count // 2)) for mode in ("light", "dark")})


def found(files: Callable[[int], Files]) -> Callable[[int], Files]:
    """The same without a configuration."""
    return lambda count: {path: content for path, content in files(count).items() if path != CONFIGURATION}


def modes_of_single_tokens(count: int) -> Files:
    """Tokens that each state two modes of their own."""
    return tokens_file({
        name: {**gray(index), "$extensions": {"mode": {f"x{index}": "#000000", f"y{index}": "#ffffff"}}}
        for index, name in enumerate(names("t", count))})


def flat_groups(count: int) -> Files:
    return tokens_file({name: {"a": gray(index)} for index, name in enumerate(names("g", count))})


def studio_files(count: int) -> Files:
    files: Dict[str, object] = {f"tokens/{name}.json": {name: studio_color(f"#{index:06x}")}
                                for index, name in enumerate(names("s", count))}
    files["tokens/$metadata.json"] = {"tokenSetOrder": names("s", count)}
    files["tokens/$themes.json"] = [theme("all", names("s", count))]
    return configured(["tokens"], files)


READING = [
    Growth("modes in files", modes_of_files, VALIDATE, 3_000),
    Growth("modes in files, listed", modes_of_files, LIST, 1_000),
    Growth("init with modes in files", found(modes_of_files), INIT, 3_000),
    Growth("pairs of light and dark files", light_and_dark_pairs, VALIDATE, 3_000),
    Growth("init with pairs of light and dark files", found(light_and_dark_pairs), INIT, 3_000),
    Growth("tokens of an unknown type", tokens_of_unknown_type, VALIDATE, 80_000),
    Growth("dark files that lack tokens", lagging_dark_files, VALIDATE, 2_000),
    Growth("init with dark files that lack tokens", found(lagging_dark_files), INIT, 2_000),
    Growth("dark files with one token in common", dark_files_with_one_token_in_common, VALIDATE, 2_000),
    Growth("unrelated files", unrelated_files, VALIDATE, 6_000),
    Growth("init with unrelated files", found(unrelated_files), INIT, 6_000),
    Growth("folders of brands", brand_folders, VALIDATE, 3_000),
    Growth("init with folders of brands", found(brand_folders), INIT, 3_000),
    Growth("modifiers of a resolver document", resolver, VALIDATE, 800),
    Growth("modifiers of one group", crowded_resolver, VALIDATE, 800),
    Growth("modifiers with contexts of their own", named_resolver, VALIDATE, 400),
    Growth("contexts of a modifier", contexts_of_one_modifier, VALIDATE, 1_600),
    Growth("missing sources", missing_sources, VALIDATE, 1_000),
    Growth("themes of a group", studio_themes, VALIDATE, 800),
    Growth("groups of themes", studio_groups, VALIDATE, 400),
    Growth("token sets that state the same", studio_sets, VALIDATE, 1_000),
    Growth("token sets that complete a style", studio_completed, VALIDATE, 2_000),
    Growth("token sets in files", studio_files, VALIDATE, 2_000),
    Growth("tokens that fail", failing_tokens, VALIDATE, 40_000),
    Growth("references to nothing", dangling_references, VALIDATE, 40_000),
    Growth("references to nothing in sums", studio_dangling, VALIDATE, 20_000),
    Growth("references to groups", references_to_groups, VALIDATE, 20_000),
    Growth("references to groups in texts", studio_references_to_groups, VALIDATE, 10_000),
    Growth("a chain of references", chain, VALIDATE, 40_000),
    Growth("references in a circle", cycle, VALIDATE, 10_000),
    Growth("sums in a circle", studio_cycle, VALIDATE, 10_000),
    Growth("a chain of sums", studio_chain, VALIDATE, 20_000),
    Growth("sums of one token", studio_wide_list, VALIDATE, 20_000),
    Growth("a chain of texts", style_dictionary_chain, VALIDATE, 20_000),
    Growth("a chain of extended groups", extending_chain, VALIDATE, 400),
    Growth("groups that extend one", extending_one, VALIDATE, 20_000),
    Growth("tokens of two collections", duplicates, VALIDATE, 20_000),
    Growth("one token of many collections", many_doubles, VALIDATE, 1_000),
    Growth("tokens without types", untyped, VALIDATE, 40_000),
    Growth("references to stops", part_references, VALIDATE, 4_000),
    Growth("groups", flat_groups, VALIDATE, 40_000),
    Growth("init with groups", found(flat_groups), INIT, 8_000),
]


@scenario
def time_grows_no_faster_than_what_is_read(trial: Trial) -> None:
    measure_growth(trial, READING)


# What is odd.


def doubling(kind: str, levels: int, first: object, next: Callable[[str], object]) -> Files:
    """Tokens of which each refers twice to the one before."""
    return studio({"set": {"l0": {"type": kind, "value": first},
                           **{f"l{level}": {"type": kind, "value": next(f"{{l{level - 1}}}")}
                              for level in range(1, levels)}, "fine": studio_color("#ffffff")}})


SHADOW = {"x": "1", "y": "1", "blur": "1", "spread": "0", "color": "#000000", "type": "dropShadow"}


def doubling_shadows(levels: int) -> Files:
    return doubling("boxShadow", levels, SHADOW, lambda one: [one, one])


def doubling_texts(levels: int) -> Files:
    return doubling("text", levels, "text", lambda one: one + one)


def doubling_sums(levels: int) -> Files:
    return doubling("sizing", levels, "1px", lambda one: f"{one} + {one}")


def doubling_fonts(levels: int) -> Files:
    return doubling("fontFamilies", levels, "Inter", lambda one: f"{one}, {one}")


def doubling_gradients(levels: int) -> Files:
    return doubling("color", levels, "#ffffff, #000000", lambda one: f"linear-gradient({one}, {one})")


def doubling_style_dictionary_texts(levels: int) -> Files:
    tokens = {f"l{level}": {"value": f"{{a.l{level - 1}}}{{a.l{level - 1}}}", "type": "content"}
              for level in range(1, levels)}
    return configured(["a.json"], {"a.json": {"a": {"l0": {"value": "text", "type": "content"}, **tokens}}})


def doubling_groups(levels: int) -> Files:
    """Groups that hold the one before twice, by $extends."""
    groups: Dict[str, object] = {f"g{level}": {name: {"$extends": f"{{g{level - 1}}}"} for name in "ab"}
                                 for level in range(1, levels)}
    return tokens_file({"g0": {"t": gray(1)}, **groups})


def shared_lists(count: int) -> Files:
    """Borders that all refer to one style of many dashes, and text styles to one list of fonts."""
    dashes = [{"value": index, "unit": "px"} for index in range(count)]
    border = {"color": "#000000", "width": {"value": 1, "unit": "px"}, "style": "{style}"}
    text = {"fontFamily": "{fonts}", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "lineHeight": 1,
            "letterSpacing": {"value": 0, "unit": "px"}}
    return tokens_file({
        "style": {"$type": "strokeStyle", "$value": {"dashArray": dashes, "lineCap": "butt"}},
        "fonts": {"$type": "fontFamily", "$value": names("Font", count)},
        "borders": {name: {"$type": "border", "$value": border} for name in names("b", count)},
        "texts": {name: {"$type": "typography", "$value": text} for name in names("t", count)}})


def long_gradient(count: int) -> Files:
    return studio({"set": {"a": studio_color(f"linear-gradient({', '.join(['#ffffff'] * count)})")}})


def shadows_of_one_list(count: int) -> Files:
    """Shadows that all refer to one list of a thousand layers."""
    return studio({"set": {"list": {"type": "boxShadow", "value": [SHADOW] * 1000},
                           **{name: {"type": "boxShadow", "value": ["{list}"]} for name in names("s", count)}}})


def own_modes(count: int) -> Files:
    """Tokens that each state a mode of their own, and one that all have."""
    return tokens_file({
        name: {**gray(index), "$extensions": {"mode": {"all": "#000000", f"own{index}": "#ffffff"}}}
        for index, name in enumerate(names("t", count))})


def themes_of_many_tokens(count: int) -> Files:
    sets: Dict[str, object] = {f"set{place}": {name: studio_color(f"#{index + place:06x}")
                                               for index, name in enumerate(names("a", count))} for place in range(2)}
    return studio(sets, [theme(name, [f"set{index % 2}"], "brand") for index, name in enumerate(names("t", count))])


def make_pipe(folder: Path) -> None:
    os.mkfifo(folder / "pipe.json")


def make_huge_file(folder: Path) -> None:
    with open(folder / "huge.tokens.json", "wb") as file:
        file.truncate(3 << 30)


def make_unreadable_name(folder: Path) -> None:
    with open(os.fsencode(folder) + b"/tokens/a\xff.tokens.json", "wb") as file:
        file.write(b"{}")


ONE = {"a.tokens.json": b'{"a": {"$type": "number", "$value": 1}}'}
ODD = [
    Odd("shadows that double 61 times", doubling_shadows(61), VALIDATE, "limit-exceeded"),
    Odd("shadows that double 19 times", doubling_shadows(19), LIST, "limit-exceeded"),
    Odd("texts that double 61 times", doubling_texts(61), LIST, "limit-exceeded"),
    Odd("sums that double 61 times", doubling_sums(61), LIST),
    Odd("fonts that double 61 times", doubling_fonts(61), LIST, "limit-exceeded"),
    Odd("gradients that double 61 times", doubling_gradients(61), LIST),
    Odd("texts of Style Dictionary that double 61 times", doubling_style_dictionary_texts(61), VALIDATE,
        "limit-exceeded"),
    Odd("groups that double 61 times", doubling_groups(61), VALIDATE, "limit-exceeded"),
    Odd("a chain of 5,000 extended groups", extending_chain(5000), VALIDATE, "limit-exceeded"),
    Odd("lists of 3,000 parts in 3,000 values", shared_lists(3000), VALIDATE, "limit-exceeded"),
    Odd("a gradient of 100,000 stops", long_gradient(100_000), VALIDATE, "limit-exceeded"),
    Odd("10,000 shadows of one list", shadows_of_one_list(10_000), VALIDATE),
    Odd("5,000 modifiers", resolver(5000), VALIDATE, "limit-exceeded"),
    Odd("5,000 contexts", resolver(1, 5000), VALIDATE, "limit-exceeded"),
    Odd("300 themes of a group", studio_themes(300), ["explain", "a"], "t299"),
    Odd("5,000 themes of a group", studio_themes(5000), VALIDATE, "limit-exceeded"),
    Odd("3,000 themes of 3,000 tokens", themes_of_many_tokens(3000), VALIDATE, "limit-exceeded"),
    Odd("5,000 modes in files", modes_of_files(5000), VALIDATE, "limit-exceeded"),
    Odd("3,000 modes of tokens of their own", own_modes(3000), VALIDATE, "limit-exceeded"),
    Odd("a pipe", ONE, ["diff", "pipe.json", "a.tokens.json"], "not a regular file", make_pipe),
    Odd("a file of 3 GiB", ONE, ["validate", "huge.tokens.json"], "larger than", make_huge_file),
    Odd("a name that is not UTF-8", {"tokens/b.tokens.json": b"{}"}, ["validate", "tokens"], "not UTF-8",
        make_unreadable_name),
]


@scenario
def odd_inputs_take_little_memory_and_time(trial: Trial) -> None:
    try_odd(trial, ODD)
