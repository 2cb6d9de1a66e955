import Diagnostics

/// Sets and modifiers: section "Syntax".
extension ResolverReader {
    /// An item of the order: the objects that make it up, the outermost reference first.
    struct OrderItem {
        var isSet: Bool
        var name: String
        var chain: [ResolverPlace]
    }

    /// A set or modifier that stands in the order itself.
    mutating func inlineItem(_ item: ResolverPlace) -> OrderItem? {
        let name = member("name", of: item)
        let type = member("type", of: item)
        if name == nil {
            report(
                .invalidResolver, "this item of \"resolutionOrder\" has no name", at: item,
                "add \"name\": what stands in the order itself has one, or refer to a set: { \"$ref\": \"#/sets/…\" }")
        } else if let name, string(name) == nil {
            report(
                .invalidResolver, "a name is a text, not \(kind(of: name).description)", at: name,
                "put it into double quotes")
        }
        guard let type else {
            report(
                .invalidResolver, "this item of \"resolutionOrder\" has no type", at: item,
                "add \"type\": \"set\" or \"type\": \"modifier\"")
            return nil
        }
        guard let word = string(type), word == "set" || word == "modifier" else {
            report(
                .invalidResolver, "the type of an item is \"set\" or \"modifier\", not \(shown(type))", at: type,
                "write one of the two")
            return nil
        }
        guard let name = name.flatMap(string) else { return nil }
        return OrderItem(isSet: word == "set", name: name, chain: [item])
    }

    /// A set or modifier that an item of the order refers to.
    mutating func referredItem(_ item: ResolverPlace) -> OrderItem? {
        guard let chain = chain(from: item, inOrder: true), let target = chain.last else { return nil }
        guard let names = pointer(of: item), names.count == 2, names[0] == "sets" || names[0] == "modifiers",
            kind(of: target) == .object
        else {
            report(
                .invalidResolverReference, "\(shown(item, "$ref")) is neither a set nor a modifier",
                at: member("$ref", of: item) ?? item,
                "\"resolutionOrder\" refers to \"#/sets/…\" and \"#/modifiers/…\"; put the file among the sources of a set"
            )
            return nil
        }
        return OrderItem(isSet: names[0] == "sets", name: names[1], chain: chain)
    }

    /// Reads a set.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - chain: The objects that make it up, those whose members count first.
    ///   - isInline: Whether it stands in the order itself.
    /// - Returns: Its overlays, the lowest first.
    mutating func readSet(_ name: String, _ chain: [ResolverPlace], isInline: Bool = false) -> [TokenOverlay] {
        guard let chain = completed(chain), isObject(chain, "the set \"\(name)\"") else { return [] }
        let keys = ["sources", "description", "$extensions"] + (isInline ? ["name", "type"] : [])
        checkMembers(chain, "a set", keys)
        guard let sources = effectiveMember("sources", in: chain) else {
            report(
                .invalidResolver, "the set \"\(name)\" has no sources", at: chain[0],
                "add \"sources\": [ { \"$ref\": \"tokens.json\" } ]")
            return []
        }
        return overlays(ofList: sources, "\"sources\"", referredFrom: chain[0])
    }

    /// Reads a modifier; `nil` for one without contexts, which has been reported.
    mutating func readModifier(
        _ name: String, _ chain: [ResolverPlace], isInline: Bool = false
    ) -> ResolverModifier? {
        guard let chain = completed(chain), isObject(chain, "the modifier \"\(name)\"") else { return nil }
        let keys = ["contexts", "default", "description", "$extensions"] + (isInline ? ["name", "type"] : [])
        checkMembers(chain, "a modifier", keys)
        let advice = "write \"contexts\": { \"light\": [ … ], \"dark\": [ … ] }"
        guard let place = effectiveMember("contexts", in: chain) else {
            report(.invalidResolver, "the modifier \"\(name)\" has no contexts", at: chain[0], advice)
            return nil
        }
        guard kind(of: place) == .object else {
            report(
                .invalidResolver, "\"contexts\" is an object, not \(kind(of: place).description)", at: place, advice)
            return nil
        }
        var contexts: [ResolverContext] = []
        var seen: Set<String> = []
        let source = document.sources[place.source]
        for member in source.members(of: place.node) {
            let contextName = source.string(member.key)
            guard seen.insert(contextName).inserted else { continue }
            let list = ResolverPlace(place.source, member.value)
            let overlays = overlays(ofList: list, "a context", referredFrom: list)
            contexts.append(ResolverContext(name: contextName, overlays: overlays))
        }
        guard contexts.count > 1 else {
            let what = contexts.isEmpty ? "no context" : "one context only"
            report(
                .invalidResolver, "the modifier \"\(name)\" has \(what)", at: place,
                contexts.isEmpty ? advice : "add another one, or make it a set: there is nothing to choose")
            return nil
        }
        let defaultContext = defaultContext(chain, name, contexts.map(\.name))
        return ResolverModifier(
            name: name, contexts: contexts, defaultContext: defaultContext,
            location: location(of: chain[chain.count - 1]))
    }

    private mutating func defaultContext(_ chain: [ResolverPlace], _ name: String, _ contexts: [String]) -> Int? {
        guard let place = effectiveMember("default", in: chain) else { return nil }
        if let text = string(place), let index = contexts.firstIndex(of: text) { return index }
        let nearest = string(place).flatMap { NearestName.nearest(to: $0, among: contexts) }
        report(
            .invalidResolver, "the default \(shown(place)) is no context of the modifier \"\(name)\"", at: place,
            nearest.map(NearestName.suggestion(ofName:)) ?? ResolverInputs.listed(contexts))
        return nil
    }

    private mutating func checkMembers(_ chain: [ResolverPlace], _ what: String, _ keys: [String]) {
        reportUnknownKeys(chain, what, keys)
        checkText("description", in: chain)
        guard let extensions = effectiveMember("$extensions", in: chain), kind(of: extensions) != .object else {
            return
        }
        report(
            .invalidResolver, "$extensions is an object, not \(kind(of: extensions).description)", at: extensions,
            "write { \"com.example.tool\": … }")
    }

    private mutating func isObject(_ chain: [ResolverPlace], _ what: String) -> Bool {
        guard let target = chain.last, kind(of: target) != .object else { return true }
        report(
            .invalidResolver, "\(what) is an object, not \(kind(of: target).description)", at: target,
            "write { … }")
        return false
    }

    /// Reports a text that is something else.
    mutating func checkText(_ key: String, in chain: [ResolverPlace]) {
        guard let place = effectiveMember(key, in: chain), string(place) == nil else { return }
        report(
            .invalidResolver, "\"\(key)\" is a text, not \(kind(of: place).description)", at: place,
            "put it into double quotes")
    }

    mutating func reportUnknownKeys(_ chain: [ResolverPlace], _ what: String, _ keys: [String]) {
        for (index, place) in chain.enumerated() where checked.insert(place).inserted {
            let source = document.sources[place.source]
            for member in source.members(of: place.node) {
                let key = source.string(member.key)
                if keys.contains(key) || (key == "$ref" && index < chain.count - 1) { continue }
                let nearest = NearestName.nearest(to: key, among: keys).map(NearestName.suggestion(ofName:))
                report(
                    .invalidResolver, "\"\(key)\" is no key of \(what)", at: ResolverPlace(place.source, member.key),
                    nearest ?? "\(what) has \(keys.joined(separator: ", ")); what a tool adds belongs into $extensions")
            }
        }
    }
}
