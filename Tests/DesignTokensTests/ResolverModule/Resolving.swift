import DesignTokens
import LocatedJSON

/// A resolver document `a.json` and the marked files beside it, read.
func resolverDocument(_ files: MarkedFiles) -> ResolverDocument {
    ResolverReader.read(files.sources[0]) { path in
        files.sources.first { $0.path == path }.map { .document($0) } ?? .unreadable(reason: "no such file")
    }
}

/// A document with one set `x`, whose sources are these.
func resolver(sources: String, sets: String = "") -> String {
    """
    { "version": "2025.10", "sets": { "x": { "sources": [\(sources)] }\(sets) },
      "resolutionOrder": [{ "$ref": "#/sets/x" }] }
    """
}

/// A document with one set of no tokens and these modifiers, which all are in the order.
func resolver(modifiers: [(name: String, json: String)]) -> String {
    let all = modifiers.map { "\"\($0.name)\": \($0.json)" }.joined(separator: ", ")
    let order = modifiers.map { "{ \"$ref\": \"#/modifiers/\($0.name)\" }" }.joined(separator: ", ")
    return "{ \"version\": \"2025.10\", \"modifiers\": { \(all) }, \"resolutionOrder\": [\(order)] }"
}

extension ResolverDocument {
    /// The overlays of a resolution as their texts, without what is hidden.
    func texts(_ contexts: [Int] = []) -> [String] {
        overlays(selecting: contexts).map { overlay in
            let source = sources[overlay.source]
            let members = source.members(of: overlay.node).filter {
                !overlay.hiddenNames.contains(source.string($0.key))
            }
            return members.map { "\(source.string($0.key)) \(source.text(of: $0.value))" }.joined(separator: ", ")
        }
    }
}
