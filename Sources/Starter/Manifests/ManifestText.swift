import SwiftSources

/// A Swift manifest, as far as it can be understood without running it: calls, and literals that are arguments or constants.
struct ManifestText {
    private let code: SwiftCode
    /// The values of constants, by name: `let name = "App"`.
    private let constants: [String: Range<Int>]

    init(_ bytes: [UInt8]) {
        let code = SwiftCode(bytes)
        self.code = code
        let found = code.tokens.indices.filter { code.isText($0, "let") }.compactMap { index in
            code.line(from: index).first { code.isText($0, "=") }.map { equals in
                (code.text(index + 1), code.line(from: equals + 1))
            }
        }
        constants = Dictionary(found) { first, _ in first }
    }

    /// Whether the manifest sets the main actor as the default isolation anywhere.
    var namesMainActor: Bool { namesMainActor(code.tokens.indices) }

    /// Returns whether settings make the main actor the default isolation.
    func namesMainActor(_ value: Range<Int>) -> Bool {
        value.contains { code.isText($0, "defaultIsolation") && code.isText($0 + 2, "MainActor") }
    }

    /// Returns whether a value contains a string.
    func contains(_ text: String, in value: Range<Int>) -> Bool { value.contains { code.plainString($0) == text } }

    /// Returns the calls of functions with some names, each with its arguments. A nested call is part of the outer one.
    func calls(of names: Set<String>) -> [(name: String, arguments: [SwiftArgument])] {
        calls { name, _ in names.contains(name) }
    }

    /// Returns the calls that a condition is true for, each with its arguments, except calls in one of these.
    func calls(where isWanted: (_ name: String, [SwiftArgument]) -> Bool) -> [(
        name: String, arguments: [SwiftArgument]
    )] {
        var end = 0
        return code.calls.compactMap { call in
            guard call.opening > end else { return nil }
            let (name, arguments) = (code.text(call.name), code.arguments(of: call))
            guard isWanted(name, arguments) else { return nil }
            end = call.closing
            return (name, arguments)
        }
    }

    /// Returns whether the manifest sets an option: `disableBundleAccessors: true`.
    func enables(_ option: StaticString) -> Bool {
        code.tokens.indices.contains { code.isText($0, option) && code.isText($0 + 2, "true") }
    }

    /// The first name that a call states, of whatever function except those for dependencies: `Project.app(name: "Shop")`.
    var firstName: String? {
        code.calls.lazy.compactMap { call in
            let arguments = code.arguments(of: call)
            let isDependency = Self.dependencies.contains(code.text(call.name))
            return isDependency && !arguments.contains { $0.label == "product" } ? nil : text(of: "name", in: arguments)
        }.first
    }

    private static let dependencies: Set<String> = ["external", "macro", "package", "sdk", "target"]

    /// Returns the value of a constant for its name; any other value as it is.
    private func stated(_ value: Range<Int>) -> Range<Int> {
        value.count == 1 ? constants[code.text(value.lowerBound)] ?? value : value
    }

    /// Returns the string that a value is: a literal or the name of a constant.
    func text(_ value: Range<Int>) -> String? {
        let value = stated(value)
        return value.count == 1 ? code.plainString(value.lowerBound) : nil
    }

    /// Returns the elements of an array, or the arguments of a call; none for any other value.
    func elements(of value: Range<Int>) -> [SwiftArgument] {
        let value = stated(value)
        let opening = value.first { ![.word, .dot].contains(code.tokens[$0].kind) }
        guard let opening, code.tokens[opening].isOpening, let closing = code.partner(of: opening) else { return [] }
        return code.arguments(between: opening, closing)
    }
}

extension ManifestText {
    /// Returns the string of a labeled argument.
    func text(of label: String, in arguments: [SwiftArgument]) -> String? {
        arguments.first { $0.label == label }.flatMap { text($0.value) }
    }

    /// Returns the strings of a labeled array.
    func texts(of label: String, in arguments: [SwiftArgument]) -> [String] {
        arguments.first { $0.label == label }.map { elements(of: $0.value) }?.compactMap { text($0.value) } ?? []
    }

    /// Returns the member that a labeled argument names: `app` for `product: .app`.
    func member(of label: String, in arguments: [SwiftArgument]) -> String? {
        let value = arguments.first { $0.label == label }.map { stated($0.value) }
        return value.flatMap { $0.count == 2 && code.kind($0.lowerBound) == .dot ? code.text($0.lowerBound + 1) : nil }
    }
}

extension SwiftCode {
    /// Returns the tokens from one to the end of its line, with all of those in brackets that begin there.
    fileprivate func line(from start: Int) -> Range<Int> {
        var end = start
        while end < tokens.count, end == start || !tokens[end].startsLine, tokens[end].kind != .semicolon {
            end = max(end, tokens[end].isOpening ? partner(of: end) ?? end : end) + 1
        }
        return start..<end
    }
}
