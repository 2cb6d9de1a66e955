import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON
import TerminalText

/// The explanation of a token.
struct TokenExplanation: Explanation {
    let token: InspectedToken

    init(_ token: InspectedToken) { self.token = token }

    /// Returns the explanation as readable text.
    func text(on screen: Screen) -> String {
        var lines = ExplainedLines(on: screen)
        lines.add(line: title(on: screen))
        lines.add("Value", token.isLeftOut ? [] : values(lines))
        lines.add("Modes", modes.flatMap(lines.wrapped))
        lines.add("Code", code(lines))
        lines.add("Why", Reasons(token).texts.map(PrintedText.bounded).flatMap(lines.wrapped))
        lines.add("Chain", token.isLeftOut ? [] : chains(lines))
        lines.add("Used by", users(lines))
        lines.add("Pairs", pairs(lines))
        lines.add(
            "Names",
            names.prefix(PrintedText.partLimit).map(Screen.cell)
                + ExplainedLines.rest(of: names.count, after: PrintedText.partLimit))
        lines.add("About", about.flatMap(lines.wrapped))
        lines.add(
            problems.hasErrors ? "Error" : "Warning",
            problems.flatMap { $0.text.split(separator: "\n") }.flatMap { lines.wrapped(String($0)) })
        return lines.text
    }

    /// The problem for which the token is left out, even if another token has it; otherwise the problems that cost a
    /// detail.
    private var problems: [Diagnostic] {
        guard let cause = token.lossCause, cause.problem.code != .leftOut else { return token.losses }
        return [cause.problem] + token.losses.filter { $0.code != .leftOut && $0 != cause.problem }
    }

    private func title(on screen: Screen) -> String {
        let words =
            [token.type?.rawValue, token.layer?.rawValue, token.isDeprecated ? "deprecated" : nil]
            + [token.isUnused ? "unused" : nil, token.isLeftOut ? "left out" : nil]
        return screen.styled(Screen.cell(token.path), .bold) + "  "
            + screen.styled(words.compactMap(\.self).joined(separator: ", "), .faint)
    }

    /// The explanation as one JSON object.
    var json: String {
        token.json([
            .path, .type, .layer, .description, .deprecated, .unused, .variableId, .file, .line, .column, .collection,
            .modes, .declarations, .secondSymbols, .formerSymbols, .why, .users, .pairs, .diagnostics,
        ]).text() + "\n"
    }

    // MARK: - Values

    /// Returns a line for each combination of modes: their names and its value, with colors in the usual color spaces.
    private func values(_ lines: ExplainedLines) -> [String] {
        let values = token.valuesByCombination.map { (mode: Self.names(of: $0.modes), value: $0.value) }
        let width = values.map { DisplayWidth.of($0.mode) }.max() ?? 0
        return values.flatMap { mode, value -> [String] in
            let name = mode + String(repeating: " ", count: width - DisplayWidth.of(mode) + (width > 0 ? 2 : 0))
            guard let color = value.color else {
                let text = value.shortText
                return [name + (text.isEmpty ? "not interpreted" : Screen.cell(text + value.writtenWords))]
            }
            return [
                name + lines.screen.swatch(color) + Self.texts(of: color, within: lines.room.map { $0 - width - 5 })
            ]
        }
    }

    private static func names(of modes: [String]) -> String { modes.map(Screen.cell).joined(separator: ", ") }

    /// Returns a color in up to three spaces, if there is room.
    private static func texts(of color: ColorValue, within room: Int?) -> String {
        let texts = [ValueText.color(color).joined(separator: " "), color.oklchText, color.displayP3Text]
        return texts.dropFirst().reduce(texts[0]) { text, next in
            text.count + next.count + 2 <= room ?? .max ? "\(text)  \(next)" : text
        }
    }

    /// The sources of the modes in which values can differ, of the token and of those that it refers to; empty if there
    /// is one mode.
    private var modes: [String] {
        let tokens = [token] + (token.isLeftOut ? [] : token.values.flatMap(\.chain))
        return tokens.compactMap(\.collection)
            .map { PrintedText.bounded(token.all.run.line(on: $0).capitalizedFirst) }.uniqueInOrder
    }

    // MARK: - Code

    /// Returns a line for each output with the token: the reference in code, its expression and the file.
    private func code(_ lines: ExplainedLines) -> [String] {
        guard !token.declarations.isEmpty else {
            let code = token.reference ?? token.unselectedReason.map { "in no output: \($0)" }
            return code.map { [Screen.cell($0)] } ?? []
        }
        return token.declarations.flatMap { declaration in
            let reference = declaration.reference
            let code = declaration.code.map { "\(reference)  { \(PrintedText.bounded($0)) }" } ?? reference
            let target = declaration.target.map { " (\($0))" } ?? ""
            let place = "in \(declaration.output)\(target)"
            let line = Screen.cell("\(code)  \(place)")
            let fits = DisplayWidth.of(line) <= lines.room ?? .max
            return fits ? [line] : [Screen.cell(code), Screen.cell("  " + place)]
        }
    }

    // MARK: - References

    /// Returns the chain of references to the literal; a single one if it is the same in all modes.
    private func chains(_ lines: ExplainedLines) -> [String] {
        let values = token.valuesByCombination
        let isSame = Set(values.map { $0.value.chain.map(\.number) }).count == 1
        guard values.contains(where: { $0.value.target != nil }) else { return [] }
        return (isSame ? Array(values.prefix(1)) : values).flatMap { modes, value in
            let chain = value.chain.enumerated().map { index, link in
                let indent = index == 0 ? "" : String(repeating: "   ", count: min(index, Self.deepest) - 1) + "└─ "
                return (name: indent + link.path, text: Self.place(link.value(inMode: value.modeNumber).location))
            }
            let shown =
                chain.prefix(Self.limit)
                + (chain.count > Self.limit ? [("… \(chain.count - Self.limit) more", "")] : [])
            return (isSame ? [] : ["in \(Self.names(of: modes))"]) + lines.columns(Array(shown))
        }
    }

    private func users(_ lines: ExplainedLines) -> [String] {
        let users = token.users
        if users.isEmpty { return ["none"] }
        return lines.columns(users.prefix(Self.limit).map { ($0.path, Self.place($0.location)) })
            + ExplainedLines.rest(of: users.count, after: Self.limit)
    }

    private func pairs(_ lines: ExplainedLines) -> [String] {
        let rows = ExplainedPairs(token).rows
        return lines.columns(Array(rows.prefix(Self.limit))) + ExplainedLines.rest(of: rows.count, after: Self.limit)
    }

    private static let limit = 12
    private static let deepest = 6

    private static func place(_ location: SourceLocation) -> String { "\(location.path):\(location.line)" }

    // MARK: - Description

    private var names: [String] {
        token.secondSymbols.map { "also \($0.text)" } + token.formerSymbols.map { "formerly \($0.text)" }
    }

    private var about: [String] {
        let deprecation = token.isDeprecated ? "Deprecated" + (token.deprecationReason.map { ": \($0)" } ?? "") : nil
        return [token.description, deprecation, token.variableId.map { "Figma variable \($0)" }].compactMap(\.self)
            .map(PrintedText.bounded) + ["In \(Self.place(token.location))"]
    }
}
