import Diagnostics
import LocatedJSON

/// Inspects values, and reports diagnostics.
extension ResolverReader {
    func kind(of place: ValuePlace) -> JSONKind { document.sources[place.source].kind(of: place.node) }

    func location(of place: ValuePlace) -> SourceLocation { document.sources.location(of: place) }

    func string(_ place: ValuePlace) -> String? { document.sources[place.source].stringValue(of: place.node) }

    func elements(of place: ValuePlace) -> [ValuePlace] {
        document.sources[place.source].elements(of: place.node).map { ValuePlace(source: place.source, node: $0) }
    }

    /// The members of an object, only the first for each name.
    func uniqueMembers(of place: ValuePlace) -> [(name: String, place: ValuePlace)] {
        let source = document.sources[place.source]
        return source.members(of: place.node).map {
            (name: source.string($0.key), place: ValuePlace(source: place.source, node: $0.value))
        }.firsts(by: \.name)
    }

    /// Returns a member of an object, or an element of an array by index. Results are cached for references that lead
    /// through the same value.
    mutating func member(_ key: String, of place: ValuePlace) -> ValuePlace? {
        if members[place] == nil {
            let source = document.sources[place.source]
            let named = source.members(of: place.node).map { (source.string($0.key), $0.value) }
            let numbered = source.elements(of: place.node).enumerated().map { (String($0.offset), $0.element) }
            members[place] = Dictionary(named + numbered, uniquingKeysWith: { first, _ in first })
        }
        return members[place]?[key].map { ValuePlace(source: place.source, node: $0) }
    }

    /// Returns the member that wins where references have overrides: that of the outermost.
    mutating func effectiveMember(_ key: String, in chain: [ValuePlace]) -> ValuePlace? {
        for place in chain { if let value = member(key, of: place) { return value } }
        return nil
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, at place: ValuePlace, _ advice: String,
        after notes: [Diagnostic.Note] = [], as severity: Diagnostic.Severity = .error
    ) {
        document.diagnostics.add(severity, code, message, at: location(of: place), notes: notes, advice: advice)
    }

    /// Returns whether a value is of a kind, and reports it if not. `expectation` reads "expected an object for …".
    @discardableResult
    mutating func requires(_ kind: JSONKind, of place: ValuePlace, _ expectation: String, _ advice: String) -> Bool {
        document.diagnostics.require(
            kind, of: place.node, in: document.sources[place.source], expectation, .invalidResolver, advice: advice,
            loss: .run
        )
    }

    /// Reports an error and returns `nil`.
    mutating func report<Value>(
        _ code: DiagnosticCode, _ message: String, at place: ValuePlace, _ advice: String,
        after notes: [Diagnostic.Note] = []
    ) -> Value? {
        report(code, message, at: place, advice, after: notes, as: .error)
        return nil
    }

    /// A value for a message.
    func shown(_ place: ValuePlace) -> String { document.sources[place.source].shown(place.node) }

    mutating func reportCycle<Value>(_ references: [ValuePlace]) -> Value? {
        let notes = references.dropFirst().map { Diagnostic.Note("through this reference", at: location(of: $0)) }
        return report(
            .referenceCycle, "this reference leads back to itself", at: references[0],
            "remove one of the references in the circle", after: notes)
    }

    mutating func reportDepth<Value>(_ place: ValuePlace) -> Value? {
        report(
            .limitExceeded, "chain of more than \(Self.depthLimit) references", at: place,
            "refer to the target of the last reference")
    }

    mutating func reportNoTokens<Value>(_ item: ValuePlace, _ what: String) -> Value? {
        let reference = member("$ref", of: item) ?? item
        return report(
            .invalidResolver, "\(shown(reference)) \(what), not a group of tokens or a set", at: reference,
            "refer to a set (\"#/sets/…\"), to a token file, or to a group in one (\"tokens.json#/group\")")
    }

    mutating func reportMissing<Value>(
        _ name: String, in place: ValuePlace, _ text: String, at reference: ValuePlace
    ) -> Value? {
        // For more names, the comparison would cost more than the advice is worth.
        let names = members[place].map { $0.count <= 256 ? $0.keys.sorted() : [] } ?? []
        return report(
            .invalidResolver, "cannot find '\(name)', which '\(text)' refers to", at: reference,
            NearestName.advice(for: name, among: names, otherwise: "correct the reference"),
            after: [Diagnostic.Note("this object has no '\(name)'", at: location(of: place))])
    }
}
