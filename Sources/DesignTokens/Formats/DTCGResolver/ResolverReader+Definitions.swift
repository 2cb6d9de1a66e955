import Diagnostics

/// Sets and modifiers: section "Syntax".
extension ResolverReader {
    /// An item of the order: the objects that make it up, the outermost reference first.
    struct OrderItem {
        var isSet: Bool
        var name: String
        var chain: [ValuePlace]
    }

    /// A set or modifier that stands in the order itself.
    mutating func inlineItem(_ item: ValuePlace) -> OrderItem? {
        let name = member("name", of: item)
        let type = member("type", of: item)
        if let name {
            requires(.string, of: name, "a name is a text", "put it into double quotes")
        } else {
            report(
                .invalidResolver, "this item of \"resolutionOrder\" has no name", at: item,
                "add \"name\": what stands in the order itself has one, or refer to a set: { \"$ref\": \"#/sets/…\" }")
        }
        guard let type else {
            return report(
                .invalidResolver, "this item of \"resolutionOrder\" has no type", at: item,
                "add \"type\": \"set\" or \"type\": \"modifier\"")
        }
        guard let word = string(type), word == "set" || word == "modifier" else {
            return report(
                .invalidResolver, "the type of an item is \"set\" or \"modifier\", not \(shown(type))", at: type,
                "write one of the two")
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
                "\"resolutionOrder\" refers to \"#/sets/…\" and \"#/modifiers/…\"; put the file among the sources of a set"
            )
        }
        return OrderItem(isSet: names[0] == "sets", name: names[1], chain: chain)
    }

    /// The overlays of a set, the lowest first. Of the objects that make it up, those whose members count come first; a set
    /// that stands in the order itself is inline. After an error it has none.
    mutating func readSet(_ name: String, _ chain: [ValuePlace], isInline: Bool = false) -> [TokenOverlay] {
        guard isObject(chain, "set", name, ["sources"], isInline: isInline) else { return [] }
        guard let sources = effectiveMember("sources", in: chain) else {
            report(
                .invalidResolver, "the set \"\(name)\" has no sources", at: chain[0],
                "add \"sources\": [ { \"$ref\": \"tokens.json\" } ]")
            return []
        }
        return overlays(ofList: sources, "\"sources\"", referredFrom: chain[0]) ?? []
    }

    /// Reads a modifier; `nil` for one without contexts, which has been reported.
    mutating func readModifier(_ name: String, _ chain: [ValuePlace], isInline: Bool = false) -> ResolverModifier? {
        guard isObject(chain, "modifier", name, ["contexts", "default"], isInline: isInline) else { return nil }
        let advice = "write \"contexts\": { \"light\": [ … ], \"dark\": [ … ] }"
        guard let place = effectiveMember("contexts", in: chain) else {
            return report(.invalidResolver, "the modifier \"\(name)\" has no contexts", at: chain[0], advice)
        }
        guard requires(.object, of: place, "\"contexts\" is an object", advice) else { return nil }
        let contexts = uniqueMembers(of: place).map { name, list in
            ResolverContext(name: name, overlays: overlays(ofList: list, "a context", referredFrom: list) ?? [])
        }
        guard contexts.count > 1 else {
            let what = contexts.isEmpty ? "no context" : "one context only"
            return report(
                .invalidResolver, "the modifier \"\(name)\" has \(what)", at: place,
                contexts.isEmpty ? advice : "add another one, or make it a set: there is nothing to choose")
        }
        return ResolverModifier(
            name: name, contexts: contexts, defaultContext: defaultContext(chain, name, contexts.map(\.name)),
            location: location(of: chain[chain.count - 1]))
    }

    private mutating func defaultContext(_ chain: [ValuePlace], _ name: String, _ contexts: [String]) -> Int? {
        guard let place = effectiveMember("default", in: chain) else { return nil }
        if let text = string(place), let index = contexts.firstIndex(of: text) { return index }
        return report(
            .invalidResolver, "the default \(shown(place)) is no context of the modifier \"\(name)\"", at: place,
            NearestName.advice(for: string(place), among: contexts, otherwise: ResolverInputs.listed(contexts)))
    }

    /// Whether a set or modifier is an object, as is reported otherwise; and so is what is wrong with its members.
    private mutating func isObject(
        _ chain: [ValuePlace], _ what: String, _ name: String, _ keys: [String], isInline: Bool
    ) -> Bool {
        let advice = "write { … }"
        guard requires(.object, of: chain[chain.count - 1], "the \(what) \"\(name)\" is an object", advice) else {
            return false
        }
        let allKeys = keys + ["description", "$extensions"] + (isInline ? ["name", "type"] : [])
        reportUnknownKeys(chain, "a \(what)", allKeys)
        checkText("description", in: chain)
        if let extensions = effectiveMember("$extensions", in: chain) {
            requires(.object, of: extensions, "$extensions is an object", "write { \"com.example.tool\": … }")
        }
        return true
    }

    /// Reports a text that is something else.
    mutating func checkText(_ key: String, in chain: [ValuePlace]) {
        guard let place = effectiveMember(key, in: chain) else { return }
        requires(.string, of: place, "\"\(key)\" is a text", "put it into double quotes")
    }

    mutating func reportUnknownKeys(_ chain: [ValuePlace], _ what: String, _ keys: [String]) {
        for (index, place) in chain.enumerated() where checked.insert(place).inserted {
            let source = document.sources[place.source]
            for member in source.members(of: place.node) {
                let key = source.string(member.key)
                if keys.contains(key) || (key == "$ref" && index < chain.count - 1) { continue }
                let others = "\(what) has \(keys.joined(separator: ", ")); what a tool adds belongs into $extensions"
                report(
                    .invalidResolver, "\"\(key)\" is no key of \(what)",
                    at: ValuePlace(source: place.source, node: member.key),
                    NearestName.advice(for: key, among: keys, otherwise: others))
            }
        }
    }
}
