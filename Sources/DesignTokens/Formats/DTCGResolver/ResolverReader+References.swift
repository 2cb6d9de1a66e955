/// Lists of sources and reference objects: section "Reference objects".
extension ResolverReader {
    /// The overlays of a list of sources, the lowest first; `nil` after reporting an error.
    mutating func overlays(
        ofList list: ValuePlace, _ what: String, referredFrom reference: ValuePlace
    ) -> [TokenOverlay]? {
        if let known = expanded[list] { return spend(known, at: reference) }
        guard requires(.array, of: list, "\(what) is an array", "write [ { \"$ref\": \"tokens.json\" } ]") else {
            expanded[list] = []
            return nil
        }
        if let start = open.firstIndex(where: { $0.list == list }) {
            return reportCycle(open[(start + 1)...].map(\.reference) + [reference])
        }
        guard open.count < Self.depthLimit else { return reportDepth(reference) }
        open.append((list, reference))
        defer { open.removeLast() }
        var result: [TokenOverlay] = []
        for element in elements(of: list) { result += overlays(ofSource: element) ?? [] }
        expanded[list] = result
        return result
    }

    /// The overlays of an element of a list of sources: tokens, or a reference to tokens or to a set.
    private mutating func overlays(ofSource element: ValuePlace) -> [TokenOverlay]? {
        let advice = "write { \"$ref\": \"tokens.json\" }, or the tokens themselves"
        guard requires(.object, of: element, "a source is an object", advice) else { return nil }
        guard overlaysLeft > 0, let chain = chain(from: element), let target = chain.last else { return nil }
        guard kind(of: target) == .object else {
            return reportNoTokens(element, "is \(kind(of: target).description)")
        }
        if chain.count > 1 {
            if let sources = effectiveMember("sources", in: chain), kind(of: sources) == .array {
                // Beside a reference to a set, only what a set has makes sense.
                reportUnknownKeys(chain, "a set", ["sources", "description", "$extensions"])
                return overlays(ofList: sources, "\"sources\"", referredFrom: element)
            }
            if member("$value", of: target) != nil { return reportNoTokens(element, "is a single token") }
            if document.sources[target.source].isResolverDocument, target.node == document.sources[target.source].root {
                return reportNoTokens(element, "is a resolver document")
            }
        }
        return spend(overlays(of: chain), at: element)
    }

    /// The target of a chain of references, and the overrides of each reference over it. They are shallow: an override
    /// hides the member of the same name below.
    private mutating func overlays(of chain: [ValuePlace]) -> [TokenOverlay] {
        var hidden: Set<String> = []
        var overlays: [TokenOverlay] = []
        for place in chain.dropLast() {
            let source = document.sources[place.source]
            let names = source.members(of: place.node).map { source.string($0.key) }
            if names.count > 1 {
                overlays.append(
                    TokenOverlay(source: place.source, node: place.node, hiddenNames: hidden.union(["$ref"])))
            }
            hidden.formUnion(names.filter { $0 != "$ref" })
        }
        let target = chain[chain.count - 1]
        overlays.append(TokenOverlay(source: target.source, node: target.node, hiddenNames: hidden))
        return overlays.reversed()
    }

    /// Counts overlays, and gives up where references multiply them without end.
    private mutating func spend(_ overlays: [TokenOverlay], at place: ValuePlace) -> [TokenOverlay]? {
        guard overlaysLeft > 0 else { return nil }
        overlaysLeft -= overlays.reduce(0) { $0 + 1 + $1.hiddenNames.count }
        if overlaysLeft > 0 { return overlays }
        return report(
            .limitExceeded, "the references of this document make more than \(Self.overlayLimit) layers of tokens",
            at: place, "sets that refer to sets more than once multiply; refer to each of them once")
    }

    /// A reference object, what it refers to, and so on to an object that is no reference; `nil` after reporting an error.
    /// In `resolutionOrder`, modifiers can be referred to.
    mutating func chain(from place: ValuePlace, inOrder: Bool = false) -> [ValuePlace]? {
        var chain = [place]
        while let current = chain.last, let reference = member("$ref", of: current) {
            guard let target = target(of: reference, inOrder: inOrder) else { return nil }
            if let start = chain.firstIndex(of: target) { return reportCycle(Array(chain[start...])) }
            guard chain.count < Self.depthLimit else { return reportDepth(place) }
            chain.append(target)
        }
        return chain
    }

    /// What a `$ref` points at.
    private mutating func target(of place: ValuePlace, inOrder: Bool) -> ValuePlace? {
        guard let text = string(place) else {
            return report(
                .invalidResolver, "$ref is a text, not \(kind(of: place).description)", at: place,
                "write \"#/sets/…\", \"file.json\" or \"file.json#/sets/…\"")
        }
        guard let reference = parsed(text, at: place), let source = source(of: reference, from: place) else {
            return nil
        }
        if reference.lacksSlash {
            // One example of the specification writes `example.json#sets/MySet`, which is no JSON pointer.
            report(
                .invalidResolver, "\"\(text)\" has a pointer without the slash it begins with", at: place,
                "write # and then /, as in \"file.json#/sets/x\"", as: .warning)
        }
        guard isAllowed(reference.pointer, in: source, inOrder: inOrder, at: place) else { return nil }
        var current = ValuePlace(source: source, node: document.sources[source].root)
        for name in reference.pointer {
            // Percent escapes are not specified: the name as it stands comes first.
            guard let next = member(name, of: current) ?? member(name.percentDecoded, of: current) else {
                return reportMissing(name, in: current, text, at: place)
            }
            current = next
        }
        return current
    }

    private mutating func parsed(_ text: String, at place: ValuePlace) -> ResolverReference? {
        do {
            return try ResolverReference(text)
        } catch {
            let message =
                error == .remote
                ? "is not a local file; nothing is fetched from elsewhere" : "is not a path relative to this file"
            return report(
                .invalidResolver, "\"\(text)\" \(message)", at: place,
                "copy the file beside this one, and refer to it by its relative path")
        }
    }

    /// The number of the file that a reference names, which is read when it is met first.
    private mutating func source(of reference: ResolverReference, from place: ValuePlace) -> Int? {
        guard !reference.file.isEmpty else { return place.source }
        let path = ResolverReference.path(reference.file, from: document.sources[place.source].path)
        if let known = files[path] { return known }
        files[path] = .some(nil)
        switch load(path) {
        case .document(let source):
            files[path] = document.sources.count
            document.sources.append(source)
            document.diagnostics += source.duplicateKeyDiagnostics
            return document.sources.count - 1
        case .invalid(let diagnostic): document.diagnostics.append(diagnostic)
        case .unreadable(let reason):
            report(
                .noSource, "the token file \"\(path)\" cannot be read: \(reason)", at: place,
                "paths are relative to the file with the reference")
        case .outside:
            report(
                .invalidResolver, "\"\(reference.file)\" leads out of the folder of the configuration",
                at: place, "copy the file into the folder; files outside are never read")
        }
        return nil
    }

    /// Section "Invalid pointers": in a resolver document, references lead to sets and `$defs`; those of the order also
    /// to modifiers.
    private mutating func isAllowed(_ pointer: [String], in source: Int, inOrder: Bool, at place: ValuePlace) -> Bool {
        guard source == 0 || document.sources[source].isResolverDocument, source == place.source || !pointer.isEmpty
        else { return true }
        switch pointer.first {
        case "modifiers":
            if inOrder { return true }
            report(
                .invalidResolver, "only \"resolutionOrder\" refers to modifiers", at: place,
                "put what both need into a set, and refer to that")
        case "resolutionOrder":
            report(
                .invalidResolver, "nothing refers to items of \"resolutionOrder\"", at: place,
                "move the item to \"sets\", and refer to it there: \"#/sets/…\"")
        case "sets" where pointer.count > 1, "$defs" where pointer.count > 1: return true
        default:
            report(
                .invalidResolver, "\(shown(place)) is neither a set nor a group of tokens", at: place,
                "refer to a set: \"#/sets/…\"")
        }
        return false
    }
}
