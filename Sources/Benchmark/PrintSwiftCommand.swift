import ArgumentParser
import Foundation
import SwiftSources

/// Prints how Swift files are read, for `Scripts/compare-swift-reader`.
///
/// Positions are in bytes, and tokens have the number of their line after `file`, starting at 0:
///
///     file PATH
///     KIND START END FLAGS PARTNER            a token; the partner of a bracket, or -
///     call NAME OPENING OWNER.OWNER           tokens; the names before the called one
///     argument START END LABEL                the bytes of the value of an argument of this call
struct PrintSwiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "print-swift",
        abstract: "Prints the tokens, brackets and calls of the Swift files whose paths standard input contains.",
        shouldDisplay: false)

    func run() throws {
        while let path = readLine() {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            FileHandle.standardOutput.write(Data("file \(path)\n\(Self.text(of: SwiftCode(bytes)))".utf8))
        }
    }

    private static func text(of code: SwiftCode) -> String {
        var text = ""
        for (index, token) in code.tokens.enumerated() {
            let partner = code.partner(of: index).map(String.init) ?? "-"
            text += "\(letter(of: token.kind)) \(token.start) \(token.end) \(flags(of: index, code)) \(partner)\n"
        }
        for call in code.calls {
            let owners = stride(from: call.range.lowerBound, to: call.name, by: 2).map { code.text($0) }
            text += "call \(call.name) \(call.opening) \(owners.joined(separator: "."))\n"
            for argument in code.arguments(of: call) {
                let range = code.byteRange(of: argument.value)
                text += "argument \(range.lowerBound) \(range.upperBound) \(argument.label)\n"
            }
        }
        return text
    }

    /// Returns letters: whether the token begins a line (`l`), stands apart (`a`), is a string without escapes (`p`).
    private static func flags(of index: Int, _ code: SwiftCode) -> String {
        let token = code.tokens[index]
        let letters = [
            token.startsLine ? "l" : "", token.isApart ? "a" : "", code.plainString(index) == nil ? "" : "p",
        ].joined()
        return letters.isEmpty ? "-" : letters
    }

    private static func letter(of kind: SwiftToken.Kind) -> String {
        switch kind {
        case .word: "w"
        case .quotedWord: "`"
        case .number: "0"
        case .text: "\""
        case .regex: "/"
        case .directive: "#"
        case .dot: "."
        case .comma: ","
        case .colon: ":"
        case .semicolon: ";"
        case .openParenthesis: "("
        case .closeParenthesis: ")"
        case .openBracket: "["
        case .closeBracket: "]"
        case .openBrace: "{"
        case .closeBrace: "}"
        case .symbols: "+"
        case .other: "?"
        }
    }
}
