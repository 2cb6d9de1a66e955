import Diagnostics
import LocatedJSON

/// Reads a resolver document: its sets and modifiers, their order, and every file that they refer to.
///
/// The caller loads files by paths relative to the folder that the document's own path is relative to; the network is
/// never used. All errors are reported. The cost is bounded by the size of the files: modifiers are never multiplied,
/// and references that multiply are an error.
package struct ResolverReader {
    var document: ResolverDocument
    let load: (String) -> FoundFile
    /// The files by path, or `nil` for one that cannot be read, which has been reported.
    var files: [String: Int?]
    /// The members of the objects that pointers have led through.
    var members: [ValuePlace: [String: JSONNode]] = [:]
    /// The overlays of the lists of sources that have been expanded.
    var expanded: [ValuePlace: [TokenOverlay]] = [:]
    var checked: Set<ValuePlace> = []
    /// The lists of sources that are being expanded, with the references to them.
    var open: [(list: ValuePlace, reference: ValuePlace)] = []
    /// The number of overlays that references may still produce.
    var overlaysLeft = Self.overlayLimit

    /// The maximum number of overlays that all references together produce.
    static var overlayLimit: Int { 100_000 }
    /// The maximum number of modifiers with modes.
    static var modifierLimit: Int { 1_000 }
    /// The maximum length of a chain of references.
    static var depthLimit: Int { 64 }

    /// Reads a document as far as possible. Each file is loaded once.
    package static func read(_ source: JSONDocument, load: @escaping (String) -> FoundFile) -> ResolverDocument {
        var reader = ResolverReader(source, load: load)
        reader.readRoot()
        // Errors in the target of several references are reported once.
        reader.document.diagnostics = reader.document.diagnostics.firsts(by: \.self)
        return reader.document
    }

    private init(_ source: JSONDocument, load: @escaping (String) -> FoundFile) {
        document = ResolverDocument(sources: [source])
        document.diagnostics = source.duplicateKeyDiagnostics
        self.load = load
        let name = source.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
        files = [ResolverReference.path(name ?? source.path, from: source.path): 0]
    }

    private mutating func readRoot() {
        let root = ValuePlace(source: 0, node: document.sources[0].root)
        let advice = "write { \"version\": \"2025.10\", \"resolutionOrder\": [ … ] }"
        guard requires(.object, of: root, "expected an object for a resolver document", advice) else { return }
        let keys = ["version", "resolutionOrder", "sets", "modifiers", "name", "description", "$schema", "$defs"]
        reportUnknownKeys([root], "a resolver document", keys)
        checkText("name", in: [root])
        checkText("description", in: [root])
        checkVersion(root)
        let sets = definitions("sets", in: root)
        let modifiers = definitions("modifiers", in: root)
        readOrder(root)
        // Sets that the order does not name are checked too.
        for (name, place) in sets { if let chain = chain(from: place) { _ = readSet(name, chain, isInline: false) } }
        let used = Set(document.modifiers.map(\.name)).union(document.unusedModifiers)
        for (name, place) in modifiers where !used.contains(name) {
            if let chain = chain(from: place) { _ = readModifier(name, chain, isInline: false) }
            document.unusedModifiers.insert(name)
        }
    }

    private mutating func checkVersion(_ root: ValuePlace) {
        let advice = "write \"version\": \"2025.10\""
        guard let version = member("version", of: root) else {
            return report(.invalidResolver, "missing 'version' in the resolver document", at: root, advice)
        }
        guard string(version) != "2025.10" else { return }
        report(
            .invalidResolver, "expected version '2025.10' of the resolver document, found \(shown(version))",
            at: version, advice)
    }

    /// Returns the members of `sets` or `modifiers`.
    private mutating func definitions(_ key: String, in root: ValuePlace) -> [(name: String, place: ValuePlace)] {
        let advice = "write \"\(key)\": { \"name\": { … } }"
        guard let all = member(key, of: root), requires(.object, of: all, "expected an object for '\(key)'", advice)
        else {
            return []
        }
        return uniqueMembers(of: all)
    }

    private mutating func readOrder(_ root: ValuePlace) {
        let advice = "list the sets and modifiers: \"resolutionOrder\": [ { \"$ref\": \"#/sets/…\" } ]"
        guard let order = member("resolutionOrder", of: root) else {
            return report(.invalidResolver, "missing 'resolutionOrder' in the resolver document", at: root, advice)
        }
        guard requires(.array, of: order, "expected an array for 'resolutionOrder'", advice) else { return }
        let items = elements(of: order)
        if items.isEmpty { report(.invalidResolver, "'resolutionOrder' is empty", at: order, advice) }
        var first: [String: ValuePlace] = [:]
        for item in items { readItem(item, &first) }
    }

    /// Reads an item of the order: a set or a modifier, defined inline or referred to.
    private mutating func readItem(_ item: ValuePlace, _ first: inout [String: ValuePlace]) {
        let advice = "write { \"$ref\": \"#/sets/…\" }, or a set with \"type\" and \"name\""
        guard requires(.object, of: item, "expected objects in 'resolutionOrder'", advice) else { return }
        guard let named = member("$ref", of: item) == nil ? inlineItem(item) : referredItem(item) else { return }
        if let other = first[named.name] {
            report(
                .invalidResolver, "'resolutionOrder' has two items with the name '\(named.name)'", at: item,
                "remove or rename one of them",
                after: [Diagnostic.Note("first used here", at: location(of: other))])
        } else {
            first[named.name] = item
        }
        let isInline = named.chain.count == 1
        if named.isSet {
            document.items.append(.set(readSet(named.name, named.chain, isInline: isInline)))
        } else if let modifier = readModifier(named.name, named.chain, isInline: isInline) {
            guard document.modifiers.count < Self.modifierLimit else { return addFixed(modifier, at: item) }
            document.items.append(.modifier(document.modifiers.count))
            document.modifiers.append(modifier)
        }
    }

    /// Replaces a modifier beyond the limit by the set of its default context.
    private mutating func addFixed(_ modifier: ResolverModifier, at item: ValuePlace) {
        if document.unusedModifiers.isEmpty {
            report(
                .limitExceeded,
                "'resolutionOrder' has more than \(Self.modifierLimit) modifiers; this one and all that follow keep "
                    + "their default contexts", at: item, "turn modifiers whose context never changes into sets")
        }
        document.unusedModifiers.insert(modifier.name)
        document.items.append(.set(modifier.contexts[modifier.defaultContext ?? 0].overlays))
    }
}
