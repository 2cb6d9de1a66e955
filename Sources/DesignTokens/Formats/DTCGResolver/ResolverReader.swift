import Diagnostics
import LocatedJSON

/// Reads a resolver document: its sets and modifiers, their order, and every file that they refer to.
///
/// Files are asked of the caller, by paths from the folder that the document's own path is relative to; the network is
/// never used. Everything that is wrong is reported at once. Cost is bounded by the size of the files: modifiers are
/// never multiplied, and references that multiply are given up with an error.
package struct ResolverReader {
    var document: ResolverDocument
    let load: (String) -> FoundFile
    /// The files by path; `nil` for one that cannot be had, which has been reported.
    var files: [String: Int?]
    /// The members of the objects that pointers have led through.
    var members: [ResolverPlace: [String: JSONNode]] = [:]
    /// The overlays of the lists of sources that have been expanded.
    var expanded: [ResolverPlace: [TokenOverlay]] = [:]
    /// The objects whose keys have been checked.
    var checked: Set<ResolverPlace> = []
    /// The lists of sources that are being expanded, and where each was referred to.
    var open: [(list: ResolverPlace, reference: ResolverPlace)] = []
    /// How many more overlays references may make.
    var overlaysLeft = Self.overlayLimit

    /// How many overlays all references together may make.
    static var overlayLimit: Int { 100_000 }
    /// How many references lead from one to the next at most.
    static var depthLimit: Int { 64 }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - load: Reads a file that is referred to; a path is asked for once.
    /// - Returns: The document, as far as it could be read, and what is wrong with it.
    package static func read(_ source: JSONDocument, load: @escaping (String) -> FoundFile) -> ResolverDocument {
        var reader = ResolverReader(source, load: load)
        reader.readRoot()
        // What several references lead to is wrong once.
        var known: Set<Diagnostic> = []
        reader.document.diagnostics = reader.document.diagnostics.filter { known.insert($0).inserted }
        return reader.document
    }

    private init(_ source: JSONDocument, load: @escaping (String) -> FoundFile) {
        document = ResolverDocument(sources: [source])
        document.diagnostics = source.duplicateKeys.map(\.diagnostic)
        self.load = load
        files = [ResolverReference.path(ResolverReference.name(of: source.path), from: source.path): 0]
    }

    private mutating func readRoot() {
        let root = ResolverPlace(source: 0, node: document.sources[0].root)
        guard kind(of: root) == .object else {
            return report(
                .invalidResolver, "a resolver document is an object, not \(kind(of: root).description)",
                at: root, "write { \"version\": \"2025.10\", \"resolutionOrder\": [ … ] }")
        }
        let keys = [
            "version", "resolutionOrder", "sets", "modifiers", "name", "description", "$schema", "$defs",
        ]
        reportUnknownKeys([root], "a resolver document", keys)
        checkText("name", in: [root])
        checkText("description", in: [root])
        checkVersion(root)
        let sets = definitions("sets", in: root)
        let modifiers = definitions("modifiers", in: root)
        readOrder(root)
        // What the order does not name is checked all the same.
        for (name, place) in sets { _ = readSet(name, [place]) }
        let used = Set(document.modifiers.map(\.name))
        for (name, place) in modifiers where !used.contains(name) {
            _ = readModifier(name, [place])
            document.unusedModifiers.insert(name)
        }
    }

    private mutating func checkVersion(_ root: ResolverPlace) {
        let advice = "write \"version\": \"2025.10\""
        guard let version = member("version", of: root) else {
            return report(.invalidResolver, "the resolver document states no version", at: root, advice)
        }
        guard string(version) != "2025.10" else { return }
        report(
            .invalidResolver, "the version of a resolver document is \"2025.10\", not \(shown(version))",
            at: version, advice)
    }

    /// The members of `sets` or `modifiers`.
    private mutating func definitions(_ key: String, in root: ResolverPlace) -> [(name: String, place: ResolverPlace)] {
        guard let all = member(key, of: root) else { return [] }
        guard kind(of: all) == .object else {
            report(
                .invalidResolver, "\"\(key)\" is an object, not \(kind(of: all).description)", at: all,
                "write \"\(key)\": { \"name\": { … } }")
            return []
        }
        let source = document.sources[all.source]
        var seen: Set<String> = []
        return source.members(of: all.node).map { (source.string($0.key), ResolverPlace(all.source, $0.value)) }
            .filter { seen.insert($0.0).inserted }
    }

    private mutating func readOrder(_ root: ResolverPlace) {
        let advice = "list the sets and modifiers: \"resolutionOrder\": [ { \"$ref\": \"#/sets/…\" } ]"
        guard let order = member("resolutionOrder", of: root) else {
            return report(.invalidResolver, "the resolver document has no \"resolutionOrder\"", at: root, advice)
        }
        guard kind(of: order) == .array else {
            return report(
                .invalidResolver, "\"resolutionOrder\" is an array, not \(kind(of: order).description)",
                at: order, advice)
        }
        let items = elements(of: order)
        if items.isEmpty { report(.invalidResolver, "\"resolutionOrder\" is empty", at: order, advice) }
        var first: [String: ResolverPlace] = [:]
        for item in items { readItem(item, &first) }
    }

    /// Reads an item of the order, which is a set or a modifier, there or elsewhere.
    private mutating func readItem(_ item: ResolverPlace, _ first: inout [String: ResolverPlace]) {
        guard kind(of: item) == .object else {
            return report(
                .invalidResolver, "\"resolutionOrder\" holds objects, not \(kind(of: item).description)",
                at: item, "write { \"$ref\": \"#/sets/…\" }, or a set with \"type\" and \"name\"")
        }
        guard let named = member("$ref", of: item) == nil ? inlineItem(item) : referredItem(item) else { return }
        if let other = first[named.name] {
            report(
                .invalidResolver, "\"resolutionOrder\" has two items with the name \"\(named.name)\"", at: item,
                [Diagnostic.Note("it stands here first", at: location(of: other))], "remove or rename one of the two")
        } else {
            first[named.name] = item
        }
        if named.isSet {
            document.items.append(.set(readSet(named.name, named.chain, isInline: named.chain.count == 1)))
        } else if let modifier = readModifier(named.name, named.chain, isInline: named.chain.count == 1) {
            document.items.append(.modifier(document.modifiers.count))
            document.modifiers.append(modifier)
        }
    }
}

/// A value in one of the files.
struct ResolverPlace: Hashable {
    var source: Int
    var node: JSONNode

    init(source: Int, node: JSONNode) {
        self.source = source
        self.node = node
    }

    init(_ source: Int, _ node: JSONNode) { self.init(source: source, node: node) }
}

extension ResolverReference {
    /// The last name of a path.
    static func name(of path: String) -> String {
        path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
    }
}
