import GoldenCases
import Testing

/// One row of the table of all messages: a code, the smallest input that provokes it, and what is printed.
///
/// The table is the folder `Messages`, a file for each chapter of `DiagnosticCode`, in the order of its cases:
///
///     === dangling-alias
///     --- tokens.json
///     { "text": { "$type": "color", "$value": "{gray}" } }
///     $ TokenGenerator validate tokens.json
///     tokens.json:1:41: error: cannot find the token 'gray' [dangling-alias]
///     tokens.json:1:41: note: correct the name, or add the file that defines it to "sources"
///
/// The commands are a script of the shell in a folder with these files. What the last of them prints to standard error
/// follows, whole. `! a file system without locks` instead of commands is what a command cannot provide (``RareWorld``).
/// `RECORD_GOLDEN=1` records what is printed now. `Scripts/write-codes-reference` makes a page of the table.
struct MessageRow: Sendable, CustomTestStringConvertible {
    var code: String
    var files: [(path: String, text: String)] = []
    var commands: [String] = []
    /// What a command cannot provide.
    var world: String?
    var printed: [String] = []

    var testDescription: String { code }

    /// The row as its file has it.
    var text: String {
        let inputs = files.flatMap { ["--- \($0.path)", $0.text] }
        let how = commands.map { "$ \($0)" } + [world].compactMap(\.self).map { "! \($0)" }
        return (["=== \(code)"] + inputs + how + printed).joined(separator: "\n")
    }
}

/// The rows of one chapter.
struct MessageChapter: Sendable, CustomTestStringConvertible {
    /// The name of its file: `asset-catalogs`.
    var name: String
    var rows: [MessageRow]

    /// The file, from the root of the repository.
    var path: String { "Tests/TokenGeneratorTests/Messages/\(name).txt" }
    var text: String { rows.map(\.text).joined(separator: "\n\n") + "\n" }
    var testDescription: String { name }

    /// The chapters of `DiagnosticCode`, by its marks.
    static let all: [MessageChapter] = {
        let declaration = (try? Repository.text(of: "Sources/Diagnostics/DiagnosticCode.swift")) ?? ""
        return declaration.matches(of: #/// MARK: - (.*)/#).compactMap { match in
            let name = match.1.lowercased().filter { $0 != "`" }.replacing(" ", with: "-")
            var chapter = MessageChapter(name: name, rows: [])
            chapter.rows = (try? Repository.text(of: chapter.path)).map(MessageRow.rows(of:)) ?? []
            return chapter
        }
    }()
}

extension MessageRow {
    /// The rows of a file.
    static func rows(of text: String) -> [MessageRow] {
        var rows: [MessageRow] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let rest = String(line.dropFirst(line.hasPrefix("$ ") || line.hasPrefix("! ") ? 2 : 4))
            if line.hasPrefix("=== ") {
                rows.append(MessageRow(code: rest))
            } else if let last = rows.indices.last {
                rows[last].add(line, rest)
            }
        }
        return rows
    }

    /// Adds the next line of the file; `rest` is what follows its mark.
    fileprivate mutating func add(_ line: String, _ rest: String) {
        if line.hasPrefix("--- ") {
            files.append((rest, ""))
        } else if line.hasPrefix("$ ") {
            commands.append(rest)
        } else if line.hasPrefix("! ") {
            world = rest
        } else if commands.isEmpty, world == nil, let last = files.indices.last {
            files[last].text += (files[last].text.isEmpty ? "" : "\n") + line
        } else if !line.isEmpty {
            printed.append(line)
        }
    }
}
