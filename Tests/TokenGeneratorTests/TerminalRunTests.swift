import Foundation
import TestSupport
import Testing

/// What commands print on a real terminal, as files: `RECORD_GOLDEN=1` records them anew. `␛` is the escape character.
@Suite("In a terminal") struct TerminalRunTests {
    struct Look: CustomTestStringConvertible {
        var width: Int
        var colors: Bool
        var testDescription: String { "\(width)-\(colors ? "color" : "plain")" }
    }

    private static let looks = [80, 200].flatMap { width in [false, true].map { Look(width: width, colors: $0) } }

    private static func color(_ value: String) -> String { #"{ "$type": "color", "$value": "\#(value)" }"# }

    private static func tokens(_ ink: String) -> String {
        """
        { "color": {
            "ink": \(color(ink)),
            "paper": \(color("#FFFFFF")),
            "link-in-navigation-on-emphasized-background": \(color("{color.ink}")),
            "lost": \(color("{color.inc}")) },
          "space": { "8": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
        """
    }

    @Test(
        "init says what it found and what comes next, generate what it wrote, review what changed",
        .enabled(if: PseudoTerminal.isAvailable, "this machine has no pseudo-terminals"), arguments: looks)
    func runs(_ look: Look) throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.tokens("#14706E"), to: "tokens/tokens.json")
            var text = ""
            func run(_ arguments: String...) throws {
                text += "$ TokenGenerator \(arguments.joined(separator: " "))\n"
                text += try Tool.run(arguments, onTerminalWith: look.width, colors: look.colors, in: folder.path)
            }
            try run("init")
            try run("generate")
            try run("generate")
            let git = "git -c user.name=Test -c user.email=test@example.com"
            _ = try Tool.run(script: "git init -q && git add . && \(git) commit -qm Tokens", in: folder.path)
            try folder.write(Self.tokens("#0A7D74"), to: "tokens/tokens.json")
            try run("generate", "--check")
            try run("review", "--base", "HEAD")
            try expect(text, look)
        }
    }

    private func expect(_ text: String, _ look: Look) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Terminal/\(look.testDescription).txt")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" { try Data(text.utf8).write(to: file) }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }
}
