import Diagnostics
import LocatedJSON

/// What a project says about its token sets: `$metadata.json`, or `$metadata` in a project that is one file.
package struct StudioMetadata: Sendable {
    /// A place in the order of token sets.
    package struct ListedSet: Sendable, Hashable {
        /// The set's name.
        package var name: String
        /// Where it is listed.
        package var node: JSONNode
    }

    /// The text that the order was read from; it gives locations.
    package var source: JSONDocument
    /// `tokenSetOrder`: the sets, each replacing tokens of those before it; `nil` when the project states none.
    package var tokenSetOrder: [ListedSet]?
    /// Errors and warnings.
    package var diagnostics: [Diagnostic] = []

    /// Reads `$metadata.json`.
    package static func read(_ source: JSONDocument) -> StudioMetadata {
        var metadata = read(source.root, in: source)
        metadata.diagnostics = source.duplicateKeys.map(\.diagnostic) + metadata.diagnostics
        return metadata
    }

    /// Reads metadata that stand in a file.
    package static func read(_ node: JSONNode, in source: JSONDocument) -> StudioMetadata {
        var metadata = StudioMetadata(source: source)
        guard source.kind(of: node) == .object else {
            metadata.error(
                "the metadata are an object, not \(source.kind(of: node).description)", at: node,
                "write { \"tokenSetOrder\": [ … ] }")
            return metadata
        }
        if let order = source.value(of: "tokenSetOrder", in: node) { metadata.readOrder(order) }
        return metadata
    }

    /// Token sets in the order in which each replaces tokens of those before it: as listed, then those that are not
    /// listed by name. Without a list the order stays.
    ///
    /// - Parameter sets: The sets that exist, in the order of their files or keys.
    /// - Returns: The same sets, ordered.
    package func ordered(_ sets: [String]) -> [String] {
        guard let tokenSetOrder else { return sets }
        let places = Dictionary(
            zip(tokenSetOrder.map(\.name), tokenSetOrder.indices), uniquingKeysWith: { first, _ in first })
        let listed = sets.filter { places[$0] != nil }.sorted { places[$0, default: 0] < places[$1, default: 0] }
        let others = sets.filter { places[$0] == nil }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return listed + others
    }

    /// A warning for each set that is listed and does not exist.
    ///
    /// - Parameter sets: The sets that exist.
    /// - Returns: The warnings, in the order of the list.
    package func missingSets(among sets: [String]) -> [Diagnostic] {
        let known = Set(sets)
        return (tokenSetOrder ?? []).filter { !known.contains($0.name) }.map { listed in
            Diagnostic(
                .warning, .unknownTokenSet, "\"tokenSetOrder\" lists \"\(listed.name)\", which does not exist",
                at: source.location(of: listed.node), notes: [Self.advice(listed.name, among: sets)])
        }
    }

    static func advice(_ name: String, among sets: [String]) -> Diagnostic.Note {
        // Beyond so many sets, comparing each missing one with all would cost more than the advice is worth.
        let candidates = sets.count <= 256 ? sets : []
        let nearest = NearestName.nearest(to: name, among: candidates).map(NearestName.suggestion(ofName:))
        return Diagnostic.Note(nearest ?? "remove it, or add the file \(name).json")
    }

    private mutating func readOrder(_ node: JSONNode) {
        guard source.kind(of: node) == .array else {
            let kind = source.kind(of: node).description
            return error("\"tokenSetOrder\" is an array, not \(kind)", at: node, "list the names of the token sets")
        }
        var order: [ListedSet] = []
        var first: [String: JSONNode] = [:]
        for element in source.elements(of: node) {
            guard let name = source.stringValue(of: element) else {
                let kind = source.kind(of: element).description
                error("the name of a token set is a text, not \(kind)", at: element, "put it into double quotes")
                continue
            }
            if let place = first[name] {
                reportDuplicate(name, at: element, first: place)
            } else {
                first[name] = element
                order.append(ListedSet(name: name, node: element))
            }
        }
        tokenSetOrder = order
    }

    private mutating func reportDuplicate(_ name: String, at node: JSONNode, first: JSONNode) {
        diagnostics.append(
            Diagnostic(
                .warning, .duplicateTokenSet, "the token set \"\(name)\" is listed twice",
                at: source.location(of: node),
                notes: [
                    Diagnostic.Note("it is listed here first, and this place counts", at: source.location(of: first)),
                    Diagnostic.Note("remove one of the two"),
                ]))
    }

    private mutating func error(_ message: String, at node: JSONNode, _ advice: String) {
        diagnostics.append(
            Diagnostic(
                .error, .invalidMetadata, message, at: source.location(of: node), notes: [Diagnostic.Note(advice)]))
    }
}
