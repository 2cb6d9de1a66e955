import Diagnostics
import LocatedJSON

/// The metadata of a project's token sets: `$metadata.json`, or `$metadata` in a project that is one file.
package struct StudioMetadata: Sendable {
    /// The source text, which provides locations.
    private let source: JSONDocument
    /// `tokenSetOrder`: the sets, each overriding the tokens of those before it, and their places; `nil` if it is
    /// missing.
    package private(set) var tokenSetOrder: [(name: String, node: JSONNode)]?
    /// `activeThemes`, which Penpot writes: the chosen themes, each after its group and a slash.
    private(set) var activeThemes: Set<String> = []
    /// `activeSets`, which Penpot writes: the sets in use, including those that are enabled without a theme.
    private(set) var activeSets: [String] = []
    /// Errors and warnings.
    package private(set) var diagnostics: [Diagnostic]

    package static func read(_ source: JSONDocument) -> StudioMetadata {
        StudioMetadata(source.root, in: source, source.duplicateKeyDiagnostics)
    }

    /// Reads metadata inside a file, continuing with earlier diagnostics.
    init(_ node: JSONNode, in source: JSONDocument, _ diagnostics: [Diagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
        let advice = "write { \"tokenSetOrder\": [ … ] }"
        if require(.object, node, "expected an object for the metadata", advice),
            let order = source.value(of: "tokenSetOrder", in: node)
        {
            readOrder(order)
        }
        let active = source.value(of: "activeThemes", in: node).map { Array(source.elements(of: $0)) } ?? []
        activeThemes = Set(active.compactMap(source.stringValue))
        let inUse = source.value(of: "activeSets", in: node).map { Array(source.elements(of: $0)) } ?? []
        activeSets = inUse.compactMap(source.stringValue)
    }

    /// Sorts token sets so that each overrides those before it: as listed, then the others by name. Without a list the
    /// order is unchanged.
    package func ordered(_ sets: [String]) -> [String] {
        guard let tokenSetOrder else { return sets }
        let places = tokenSetOrder.map(\.name).places
        let listed = sets.filter { places[$0] != nil }.sorted { places[$0, default: 0] < places[$1, default: 0] }
        let others = sets.filter { places[$0] == nil }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return listed + others
    }

    /// The metadata with the spelling of sets that differ only in case.
    func spelled(as sets: NameLookup) -> StudioMetadata {
        var result = self
        result.tokenSetOrder = tokenSetOrder.map { order in
            Array(zip(sets.spelled(order.map(\.name)), order.map(\.node)))
        }
        result.activeSets = sets.spelled(activeSets)
        return result
    }

    /// A warning for each listed set that does not exist.
    package func missingSets(among sets: [String]) -> [Diagnostic] {
        let (known, order) = (Set(sets), tokenSetOrder ?? [])
        return zip(order, NameLookup(sets).spelled(order.map(\.name))).filter { !known.contains($0.0.name) }.map {
            set, used in
            Self.missingSet(set.name, used: used, "'tokenSetOrder'", among: sets, at: source.location(of: set.node))
        }
    }

    /// A warning for a set that does not exist; `used` is another spelling that is used instead, or the name.
    static func missingSet(
        _ name: String, used: String, _ subject: String, among sets: [String], at location: SourceLocation
    ) -> Diagnostic {
        if used != name {
            let difference = used.lowercased() == name.lowercased() ? "case" : "spaces"
            return Diagnostic(
                .warning, .unknownTokenSet,
                "'\(name)' in \(subject) is read as the token set '\(used)', from which it differs in \(difference)",
                at: location, advice: "give both the same spelling")
        }
        if name.split(separator: "/").contains(where: { $0.first == "." || $0.first == "$" }) {
            return Diagnostic(
                .warning, .unknownTokenSet, "the token set '\(name)' in \(subject) is not read", at: location,
                advice: "remove it, or rename its file: names cannot begin with \".\" or \"$\"")
        }
        // For more sets, the comparison would cost more than the advice is worth.
        let candidates = sets.count <= 256 ? sets : []
        let advice = NearestName.advice(
            for: name, among: candidates, otherwise: "remove it, or add the file '\(name).json'")
        return Diagnostic(
            .warning, .unknownTokenSet, "unknown token set '\(name)' in \(subject)", at: location,
            advice: advice)
    }

    private mutating func readOrder(_ node: JSONNode) {
        let advice = "list the names of the token sets"
        guard require(.array, node, "expected an array for 'tokenSetOrder'", advice) else { return }
        var order: [(name: String, node: JSONNode)] = []
        var first: [String: JSONNode] = [:]
        for element in source.elements(of: node) {
            let advice = "put it in double quotes"
            guard require(.string, element, "expected a string for the name of a token set", advice) else { continue }
            let name = source.string(element)
            if let place = first[name] {
                reportDuplicate(name, at: element, first: place)
            } else {
                first[name] = element
                order.append((name, element))
            }
        }
        tokenSetOrder = order
    }

    private mutating func reportDuplicate(_ name: String, at node: JSONNode, first: JSONNode) {
        diagnostics.add(
            .warning, .duplicateTokenSet, "the token set '\(name)' is listed twice",
            at: source.location(of: node),
            notes: [Diagnostic.Note("first listed here; this position is used", at: source.location(of: first))],
            advice: "remove one of the two entries")
    }

    private mutating func require(_ kind: JSONKind, _ node: JSONNode, _ expectation: String, _ advice: String) -> Bool {
        diagnostics.require(kind, of: node, in: source, expectation, .invalidStudioFile, advice: advice)
    }
}
