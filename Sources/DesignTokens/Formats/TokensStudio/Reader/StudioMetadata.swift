import Diagnostics
import LocatedJSON

/// What a project says about its token sets: `$metadata.json`, or `$metadata` in a project that is one file.
package struct StudioMetadata: Sendable {
    /// The text that the order was read from; it gives locations.
    private let source: JSONDocument
    /// `tokenSetOrder`: the sets, each replacing tokens of those before it, and where they are listed; `nil` when the
    /// project states none.
    package private(set) var tokenSetOrder: [(name: String, node: JSONNode)]?
    /// `activeThemes`, which Penpot writes: the themes that are chosen there, each behind its group and a slash.
    private(set) var activeThemes: Set<String> = []
    /// Whether Penpot has written the metadata.
    private(set) var isOfPenpot = false
    /// Errors and warnings.
    package private(set) var diagnostics: [Diagnostic]

    /// Reads `$metadata.json`.
    package static func read(_ source: JSONDocument) -> StudioMetadata {
        StudioMetadata(source.root, in: source, source.duplicateKeyDiagnostics)
    }

    /// Reads metadata that stand in a file, of which some things may have been said.
    init(_ node: JSONNode, in source: JSONDocument, _ diagnostics: [Diagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
        let advice = "write { \"tokenSetOrder\": [ … ] }"
        if require(.object, node, "the metadata are an object", advice),
            let order = source.value(of: "tokenSetOrder", in: node)
        {
            readOrder(order)
        }
        isOfPenpot = (["activeSets", "activeThemes"] as [StaticString]).contains {
            source.value(of: $0, in: node) != nil
        }
        let active = source.value(of: "activeThemes", in: node).map { Array(source.elements(of: $0)) } ?? []
        activeThemes = Set(active.compactMap(source.stringValue))
    }

    /// Token sets in the order in which each replaces tokens of those before it: as listed, then those that are not
    /// listed by name. Without a list the order of their files or keys stays.
    package func ordered(_ sets: [String]) -> [String] {
        guard let tokenSetOrder else { return sets }
        let places = tokenSetOrder.map(\.name).places
        let listed = sets.filter { places[$0] != nil }.sorted { places[$0, default: 0] < places[$1, default: 0] }
        let others = sets.filter { places[$0] == nil }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return listed + others
    }

    /// A warning for each set that is listed and is not among those that exist.
    package func missingSets(among sets: [String]) -> [Diagnostic] {
        let known = Set(sets)
        return (tokenSetOrder ?? []).filter { !known.contains($0.name) }.map { name, node in
            Self.missingSet(name, "\"tokenSetOrder\" lists", among: sets, at: source.location(of: node))
        }
    }

    static func missingSet(
        _ name: String, _ subject: String, among sets: [String], at location: SourceLocation
    ) -> Diagnostic {
        if name.split(separator: "/").contains(where: { $0.first == "." || $0.first == "$" }) {
            return Diagnostic(
                .warning, .unknownTokenSet, "\(subject) \"\(name)\", which is not read", at: location,
                advice: "remove it, or rename its file: names that begin with \".\" or \"$\" are passed over")
        }
        // Beyond so many sets, comparing each missing one with all would cost more than the advice is worth.
        let candidates = sets.count <= 256 ? sets : []
        let advice = NearestName.advice(
            for: name, among: candidates, otherwise: "remove it, or add the file \(name).json")
        return Diagnostic(
            .warning, .unknownTokenSet, "\(subject) \"\(name)\", which does not exist", at: location,
            advice: advice)
    }

    private mutating func readOrder(_ node: JSONNode) {
        let advice = "list the names of the token sets"
        guard require(.array, node, "\"tokenSetOrder\" is an array", advice) else { return }
        var order: [(name: String, node: JSONNode)] = []
        var first: [String: JSONNode] = [:]
        for element in source.elements(of: node) {
            let advice = "put it into double quotes"
            guard require(.string, element, "the name of a token set is a text", advice) else { continue }
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
            .warning, .duplicateTokenSet, "the token set \"\(name)\" is listed twice",
            at: source.location(of: node),
            notes: [Diagnostic.Note("it is listed here first, and this place counts", at: source.location(of: first))],
            advice: "remove one of the two")
    }

    private mutating func require(_ kind: JSONKind, _ node: JSONNode, _ wish: String, _ advice: String) -> Bool {
        diagnostics.require(kind, of: node, in: source, wish, .invalidStudioFile, advice: advice)
    }
}
