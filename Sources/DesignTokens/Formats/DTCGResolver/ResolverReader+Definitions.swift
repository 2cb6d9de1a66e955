import Diagnostics

/// Sets and modifiers: section "Syntax".
extension ResolverReader {
    /// An item of the resolution order, with the objects that define it, the outermost reference first.
    struct OrderItem {
        var isSet: Bool
        var name: String
        var chain: [ValuePlace]
    }

    /// A set or modifier that is defined in the resolution order itself.
    mutating func inlineItem(_ item: ValuePlace) -> OrderItem? {
        let name = member("name", of: item)
        let type = member("type", of: item)
        if let name {
            requires(.string, of: name, "expected a string for the name", "put it in double quotes")
        } else {
            report(
                .invalidResolver, "missing 'name' in an item of 'resolutionOrder'", at: item,
                "add \"name\", or refer to a set: { \"$ref\": \"#/sets/…\" }")
        }
        guard let type else {
            return report(
                .invalidResolver, "missing 'type' in an item of 'resolutionOrder'", at: item,
                "add \"type\": \"set\" or \"type\": \"modifier\"")
        }
        guard let word = string(type), word == "set" || word == "modifier" else {
            return report(
                .invalidResolver, "expected 'set' or 'modifier' for the type of an item, found \(shown(type))",
                at: type,
                "write \"set\" or \"modifier\"")
        }
        guard let name = name.flatMap(string) else { return nil }
        return OrderItem(isSet: word == "set", name: name, chain: [item])
    }

    /// A set or modifier that an item of the order refers to.
    mutating func referredItem(_ item: ValuePlace) -> OrderItem? {
        guard let chain = chain(from: item, inOrder: true), let target = chain.last else { return nil }
        let reference = member("$ref", of: item) ?? item
        let names = string(reference).flatMap { try? ResolverReference($0) }?.pointer
        guard let names, names.count == 2, names[0] == "sets" || names[0] == "modifiers", kind(of: target) == .object
        else {
            return report(
                .invalidResolver, "\(shown(reference)) is neither a set nor a modifier", at: reference,
                "refer to \"#/sets/…\" or \"#/modifiers/…\"; to include a file, add it to the \"sources\" "
                    + "of a set"
            )
        }
        return OrderItem(isSet: names[0] == "sets", name: names[1], chain: chain)
    }

    /// Reads the overlays of a set, the lowest first; after an error there are none. In the chain, objects whose
    /// members win come first. A set that is defined in the resolution order itself is inline.
    mutating func readSet(_ name: String, _ chain: [ValuePlace], isInline: Bool) -> [TokenOverlay] {
        guard isObject(chain, "set", name, ["sources"], isInline: isInline) else { return [] }
        guard let sources = effectiveMember("sources", in: chain) else {
            report(
                .invalidResolver, "the set '\(name)' has no sources", at: chain[0],
                "add \"sources\": [ { \"$ref\": \"tokens.json\" } ]")
            return []
        }
        return overlays(ofList: sources, "\"sources\"", referredFrom: chain[0]) ?? []
    }

    /// Reads a modifier, or returns `nil` for one without contexts, which has been reported.
    mutating func readModifier(_ name: String, _ chain: [ValuePlace], isInline: Bool) -> ResolverModifier? {
        guard isObject(chain, "modifier", name, ["contexts", "default"], isInline: isInline) else { return nil }
        let advice = "write \"contexts\": { \"light\": [ … ], \"dark\": [ … ] }"
        guard let place = effectiveMember("contexts", in: chain) else {
            return report(.invalidResolver, "the modifier '\(name)' has no contexts", at: chain[0], advice)
        }
        guard requires(.object, of: place, "expected an object for 'contexts'", advice) else { return nil }
        let contexts = uniqueMembers(of: place).map { name, list in
            ResolverContext(name: name, overlays: overlays(ofList: list, "a context", referredFrom: list) ?? [])
        }
        guard contexts.count > 1 else {
            let what = contexts.isEmpty ? "no contexts" : "only one context"
            return report(
                .invalidResolver, "the modifier '\(name)' has \(what)", at: place,
                contexts.isEmpty ? advice : "add another context, or make it a set")
        }
        return ResolverModifier(
            name: name, contexts: contexts, defaultContext: defaultContext(chain, name, contexts.map(\.name)),
            location: location(of: chain[chain.count - 1]))
    }

    private mutating func defaultContext(_ chain: [ValuePlace], _ name: String, _ contexts: [String]) -> Int? {
        guard let place = effectiveMember("default", in: chain) else { return nil }
        if let text = string(place), let index = contexts.firstIndex(of: text) { return index }
        return report(
            .invalidResolver, "the default \(shown(place)) is not a context of the modifier '\(name)'", at: place,
            NearestName.advice(for: string(place), among: contexts, otherwise: ResolverInputs.listed(contexts)))
    }

    /// Returns whether a set or modifier is an object, and reports what is wrong with it and its members.
    private mutating func isObject(
        _ chain: [ValuePlace], _ what: String, _ name: String, _ keys: [String], isInline: Bool
    ) -> Bool {
        let advice = "write { … }"
        guard requires(.object, of: chain[chain.count - 1], "expected an object for the \(what) '\(name)'", advice)
        else {
            return false
        }
        let allKeys = keys + ["description", "$extensions"] + (isInline ? Self.inlineKeys : [])
        reportUnknownKeys(chain, "a \(what)", allKeys, harmless: Self.inlineKeys)
        checkText("description", in: chain)
        if let extensions = effectiveMember("$extensions", in: chain) {
            requires(.object, of: extensions, "expected an object for $extensions", "write { \"com.example.tool\": … }")
        }
        return true
    }

    /// What a set or modifier in the resolution order states. Elsewhere, both are in the path to it.
    private static let inlineKeys = ["name", "type"]

    /// Reports a member that is not a string.
    mutating func checkText(_ key: String, in chain: [ValuePlace]) {
        guard let place = effectiveMember(key, in: chain) else { return }
        requires(.string, of: place, "expected a string for '\(key)'", "put it in double quotes")
    }

    /// Reports members that are not among some keys; a harmless one does not prevent the run.
    mutating func reportUnknownKeys(
        _ chain: [ValuePlace], _ what: String, _ keys: [String], harmless: [String] = []
    ) {
        for (index, place) in chain.enumerated() where checked.insert(place).inserted {
            let source = document.sources[place.source]
            for member in source.members(of: place.node) {
                let key = source.string(member.key)
                if keys.contains(key) || (key == "$ref" && index < chain.count - 1) { continue }
                let others =
                    "\(what) has the keys \(keys.joined(separator: ", ")); put data of tools in \"$extensions\""
                report(
                    .invalidResolver, "unknown key '\(key)' in \(what)",
                    at: ValuePlace(source: place.source, node: member.key),
                    NearestName.advice(for: key, among: keys, otherwise: others),
                    as: harmless.contains(key) ? .warning : .error)
            }
        }
    }
}
