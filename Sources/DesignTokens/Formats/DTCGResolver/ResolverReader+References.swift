/// Lists of sources and reference objects: section "Reference objects".
extension ResolverReader {
    /// Returns the overlays of a list of sources, the lowest first, or `nil` after reporting an error.
    mutating func overlays(
        ofList list: ValuePlace, _ what: String, referredFrom reference: ValuePlace
    ) -> [TokenOverlay]? {
        if let known = expanded[list] { return spend(known, at: reference) }
        guard requires(.array, of: list, "expected an array for \(what)", "write [ { \"$ref\": \"tokens.json\" } ]")
        else {
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

    /// Returns the overlays of an element of a list of sources: tokens, or a reference to tokens or to a set.
    private mutating func overlays(ofSource element: ValuePlace) -> [TokenOverlay]? {
        let advice = "write { \"$ref\": \"tokens.json\" }, or the tokens themselves"
        guard requires(.object, of: element, "expected an object for a source", advice) else { return nil }
        guard overlaysLeft > 0, let chain = chain(from: element), let target = chain.last else { return nil }
        guard kind(of: target) == .object else {
            return reportNoTokens(element, "is \(kind(of: target).description)")
        }
        if chain.count > 1 {
            if let sources = effectiveMember("sources", in: chain), kind(of: sources) == .array {
                // Beside a reference to a set, only the keys of a set are valid.
                reportUnknownKeys(chain, "a set", ["sources", "description", "$extensions"])
                return overlays(ofList: sources, "'sources'", referredFrom: element)
            }
            if member("$value", of: target) != nil { return reportNoTokens(element, "is a single token") }
            if document.sources[target.source].isResolverDocument, target.node == document.sources[target.source].root {
                return reportNoTokens(element, "is a resolver document")
            }
        }
        return spend(overlays(of: chain), at: element)
    }

    /// Returns the target of a chain of references, with the overrides of each reference over it. Overrides are
    /// shallow: they hide the members of the same name below.
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

    /// Counts overlays, and stops when references multiply them without end.
    private mutating func spend(_ overlays: [TokenOverlay], at place: ValuePlace) -> [TokenOverlay]? {
        guard overlaysLeft > 0 else { return nil }
        overlaysLeft -= overlays.reduce(0) { $0 + 1 + $1.hiddenNames.count }
        if overlaysLeft > 0 { return overlays }
        return report(
            .limitExceeded, "the references in this document produce more than \(Self.overlayLimit) layers of tokens",
            at: place, "refer to each set only once, because repeated references multiply")
    }

    /// Follows a reference object to an object that is not a reference; `nil` after reporting an error. In
    /// `resolutionOrder`, modifiers can be referred to.
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

    /// The target of a `$ref`.
    private mutating func target(of place: ValuePlace, inOrder: Bool) -> ValuePlace? {
        guard let text = string(place) else {
            return report(
                .invalidResolver, "expected a string for $ref, found \(kind(of: place).description)", at: place,
                "write \"#/sets/…\", \"file.json\" or \"file.json#/sets/…\"")
        }
        guard let reference = parsed(text, at: place), let source = source(of: reference, from: place) else {
            return nil
        }
        if reference.lacksSlash {
            // One example in the specification uses `example.json#sets/MySet`, which is not a JSON pointer.
            report(
                .invalidResolver, "missing '/' at the start of the pointer in '\(text)'", at: place,
                "write a slash after #, as in \"file.json#/sets/x\"", as: .warning)
        }
        guard isAllowed(reference.pointer, in: source, inOrder: inOrder, at: place) else { return nil }
        var current = ValuePlace(source: source, node: document.sources[source].root)
        for name in reference.pointer {
            // Percent-encoding is not specified: try the literal name first.
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
                ? "is not a local file, and remote files are never loaded" : "is not a path relative to this file"
            return report(
                .invalidResolver, "'\(text)' \(message)", at: place,
                "copy the file next to this one, and refer to it by its relative path")
        }
    }

    /// Returns the number of the file that a reference names. Each file is read once.
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
                .noSource, "cannot read the token file '\(path)': \(reason)", at: place,
                "use a path relative to the file that contains the reference")
        case .outside:
            report(
                .invalidResolver, "'\(reference.file)' is outside the folder of the configuration",
                at: place, "copy the file into the folder; files outside it are never read")
        }
        return nil
    }

    /// Section "Invalid pointers": references in a resolver document lead to sets and `$defs`, and those in the
    /// resolution order also to modifiers.
    private mutating func isAllowed(_ pointer: [String], in source: Int, inOrder: Bool, at place: ValuePlace) -> Bool {
        guard source == 0 || document.sources[source].isResolverDocument, source == place.source || !pointer.isEmpty
        else { return true }
        switch pointer.first {
        case "modifiers":
            if inOrder { return true }
            report(
                .invalidResolver, "only 'resolutionOrder' can refer to modifiers", at: place,
                "move the shared tokens to a set, and refer to that set")
        case "resolutionOrder":
            report(
                .invalidResolver, "cannot refer to an item of 'resolutionOrder'", at: place,
                "move the item to \"sets\", and refer to \"#/sets/…\"")
        case "sets" where pointer.count > 1, "$defs" where pointer.count > 1: return true
        default:
            report(
                .invalidResolver, "\(shown(place)) is neither a set nor a group of tokens", at: place,
                "refer to a set: \"#/sets/…\"")
        }
        return false
    }
}
