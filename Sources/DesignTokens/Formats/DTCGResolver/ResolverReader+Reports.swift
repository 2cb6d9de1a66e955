import Diagnostics
import LocatedJSON

/// Looking at values, and saying what is wrong with them.
extension ResolverReader {
    func kind(of place: ResolverPlace) -> JSONKind { document.sources[place.source].kind(of: place.node) }

    func location(of place: ResolverPlace) -> SourceLocation {
        document.sources[place.source].location(of: place.node)
    }

    func string(_ place: ResolverPlace) -> String? { document.sources[place.source].stringValue(of: place.node) }

    func elements(of place: ResolverPlace) -> [ResolverPlace] {
        document.sources[place.source].elements(of: place.node).map { ResolverPlace(place.source, $0) }
    }

    /// A member of an object, or an element of an array by its number. They are gone through once, however many references
    /// lead through the value.
    mutating func member(_ key: String, of place: ResolverPlace) -> ResolverPlace? {
        if members[place] == nil {
            let source = document.sources[place.source]
            let named = source.members(of: place.node).map { (source.string($0.key), $0.value) }
            let numbered = source.elements(of: place.node).enumerated().map { (String($0.offset), $0.element) }
            members[place] = Dictionary(named + numbered, uniquingKeysWith: { first, _ in first })
        }
        return members[place]?[key].map { ResolverPlace(place.source, $0) }
    }

    /// The member that counts where references have overrides: that of the outermost.
    mutating func effectiveMember(_ key: String, in chain: [ResolverPlace]) -> ResolverPlace? {
        for place in chain { if let value = member(key, of: place) { return value } }
        return nil
    }

    mutating func report(_ code: DiagnosticCode, _ message: String, at place: ResolverPlace, _ advice: String) {
        report(code, message, at: place, [], advice)
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, at place: ResolverPlace, _ notes: [Diagnostic.Note], _ advice: String
    ) {
        document.diagnostics.append(
            Diagnostic(.error, code, message, at: location(of: place), notes: notes + [Diagnostic.Note(advice)]))
    }

    /// A value for a message: as the file spells it, or its kind if that can fill pages.
    func shown(_ place: ResolverPlace) -> String {
        switch kind(of: place) {
        case .object, .array: kind(of: place).description
        default: document.sources[place.source].text(of: place.node)
        }
    }

    func shown(_ item: ResolverPlace, _ key: StaticString) -> String {
        let node = document.sources[item.source].value(of: key, in: item.node)
        return node.map { shown(ResolverPlace(item.source, $0)) } ?? ""
    }

    mutating func reportCycle(_ references: [ResolverPlace]) {
        guard let first = references.first else { return }
        let notes = references.dropFirst().map { Diagnostic.Note("by way of this reference", at: location(of: $0)) }
        report(
            .resolverCycle, "this reference leads back to itself", at: first, notes,
            "remove one of the references of the circle")
    }

    mutating func reportDepth(_ place: ResolverPlace) {
        report(
            .resolverTooLarge, "more than \(Self.depthLimit) references lead from one to the next", at: place,
            "refer to the last of them")
    }

    mutating func reportNoTokens(_ item: ResolverPlace, _ what: String) {
        report(
            .invalidResolverReference, "\(shown(item, "$ref")) \(what), not a group of tokens or a set",
            at: member("$ref", of: item) ?? item,
            "refer to a set, \"#/sets/…\", to a token file, or to a group in it: \"tokens.json#/group\"")
    }

    mutating func reportMissing(_ name: String, in place: ResolverPlace, _ text: String, at reference: ResolverPlace) {
        // Beyond so many names, comparing with all of them would cost more than the advice is worth.
        let names = members[place].map { $0.count <= 256 ? $0.keys.sorted() : [] } ?? []
        let nearest = NearestName.nearest(to: name, among: names)
        report(
            .invalidResolverReference, "\"\(text)\" points at nothing: there is no \"\(name)\"", at: reference,
            [Diagnostic.Note("in this value", at: location(of: place))],
            nearest.map(NearestName.suggestion(ofName:)) ?? "correct the reference")
    }

    /// One example of the specification writes `example.json#sets/MySet`, which is no JSON pointer.
    mutating func reportMissingSlash(_ text: String, at place: ResolverPlace) {
        document.diagnostics.append(
            Diagnostic(
                .warning, .pointerWithoutSlash, "\"\(text)\" has a pointer without the slash it begins with",
                at: location(of: place), notes: [Diagnostic.Note("write # and then /, as in \"file.json#/sets/x\"")]))
    }
}
