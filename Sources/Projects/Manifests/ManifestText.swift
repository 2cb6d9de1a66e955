import SwiftSources

/// A Swift manifest, as far as it can be understood without running it: calls, and literals that are arguments, constants or
/// defaults of parameters.
struct ManifestText {
    private let code: SwiftCode
    /// The tokens of the manifest itself, before those of its helpers.
    private let own: Range<Int>
    /// The values of constants, by name: `let name = "App"`. Those with a type, and those in one, are also in it as
    /// `Type.name`.
    private let constants: [String: Range<Int>]
    /// The parameters of functions, by name.
    private let functions: [String: [[SwiftArgument]]]

    /// Reads a manifest, and the functions and constants of other files for it.
    init(_ bytes: [UInt8], helpers: [UInt8] = []) {
        let code = SwiftCode(bytes + [UInt8(ascii: "\n")] + helpers)
        self.code = code
        let end = code.tokens.prefix { $0.start < bytes.count }.count
        own = 0..<end
        // Helpers can declare a constant in any function: only that of a type can be meant outside.
        var types = code.bodiesOfTypes[...]
        var outer: [(name: String, tokens: Range<Int>)] = []
        let found = code.tokens.indices.filter { code.isText($0, "let") }.flatMap { index in
            while let type = types.first, type.tokens.lowerBound < index { outer.append(types.removeFirst()) }
            while let type = outer.last, type.tokens.upperBound < index { outer.removeLast() }
            return code.constants(declaredAt: index, in: outer.last?.name).dropFirst(index < end ? 0 : 1)
        }
        constants = Dictionary(found) { first, _ in first }
        let declared = code.tokens.indices.filter { code.isText($0, "func") }.compactMap { index in
            code.partner(of: index + 2).map { (code.text(index + 1), code.arguments(between: index + 2, $0)) }
        }
        functions = Dictionary(grouping: declared, by: \.0).mapValues { $0.map(\.1) }
    }

    /// Whether the manifest sets the main actor as the default isolation anywhere.
    var namesMainActor: Bool { namesMainActor(own) }

    /// Returns whether settings make the main actor the default isolation.
    func namesMainActor(_ value: Range<Int>) -> Bool {
        value.contains { code.isText($0, "defaultIsolation") && code.isText($0 + 2, "MainActor") }
    }

    /// Returns whether a value contains a string.
    func contains(_ text: String, in value: Range<Int>) -> Bool {
        value.contains { code.plainString($0) == text }
    }

    /// Returns the calls of functions with some names, each with its arguments. A nested call is part of the outer one.
    func calls(of names: Set<String>) -> [Call] { calls { name, _ in names.contains(name) } }

    /// Returns the calls of a function for the whole project, each with its arguments.
    func callsForProject(of function: String) -> [Call] { calls(in: ofProject) { name, _ in name == function } }

    /// The tokens that describe the whole project: also those of the helpers, unless the manifest itself creates it.
    private var ofProject: Range<Int> { projects(in: own).isEmpty ? code.tokens.indices : own }

    /// Returns the calls in a part of the code that create projects.
    private func projects(in range: Range<Int>) -> [Call] {
        calls(in: range) { name, arguments in
            ["Project", "init"].contains(name) && ["name", "targets"].allSatisfy(arguments.map(\.label).contains)
        }
    }

    /// Returns the calls that a condition is true for, each with its arguments and the defaults of others, except calls in
    /// one of these.
    func calls(where isWanted: (_ name: String, [SwiftArgument]) -> Bool) -> [Call] { calls(in: own, where: isWanted) }

    typealias Call = (name: String, arguments: [SwiftArgument])

    private func calls(in range: Range<Int>, where isWanted: (_ name: String, [SwiftArgument]) -> Bool) -> [Call] {
        var end = 0
        return code.calls.prefix { range.contains($0.name) }.compactMap { call in
            guard call.opening > end else { return nil }
            let name = code.text(call.name)
            let stated = code.arguments(of: call)
            let arguments = stated + defaults(of: name, besides: stated)
            guard isWanted(name, arguments) else { return nil }
            end = call.closing
            return (name, arguments)
        }
    }

    /// Returns the defaults of a function's parameters that a call does not state; none if several functions fit the call.
    private func defaults(of name: String, besides stated: [SwiftArgument]) -> [SwiftArgument] {
        let labels = Set(stated.map(\.label))
        let fitting = functions[name, default: []].filter { labels.isSubset(of: $0.map(\.label)) }
        guard fitting.count == 1 else { return [] }
        return fitting[0].filter { !labels.contains($0.label) }.compactMap { parameter in
            guard let equals = parameter.value.first(where: { code.isText($0, "=") }) else { return nil }
            var argument = parameter
            argument.value = equals + 1..<parameter.value.upperBound
            return argument
        }
    }

    /// Returns whether the manifest itself declares a constant with a value.
    func declares(_ constant: String) -> Bool { constants[constant].map { own.contains($0.lowerBound) } ?? false }

    /// Returns the string, or the strings in a list, that the manifest sets for a key: `"KEY": "value"`.
    func texts(ofKey key: String) -> [String] {
        own.filter { code.plainString($0) == key && code.kind($0 + 1) == .colon }.flatMap { index in
            let value = code.line(from: index + 2)
            return code.plainString(index + 2).map { [$0] } ?? elements(of: value).compactMap { text($0.value) }
        }
    }

    /// Returns whether the project sets an option: `disableBundleAccessors: true`. If a helper creates it, all projects of the
    /// helpers must do so.
    func enables(_ option: StaticString) -> Bool {
        let isSet = { (value: Range<Int>) in
            value.contains { code.isText($0, option) && code.isText($0 + 2, "true") }
        }
        if isSet(own) { return true }
        let made = projects(in: own).isEmpty ? projects(in: code.tokens.indices) : []
        return !made.isEmpty && made.allSatisfy { $0.arguments.contains { isSet(stated($0.value)) } }
    }

    /// The first name that a call states, of whatever function except those for dependencies and synthesizers of code:
    /// `Project.app(name: "Shop")`.
    var firstName: String? {
        code.calls.lazy.prefix { own.contains($0.name) }.compactMap { call in
            let arguments = code.arguments(of: call)
            let isPart = Self.parts.contains(code.text(call.name))
            return isPart && !arguments.contains { $0.label == "product" } ? nil : text(of: "name", in: arguments)
        }.first
    }

    private static let parts: Set<String> = ["custom", "external", "macro", "package", "sdk", "target"]

    /// Returns the value of a constant for its name, or for that of a member of a type; any other value as it is.
    func stated(_ value: Range<Int>, as type: String = "") -> Range<Int> {
        guard value.count <= 3 else { return value }
        let name = value.map(code.text).joined()
        return constants[name.hasPrefix(".") ? type + name : name] ?? value
    }

    /// Returns the string that a value is: a literal, also with constants in it, or the name of a constant.
    func text(_ value: Range<Int>, depth: Int = 0) -> String? {
        let value = stated(value)
        return value.count == 1 ? code.plainString(value.lowerBound) : interpolation(value, depth: depth)
    }

    /// The nesting limit of constants in others. A constant cannot contain itself, but its name can be that of another.
    private static let depthLimit = 6

    /// Returns the content of a literal with constants in it: `App/Sources` for `"\(name)/Sources"`.
    private func interpolation(_ value: Range<Int>, depth: Int) -> String? {
        var (text, rest) = ("", value)
        while let index = rest.popFirst() {
            if code.kind(index) == .text {
                text += code.text(index)
                continue
            }
            guard depth < Self.depthLimit, text.popLast() == "\\", let closing = code.partner(of: index),
                let part = self.text(index + 1..<closing, depth: depth + 1)
            else { return nil }
            text += part
            rest = closing + 1..<value.upperBound
        }
        let content = text.dropFirst().dropLast()
        return text.first != "\"" || content.contains { "\"\\".contains($0) } ? nil : String(content)
    }

    /// Returns whether any call, also in the helpers, has a list or a call as an argument.
    func lists(_ label: String) -> Bool {
        code.calls.contains { call in
            code.arguments(of: call).contains { $0.label == label && !elements(of: $0.value).isEmpty }
        }
    }

    /// Returns the name of the function that a value is a call of: `glob` for `.glob("App/**")`.
    func function(calledIn value: Range<Int>) -> String? {
        let opening = stated(value).first { ![.word, .dot].contains(code.tokens[$0].kind) }
        guard let opening, opening > stated(value).lowerBound, code.isText(opening, "(") else { return nil }
        return code.text(opening - 1)
    }

    /// Returns whether a value is an empty array or `nil`.
    func isNone(_ value: Range<Int>) -> Bool {
        let value = stated(value)
        return value.count == 2 && code.isText(value.lowerBound, "[")
            || value.count == 1 && code.isText(value.lowerBound, "nil")
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
        arguments.first { $0.label == label }.flatMap { member($0.value) }
    }

    /// Returns the member that a labeled argument names, or those in a list: `iPhone` and `mac` for
    /// `destinations: [.iPhone, .mac]`.
    func members(of label: String, in arguments: [SwiftArgument]) -> [String] {
        guard let value = arguments.first(where: { $0.label == label })?.value else { return [] }
        return member(value).map { [$0] } ?? elements(of: value).compactMap { member($0.value) }
    }

    private func member(_ value: Range<Int>) -> String? {
        let value = stated(value)
        return value.count == 2 && code.kind(value.lowerBound) == .dot ? code.text(value.lowerBound + 1) : nil
    }
}

extension ManifestText {
    /// A target that the manifest of a package writes out.
    struct PackageTarget {
        /// The function that creates it: `executableTarget`.
        let kind: String
        let name: String
        /// The folder with its sources, relative to the package; `nil` if that is the usual one.
        let path: String?
        let arguments: [SwiftArgument]

        var isTest: Bool { kind == "testTarget" }
    }

    /// The targets with Swift code, except those whose folder is computed. A target in the dependencies of another is part
    /// of that call.
    var packageTargets: [PackageTarget] {
        calls(of: ["target", "executableTarget", "testTarget"]).compactMap { kind, arguments in
            let path = text(of: "path", in: arguments)
            guard let name = text(of: "name", in: arguments),
                path != nil || !arguments.contains(where: { $0.label == "path" && !isNone($0.value) })
            else { return nil }
            return PackageTarget(kind: kind, name: name, path: path, arguments: arguments)
        }
    }
}

extension SwiftCode {
    /// The bodies of types and extensions, each before those inside it.
    fileprivate var bodiesOfTypes: [(name: String, tokens: Range<Int>)] {
        tokens.indices.compactMap { index in
            let isType = ["enum", "struct", "class", "extension"].contains { isText(index, $0) }
            guard isType, let open = line(from: index).first(where: { kind($0) == .openBrace }),
                let close = partner(of: open)
            else { return nil }
            return (text(index + 1), open..<close)
        }
    }

    /// Returns the value of a constant by its name; with the type in its declaration, and with that around it.
    fileprivate func constants(declaredAt index: Int, in outer: String?) -> [(String, Range<Int>)] {
        guard let equals = line(from: index).first(where: { isText($0, "=") }) else { return [] }
        let (name, value) = (text(index + 1), line(from: equals + 1))
        let type = (index + 2..<max(equals, index + 2)).last { kind($0) == .word }.map(text)
        return [(name, value)] + [type, outer].compactMap(\.self).map { ("\($0).\(name)", value) }
    }

    /// Returns the tokens from one to the end of its line, or of the brackets around it, with all of those in brackets that
    /// begin there.
    fileprivate func line(from start: Int) -> Range<Int> {
        var end = start
        while end < tokens.count, end == start || !tokens[end].startsLine, tokens[end].kind != .semicolon,
            tokens[end].kind.bracket == nil || tokens[end].isOpening
        {
            end = max(end, tokens[end].isOpening ? partner(of: end) ?? end : end) + 1
        }
        return start..<end
    }
}
