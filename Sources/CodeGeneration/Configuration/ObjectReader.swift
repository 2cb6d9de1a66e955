import Diagnostics
import LocatedJSON

/// Reads values of a configuration file and reports values of the wrong type.
struct ObjectReader {
    let document: JSONDocument
    /// Whether values have locations. Those of the built-in default do not.
    let hasPlaces: Bool
    /// Where the expected types are documented.
    private let kindAdvice: String
    var diagnostics: [Diagnostic]
    /// The declarations of outputs' templates.
    var templates = TemplateDeclarations()

    init(
        _ document: JSONDocument, hasPlaces: Bool,
        kindAdvice: String = "set \"$schema\" to get completion in your editor, or see \"Configuration\" in "
            + "TokenGenerator's documentation"
    ) {
        self.document = document
        self.hasPlaces = hasPlaces
        self.kindAdvice = kindAdvice
        diagnostics = document.duplicateKeys.map(\.diagnostic)
    }

    /// Returns the members of an object, and reports unknown keys.
    mutating func object(_ node: JSONNode, _ what: String, keys: [String]) -> [String: JSONNode]? {
        guard isObject(node, what) else { return nil }
        var members: [String: JSONNode] = [:]
        for member in document.members(of: node) {
            let key = document.string(member.key)
            if keys.contains(key) {
                members[key] = member.value
            } else {
                let known = keys.filter { $0 != "$schema" }.joined(separator: ", ")
                report(
                    .unknownKey, "unknown key '\(key)' in \(what)", at: member.key,
                    advice: NearestName.advice(for: key, among: keys, otherwise: "the keys are \(known)"))
            }
        }
        return members
    }

    /// Returns the members of an object whose keys are paths or names.
    mutating func members(_ node: JSONNode?, _ what: String?) -> [(Located<String>, JSONNode)] {
        guard let node, isObject(node, what) else { return [] }
        return document.members(of: node).map {
            (Located(document.string($0.key), at: location(of: $0.key)), $0.value)
        }
    }

    private mutating func isObject(_ node: JSONNode, _ what: String?) -> Bool {
        if document.kind(of: node) == .object { return true }
        reportKind(node, "an object", for: what)
        return false
    }

    mutating func elements(_ node: JSONNode, _ what: String?) -> [JSONNode] {
        if document.kind(of: node) == .array { return Array(document.elements(of: node)) }
        reportKind(node, "an array", for: what)
        return []
    }

    mutating func strings(_ node: JSONNode?) -> [Located<String>]? {
        node.map { elements($0, nil).compactMap { string($0) } }
    }

    mutating func string(_ node: JSONNode?) -> Located<String>? {
        guard let node else { return nil }
        if let text = document.stringValue(of: node) { return Located(text, at: location(of: node)) }
        reportKind(node, "a string")
        return nil
    }

    mutating func boolean(_ node: JSONNode?) -> Bool? {
        guard let node else { return nil }
        if let value = document.booleanValue(of: node) { return value }
        reportKind(node, "a boolean")
        return nil
    }

    mutating func number(_ node: JSONNode?, _ what: String, in range: ClosedRange<Double>) -> Double? {
        guard let node else { return nil }
        guard let number = document.numberValue(of: node) else {
            reportKind(node, "a number")
            return nil
        }
        if range.contains(number) { return number }
        let (low, high) = (NumberText.number(range.lowerBound), NumberText.number(range.upperBound))
        report(
            .invalidConfiguration, "\(NumberText.number(number)) is not \(what)", at: node,
            advice: "use a number from \(low) to \(high)")
        return nil
    }

    /// Reads one of some words and returns its meaning.
    mutating func meaning<Value>(
        of node: JSONNode?, _ what: String, among words: [(key: String, value: Value)]
    ) -> Value? {
        guard let node, let word = string(node)?.value else { return nil }
        if let known = words.first(where: { $0.key == word }) { return known.value }
        let known = words.map(\.key)
        report(
            .invalidConfiguration, "'\(word)' is not \(what)", at: node,
            advice: NearestName.advice(
                for: word, among: known, otherwise: "use one of: \(known.joined(separator: ", "))"))
        return nil
    }

    /// Reads one of the raw values of an enumeration.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ node: JSONNode?, _ what: String
    ) -> Choice? where Choice.RawValue == String {
        meaning(of: node, what, among: Choice.allCases.map { ($0.rawValue, $0) })
    }

    /// Reads a list of such words, without unknown ones.
    mutating func choices<Choice: RawRepresentable & CaseIterable>(
        _ node: JSONNode?, _ what: String, _ list: String? = nil
    ) -> [Choice]? where Choice.RawValue == String {
        node.map { elements($0, list).compactMap { choice($0, what) } }
    }

    /// Reads the name of a type, which appears unchanged in generated code.
    mutating func typeName(_ node: JSONNode?, in language: any Dialect) -> Located<String>? {
        guard let node, let name = string(node) else { return nil }
        if language.isTypeName(name.value) { return name }
        report(
            .invalidConfiguration, "'\(name.value)' is not the name of a \(language.name) type", at: node,
            advice: "use a name such as ComponentToken or Design.Tokens")
        return nil
    }

    /// Reads a required string.
    mutating func required(
        _ key: String, of object: [String: JSONNode], _ node: JSONNode, _ what: String
    ) -> Located<String>? {
        if let value = object[key] { return string(value) }
        report(.missingKey, "missing key '\(key)' in \(what)", at: node, advice: "add \"\(key)\"")
        return nil
    }

    mutating func report(_ code: DiagnosticCode, _ message: String, at node: JSONNode, advice: String) {
        report(code, message, at: location(of: node), advice: advice)
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, at location: SourceLocation?, first: SourceLocation? = nil,
        advice: String
    ) {
        let notes = first.map { [Diagnostic.Note("the first one is here", at: $0)] } ?? []
        diagnostics.add(.error, code, message, at: location, notes: notes, advice: advice)
    }

    private func location(of node: JSONNode) -> SourceLocation? { hasPlaces ? document.location(of: node) : nil }

    private mutating func reportKind(_ node: JSONNode, _ expected: String, for what: String? = nil) {
        let place = what.map { " for \($0)" } ?? ""
        let found = document.kind(of: node).description
        report(
            .invalidConfiguration, "expected \(expected)\(place), found \(found)", at: node, advice: kindAdvice)
    }
}
