"""The mutants of Swift files for Scripts/mutate: the parts of the code that can be changed, and their replacements.

A mutant changes one operator, condition or literal. Comments, strings, regular expressions, attributes, imports and
compiler directives are not changed: spaces replace them before the search, so that offsets stay the same.
"""

import hashlib
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """One change of a file. Its key identifies it, and stays the same when other lines change."""

    path: str
    line: int
    column: int
    offset: int
    kind: str
    before: str
    after: str
    key: str

    def __str__(self):
        return f"{self.path}:{self.line}:{self.column}: {self.kind}: {shown(self.before)} → {shown(self.after)}"

    def applied(self, text):
        end = self.offset + len(self.before)
        if text[self.offset : end] != self.before:
            raise ValueError(f"{self.path} has changed")
        return text[: self.offset] + self.after + text[end:]

    @property
    def module(self):
        return self.path.split("/")[1]

    @property
    def lines(self):
        return range(self.line, self.line + self.before.count("\n") + 1)

    def switched(self, number):
        """The code that makes the change at run time, if ``SWITCH`` has its number."""
        if self.kind == "condition":
            return f"(isMutant({number}) != ({self.before}))"
        if self.kind == "emptiness":
            return f".isEmpty == !isMutant({number})"
        if self.kind == "truth":
            return f"!isMutant({number})" if self.before == "true" else f"isMutant({number})"
        if self.kind == "integer":
            return f"mutant({number}, {self.before}, {self.after})"
        return operator_name(number)

    def declaration(self, number):
        """The operator that ``switched`` uses, with the precedence of the one that it replaces."""
        if self.before not in OPERATORS:
            return ""
        precedence, signatures = OPERATORS[self.before]
        name, before, after = operator_name(number), self.before, self.after
        functions = []
        for signature in signatures:
            right, effect = ("r()", "try ") if "autoclosure" in signature else ("r", "")
            one, other = f"{effect}l {after} {right}", f"{effect}l {before} {right}"
            body = f"isMutant({number}) ? {one} : {other}"
            if "inout" in signature:
                body = f"if isMutant({number}) {{ {one} }} else {{ {other} }}"
            functions.append(f"func {name}{signature} {{ {body} }}")
        return "\n".join([f"infix operator {name}: {precedence}", *functions, ""])


# Code that is added to each module, so that all mutants are built at once and each is tested alone.
SWITCH = """#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
private let number = getenv("MUTANT").map { atoi($0) } ?? 0
func isMutant(_ other: Int32) -> Bool { number == other }
func mutant<Value>(_ other: Int32, _ before: Value, _ after: Value) -> Value { number == other ? after : before }
"""
ORDERED = [
    "<T: Comparable>(l: T, r: T) -> Bool",
    "<T: Comparable, U: Comparable>(l: (T, U), r: (T, U)) -> Bool",
    "<T: Comparable, U: Comparable, V: Comparable>(l: (T, U, V), r: (T, U, V)) -> Bool",
]
EQUAL = [
    "<T: Equatable>(l: T, r: T) -> Bool",
    "<T>(l: T?, r: _OptionalNilComparisonType) -> Bool",
    "<T: Equatable, U: Equatable>(l: (T, U), r: (T, U)) -> Bool",
]
LOGIC = ["(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool"]
OPERATORS = {
    **dict.fromkeys(["<", "<=", ">", ">="], ("ComparisonPrecedence", ORDERED)),
    **dict.fromkeys(["==", "!="], ("ComparisonPrecedence", EQUAL)),
    **dict.fromkeys(["===", "!=="], ("ComparisonPrecedence", ["(l: AnyObject?, r: AnyObject?) -> Bool"])),
    "&&": ("LogicalConjunctionPrecedence", LOGIC),
    "||": ("LogicalDisjunctionPrecedence", LOGIC),
    **dict.fromkeys(["+", "-"], ("AdditionPrecedence", ["<T: AdditiveArithmetic>(l: T, r: T) -> T"])),
    **dict.fromkeys(["+=", "-="], ("AssignmentPrecedence", ["<T: AdditiveArithmetic>(l: inout T, r: T)"])),
}


def operator_name(number):
    """An operator that no source has. Names of operators cannot contain digits."""
    return "".join("⊕" if digit == "1" else "⊖" for digit in f"{number:b}")


def switched(text, found):
    """A text with mutants that can be switched on by their numbers."""
    for number, mutant in sorted(found, key=lambda pair: -pair[1].offset):
        end = mutant.offset + len(mutant.before)
        text = text[: mutant.offset] + mutant.switched(number) + text[end:]
    return text


def shown(text):
    return f"'{' '.join(text.split())}'"


# Kinds


# An operator with a space on both sides, as swift-format writes binary operators. The < and > of generics have none.
OPERATOR = r"(?<=[ \n]){}(?=[ \n])"
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "==="}
# Not a part of a number such as 1.5, of a name such as a1, or the tuple member .0; but 0 in 0..<3 and 3 in ..<3.
INTEGER = r"(?<![\w$])(?<!(?<!\.)\.)(0x[0-9A-Fa-f_]+|[0-9][0-9_]*)(?![\w]|\.[0-9])"


def swapped(table):
    return lambda match: table[match[0]]


def next_integer(match):
    digits = match[0].replace("_", "")
    return f"0x{int(digits, 16) + 1:X}" if digits.startswith("0x") else str(int(digits) + 1)


# Each kind with its pattern and its replacement.
KINDS = [
    ("comparison", OPERATOR.format("(?:<=?|>=?|[=!]==?)"), swapped(COMPARISONS)),
    ("logic", OPERATOR.format(r"(?:&&|\|\|)"), swapped({"&&": "||", "||": "&&"})),
    ("arithmetic", OPERATOR.format(r"[-+]=?"), swapped({"+": "-", "-": "+", "+=": "-=", "-=": "+="})),
    ("truth", r"\b(?:true|false)\b", swapped({"true": "false", "false": "true"})),
    ("integer", INTEGER, next_integer),
    #= binds less tightly than !, and more tightly than && and ?.
    ("emptiness", r"\.isEmpty\b", lambda match: ".isEmpty == false"),
]

# Code that compiles with no other operator: the requirement that two types are equal, and concatenated strings and
# lists.
SAME_TYPES = re.compile(r"\bwhere [A-Z][\w.]*$|, [A-Z][\w.]*\.[A-Z]\w*$")
KEY_PATH = re.compile(r"\\[\w.?]*$")


def is_hopeless(kind, code, match):
    line_start = code.rfind("\n", 0, match.start()) + 1
    left = code[line_start : match.start()]
    right = code[match.end() : match.end() + 2].lstrip()
    if kind == "comparison":
        return match[0] == "==" and bool(SAME_TYPES.search(left.rstrip()))
    if kind == "arithmetic":
        return left.rstrip().endswith('"') or right[:1] in ('"', "[")
    if kind == "emptiness":
        return bool(KEY_PATH.search(left))
    return False


def mutants(path, text):
    """The mutants of a file, in order."""
    code = blanked(text)
    found = [
        (match.start(), kind, match[0], change(match))
        for kind, pattern, change in KINDS
        for match in re.finditer(pattern, code)
        if not is_hopeless(kind, code, match)
    ]
    for start, end in conditions(code):
        condition = text[start:end]
        found.append((start, "condition", condition, condition[1:] if is_negation(condition) else f"!({condition})"))
    seen = {}
    for offset, kind, before, after in sorted(found):
        start = text.rfind("\n", 0, offset) + 1
        line = text[start:].split("\n", 1)[0]
        name = f"{path}\n{line.strip()}\n{offset - start - (len(line) - len(line.lstrip()))}\n{kind}"
        seen[name] = seen.get(name, -1) + 1
        key = hashlib.sha256(f"{name}\n{seen[name]}".encode()).hexdigest()[:16]
        yield Mutant(path, text.count("\n", 0, offset) + 1, offset - start + 1, offset, kind, before, after, key)


def in_random_order(found, seed):
    """All mutants in an order that depends only on the seed and the mutants."""
    return sorted(found, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())


# Conditions


def conditions(code):
    """The ranges of the Boolean clauses of if, guard and while, except those that another kind negates."""
    for match in re.finditer(r"\b(if|guard|while)\b(?=[ \n(!])", code):
        end = end_of_clauses(code, match.end(), match[1])
        for start, stop in clauses(code, match.end(), end):
            clause = code[start:stop]
            is_binding = re.match(r"(let|var|case|try|await)\b|#", clause)
            is_one_comparison = re.search(r" (==|!=|===|!==) |\.isEmpty$", clause) and not re.search(r"&&|\|\||\?", clause)
            if clause and not is_binding and not is_one_comparison and clause not in ("true", "false"):
                yield start, stop


def end_of_clauses(code, start, keyword):
    """The start of the body of a statement."""
    depth = 0
    for place in range(start, len(code)):
        if code[place] in "([":
            depth += 1
        elif code[place] in ")]":
            depth -= 1
            if depth < 0:
                return start
        elif depth == 0 and code[place] == "{":
            return place if keyword != "guard" else start
        elif depth == 0 and keyword == "guard" and re.match(r"\belse\b", code[place:]):
            return place
    return start


def clauses(code, start, end):
    depth, first = 0, start
    for place in range(start, end + 1):
        if place == end or depth == 0 and code[place] == ",":
            part = code[first:place]
            begin = first + len(part) - len(part.lstrip())
            yield begin, begin + len(part.strip())
            first = place + 1
        elif code[place] in "([{":
            depth += 1
        elif code[place] in ")]}":
            depth -= 1


def is_negation(condition):
    """Whether a condition is ! before one operand: ! binds more tightly than every operator."""
    return condition.startswith("!") and " " not in re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)|\{[^{}]*\}", "", condition)


# Code


SKIPPED = re.compile(
    r"""
      (?P<comment> // [^\n]* | /\* )
    | (?P<text> (?P<hashes> \#* ) (?P<quotes> \"\"\" | \" ) )
    | (?P<regex> (?P<marks> \#+ ) / | (?<=[(=,:\[]) [ ]? /(?=[^\s/*]) (?: \\. | [^/\n\\] )+ / )
    | (?P<line> ^ [ ]* (?: \#(?:if|elseif|else|endif)\b | (?:@\w+[ ])*import\b ) [^\n]* )
    | (?P<attribute> [@\#]\w+ (?: \( (?: [^()] | \([^()]*\) )* \) )? )
    | (?P<function> \bfunc [ ]+ [^\s(<\w]+ )
    """,
    re.VERBOSE | re.MULTILINE,
)


def blanked(text):
    """The text with spaces in place of everything that is not code. The quotation marks of strings stay."""
    pieces, place = [], 0
    while match := SKIPPED.search(text, place):
        if match["comment"] == "/*":
            end = end_of_comment(text, match.end())
        elif match["text"] is not None:
            end = end_of_text(text, match.end(), match["quotes"], match["hashes"])
        elif match["marks"]:
            end = text.index("/" + match["marks"], match.end()) + len(match["marks"]) + 1
        else:
            end = match.end()
        spaces = re.sub(r"[^\n]", " ", text[match.start() : end])
        pieces += [text[place : match.start()], f'"{spaces[1:-1]}"' if match["text"] is not None else spaces]
        place = end
    return "".join([*pieces, text[place:]])


def end_of_comment(text, place):
    depth = 1
    while depth:
        mark = re.compile(r"/\*|\*/").search(text, place)
        depth += 1 if mark[0] == "/*" else -1
        place = mark.end()
    return place


def end_of_text(text, place, quotes, hashes):
    """The end of a string literal that begins before a position, with the code in its interpolations."""
    marks = re.compile(rf"(?P<interpolation>\\{hashes}\()|(?P<escape>\\{hashes}.)|(?P<end>{quotes}{hashes})")
    while True:
        mark = marks.search(text, place)
        if mark["end"]:
            return mark.end()
        place = end_of_interpolation(text, mark.end()) if mark["interpolation"] else mark.end()


def end_of_interpolation(text, place):
    depth = 1
    marks = re.compile(r'[()]|(#*)("""|")')
    while depth:
        mark = marks.search(text, place)
        if mark[2]:
            place = end_of_text(text, mark.end(), mark[2], mark[1])
        else:
            depth += 1 if mark[0] == "(" else -1
            place = mark.end()
    return place
