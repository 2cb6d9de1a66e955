import SwiftSources

extension LintRule {
    /// Deprecated former names of tokens and assets.
    @Sendable static func formerNames(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        guard let uses = context.formerUses.uses[file.file.path], !uses.isEmpty else { return [] }
        var tokens: [Place: Int] = [:]
        var lines = LineCounter()
        for index in file.code.tokens.indices where file.code.kind(index - 1) == .dot {
            let (line, column) = lines.place(of: Int(file.code.tokens[index].start), in: file.code.bytes)
            tokens[Place(line: line, column: column)] = index
        }
        return uses.compactMap { use in
            guard let token = tokens[Place(line: use.line, column: use.column)] else { return nil }
            // Another type needs another qualification.
            let isSameType = use.former.scope == use.current.scope
            return LintFinding(
                code: .nameFormer, token: token,
                message: "'\(use.former.text)' is a former name of '\(use.current.text)'",
                notes: ["use '\(use.current.name)'"], subject: use.current.text,
                fix: isSameType ? file.fix(of: token..<token + 1, use.current.name, isExact: use.isExact) : nil)
        }
    }

    private struct Place: Hashable {
        var line: Int
        var column: Int
    }
}
