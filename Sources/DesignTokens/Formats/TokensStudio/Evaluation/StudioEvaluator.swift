import Diagnostics
import LocatedJSON

/// Evaluates the values of a Tokens Studio project or of Style Dictionary files in one combination of modes: follows
/// references, computes expressions and modifies colors, once per token.
struct StudioEvaluator {
    /// The requested values and the diagnostics about them.
    var result: DeferredReading

    let project: StudioDeferredValues
    let graph: TokenGraph
    /// The end of each token's chain of aliases.
    private let origins: [Int]
    /// The project's reading in the graph.
    private let reading: Int
    /// Members of values as tokens of their own, numbered after those of the graph.
    private var parts: [Part] = []
    /// The texts of tokens, followed by those of parts.
    var texts: [TextState]
    /// Members of composite values that references reach into.
    private var members: [String: Int] = [:]
    /// The ends of the chains of aliases that values with parts have asked for.
    var ends: [Int: TokenValue?] = [:]
    /// The tokens with a text but no Swift value: line heights left to the font, shares of another length, an opacity
    /// declared as a color.
    private var textsWithoutValue: Set<Int> = []
    /// The number of references from list to list that are being followed.
    var depth = 0
    /// The number of parts that references may still add to lists.
    var referredPartsLeft = PartLimit.referredParts
    /// The maximum number of references from list to list.
    static let referenceDepth = 64

    private struct Part {
        var path: String
        /// The token that it belongs to.
        var token: Int
        var value: ValuePlace
        var type: StudioType
        /// Whether the token has a value without it.
        var isOptional: Bool
    }

    init(_ project: StudioDeferredValues, _ state: ReferenceState, reading: Int) {
        self.project = project
        self.reading = reading
        graph = state.graph
        origins = state.origins
        result = DeferredReading(suggestionsLeft: state.suggestionsLeft)
        texts = Array(repeating: .unseen, count: graph.tokens.count)
    }

    /// The value of a token, or `nil` after an error, which has been reported.
    mutating func value(of token: Int) -> TokenValue? {
        if let foreign = foreignValue(token) { return foreign }
        if token < graph.tokens.count, let path = graph.tokens[token].value.aliasedPath { return .alias(path) }
        if let path = alias(ofPart: token) { return .alias(path) }
        guard let text = evaluated(token) else { return nil }
        if isComposite(token) { return composite(token) }
        let (value, report) = typed(text, token)
        if var report {
            report.location = source(of: token).location(of: node(of: token))
            if value == nil {
                if let stated = self.text(of: token), expression(stated).hasReferences {
                    report.message += " (from \(StudioProblem.quoted(stated)))"
                }
                lose(token, &report)
            }
            result.diagnostics.append(report)
        }
        return usable(value, of: token)
    }

    private func typed(_ text: String, _ token: Int) -> StudioValue.Reported {
        guard token < graph.tokens.count, let read = project.reader else {
            return StudioValue.typed(text, as: type(of: token))
        }
        return read(text, Int(graph.tokens[token].statement))
    }

    /// Sets what an invalid value costs. A string remains usable by references to it, unless it opens a reference,
    /// which is surely a mistake.
    private mutating func lose(_ token: Int, _ report: inout Diagnostic) {
        let isForeign = report.code == .unsupportedLength
        report.loss = isOptional(token) && isForeign ? .detail : loss(of: token)
        if type(of: token).tokenType != .string { textsWithoutValue.insert(token) }
    }

    /// The value of a token or part, with its links to others, or `nil` for an optional part without a value.
    private mutating func usable(_ value: TokenValue?, of token: Int) -> TokenValue? {
        if case .composite(let gradient)? = value, gradient.type == .gradient {
            let isToken = { (path: String) in graph.token(at: path) != nil }
            return .composite(StudioValue.gradient(gradient, stated: text(of: token) ?? "", isToken: isToken))
        }
        guard value == .uninterpreted, token < graph.tokens.count, type(of: token) == .lineHeights else { return value }
        let message = "the line height \(StudioProblem.quoted(text(of: token) ?? "")) has no Swift value"
        report(.unsupportedLength, message, token, advice: "if it is needed, write it as 130% or 24px")
        textsWithoutValue.insert(token)
        return nil
    }

    /// Finds the dependencies on tokens of which only the text is needed: `hsl({hue} {half} {half})` is a color although
    /// `50%` alone is not a length, `rgba({blue}, {half})` although that is not a color, and a style that leaves its
    /// line height to the font has all other parts.
    mutating func findTextDependencies(of tokens: [Int]) {
        guard !textsWithoutValue.isEmpty else { return }
        let read = zip(tokens, result.values).filter { $1 != nil && $1?.aliasedPath == nil }
        let usable = Set(read.map(\.0))
        result.textDependencies = result.dependencies.filter { token, other in
            usable.contains(token) && textsWithoutValue.contains(origins[other])
        }
    }

    /// Whether a part is optional and has no Swift value, which is reported: a line height left to the font, a letter
    /// spacing of `0.1ch`, or a token that is empty.
    mutating func isOptionalWithoutValue(_ part: Int) -> Bool {
        guard isOptional(part), let text = evaluated(part) else { return false }
        if text.utf8.allSatisfy(ASCII.isSpace) { return true }
        let isAutomatic = type(of: part) == .lineHeights && (try? StudioValue.lineHeight(text).get()) == .uninterpreted
        return isAutomatic || StudioValue.typed(text, as: type(of: part)).report?.code == .unsupportedLength
    }

    /// The value of a part whose reference leads to a token without one: `100%` is a line height, but not a dimension.
    mutating func ownValue(ofPart part: Int) -> TokenValue? {
        guard let text = evaluated(part) else { return nil }
        let (value, report) = StudioValue.typed(text, as: type(of: part))
        return report == nil ? value : nil
    }

    /// The part with a number, or `nil` for a token.
    private func part(_ number: Int) -> Part? {
        number < graph.tokens.count ? nil : parts[number - graph.tokens.count]
    }

    private func isOptional(_ token: Int) -> Bool { part(token)?.isOptional ?? false }

    /// The path of the token that a part refers to as a whole.
    private func alias(ofPart token: Int) -> String? {
        guard part(token) != nil, let text = text(of: token), let path = expression(text).alias,
            let target = graph.token(at: path, from: owner(of: token))
        else { return nil }
        return project.canRefer(type(of: token), to: target, in: graph, reading: reading) ? path : nil
    }

    // MARK: - What tokens state

    /// The value of a token outside the project.
    private func foreignValue(_ token: Int) -> TokenValue? {
        guard token < graph.tokens.count, graph.reading(of: token) != reading else { return nil }
        return graph.tokens[origins[token]].value
    }

    /// The type of the text of a token or part.
    func type(of token: Int) -> StudioType {
        if let part = part(token) { return part.type }
        guard graph.reading(of: token) == reading else { return .other }
        return project.type(of: token, in: graph)
    }

    func path(of token: Int) -> String { part(token)?.path ?? graph.tokens[token].path }

    /// The token of a part, or the token itself.
    func owner(of token: Int) -> Int { part(token)?.token ?? token }

    func node(of token: Int) -> JSONNode { place(of: token).node }

    /// The place of the value of a token or part.
    func place(of token: Int) -> ValuePlace {
        part(token)?.value ?? ValuePlace(source: graph.tokens[token].document, node: graph.tokens[token].valueNode)
    }

    func source(of token: Int) -> JSONDocument { graph.sources[place(of: token).source] }

    func expression(_ text: String) -> StudioExpression { StudioExpression(text, project.spelling) }

    func text(of token: Int) -> String? { graph.text(of: place(of: token), as: type(of: token)) }

    /// The values of a token: its own, and those that complete it.
    func places(of token: Int) -> [ValuePlace] {
        let own = place(of: token)
        guard token < graph.tokens.count, graph.reading(of: token) == reading else { return [own] }
        let others = statement(of: token).completedBy.map { project.statements[$0] }
        return [own] + others.map { ValuePlace(source: firstDocument(of: token) + $0.source, node: $0.valueNode) }
    }

    private func isComposite(_ token: Int) -> Bool {
        [.object, .array].contains(source(of: token).kind(of: node(of: token))) && text(of: token) == nil
    }

    /// Whether a token leads to a value with parts, which cannot be inserted into a string.
    func isWithoutText(_ token: Int) -> Bool {
        guard token < graph.tokens.count else { return isComposite(token) }
        let origin = origins[token]
        if graph.reading(of: origin) == reading { return isComposite(origin) }
        if case .composite = graph.tokens[origin].value { return true }
        return false
    }

    private func statement(of token: Int) -> StudioStatement { project.statements[Int(graph.tokens[token].statement)] }

    /// The first file of the project, whose files are consecutive in the graph.
    private func firstDocument(of token: Int) -> Int { graph.tokens[token].document - statement(of: token).source }

    // MARK: - Texts

    /// Replaces the references in a token's value, or returns the tokens to evaluate first.
    mutating func attempt(_ token: Int) -> [Int] {
        if token < graph.tokens.count, graph.isUnusable(token) {
            texts[token] = .done(nil)
            return []
        }
        if let text = foreignValue(token)?.studioText {
            texts[token] = .done(text)
            return []
        }
        var needed: [Int] = []
        var replaced = ""
        // The dependencies of a token with an error are not needed.
        var isBroken = false
        var failures: [(StudioExpression.Failure, JSONNode)] = []
        for (node, text) in scalars(of: token) {
            let substitution = expression(text).substituting { path in
                guard let target = self.target(path, from: token) else { return nil }
                guard case .done(let text) = texts[target] else {
                    needed.append(target)
                    return ""
                }
                if !isComposite(token), isWithoutText(target) { return nil }
                isBroken = isBroken || text == nil
                return text ?? ""
            }
            replaced = substitution.text ?? ""
            failures += substitution.failures.map { ($0, node) }
        }
        needed += modifierParts(of: token).map(\.part).filter { if case .done = texts[$0] { false } else { true } }
        guard needed.isEmpty else { return needed }
        for (failure, node) in failures { report(failure, node, of: token) }
        texts[token] = .done(failures.isEmpty && !isBroken ? finished(replaced, token) : nil)
        return []
    }

    /// The scalar values of a token: its own, or those of its members.
    private func scalars(of token: Int) -> [(node: JSONNode, text: String)] {
        if let text = text(of: token) { return [(node(of: token), text)] }
        let source = source(of: token)
        var found: [(JSONNode, String)] = []
        var rest = [node(of: token)]
        while let node = rest.popLast() {
            switch source.kind(of: node) {
            case .object: rest += source.members(of: node).map(\.value).reversed()
            case .array: rest += source.elements(of: node).reversed()
            default: if let text = source.scalarText(of: node) { found.append((node, text)) }
            }
        }
        return found
    }

    /// The text that others insert: computed, except in Style Dictionary, and `nil` for a value with parts.
    private mutating func finished(_ text: String, _ token: Int) -> String? {
        if isComposite(token) { return "" }
        if project.spelling == .styleDictionary { return text }
        if type(of: token) == .color { return modified(text, token) }
        return StudioValue.computed(text, as: type(of: token))
    }

    /// The token at a path, or a member of a composite value, that another value refers to.
    mutating func target(_ path: String, from token: Int) -> Int? {
        guard
            let target = graph.token(at: path, from: owner(of: token)) ?? members[path] ?? addMember(at: path)
                ?? addDefinition(at: path, for: token)
        else { return nil }
        if owner(of: target) != owner(of: token) { result.dependencies.append((owner(of: token), owner(of: target))) }
        return target
    }

    /// Adds the value that a set defines for a token, if a reference names the set because others define the token, too.
    private mutating func addDefinition(at path: String, for token: Int) -> Int? {
        guard let definition = project.definition(behindSetOf: path), let named = graph.token(at: definition.path),
            graph.reading(of: named) == reading
        else { return nil }
        let place = ValuePlace(source: firstDocument(of: named) + definition.source, node: definition.valueNode)
        let set = project.tokenSets[definition.set]
        result.diagnostics.add(
            .warning, .outdatedSyntax, "'\(path)' is read as '\(definition.path)' in the token set '\(set)'",
            at: source(of: token).location(of: node(of: token)),
            advice: "in Tokens Studio, references cannot name a token set; rename one of the tokens", loss: .detail)
        members[path] = addPart(path, place, definition.type, of: named)
        return members[path]
    }

    private mutating func addMember(at path: String) -> Int? {
        var names = path.split(separator: ".", omittingEmptySubsequences: false)
        let name = names.popLast().map(String.init)
        let isInValue = project.spelling == .styleDictionary && names.last == "value"
        if isInValue { names.removeLast() }
        guard let name, let named = graph.token(at: names.joined(separator: ".")),
            graph.reading(of: origins[named]) == reading
        else { return nil }
        let token = origins[named]
        guard let member = member(name, of: token, isInValue: isInValue) else { return nil }
        // The type of a member's text follows from the token's type, or else from its name.
        let parts = type(of: token).compositeType.map(CompositeSchema.studioParts) ?? []
        let part = parts.first { $0.memberNames.contains(name) }
        let type = part?.studioType ?? StudioType.named(name) ?? .other
        members[path] = addPart(path, member, type, of: token)
        return members[path]
    }

    /// A member of the value of a token, or of a token of Style Dictionary.
    private func member(_ name: String, of token: Int, isInValue: Bool) -> ValuePlace? {
        var places = places(of: token)
        if project.spelling == .styleDictionary, !isInValue {
            places[0].node = graph.sources[places[0].source].value(ofKey: graph.tokens[token].nameNode)
        }
        for place in places {
            let source = graph.sources[place.source]
            let member = source.members(of: place.node).first { source.string($0.key) == name }
            if let member { return ValuePlace(source: place.source, node: member.value) }
        }
        return nil
    }

    /// Adds a part of a value as a token of its own.
    mutating func addPart(
        _ path: String, _ value: ValuePlace, _ type: StudioType, of token: Int, isOptional: Bool = false
    ) -> Int {
        parts.append(Part(path: path, token: owner(of: token), value: value, type: type, isOptional: isOptional))
        texts.append(.unseen)
        return texts.count - 1
    }

    // MARK: - Colors

    /// Applies the color modifier of a token to its text.
    private mutating func modified(_ text: String, _ token: Int) -> String? {
        // The base may be a color with an error, which is reported there.
        guard let node = modifier(of: token), let base = Color(css: text) else { return text }
        guard modifierPlace(of: token) != nil else {
            guard let name = source(of: token).stringValue(of: node), !name.isEmpty else { return text }
            let advice = "refer to a token whose value has a type, a value and a space"
            report(.invalidValue, "\(StudioProblem.quoted(name)) is not a color modifier", token, advice: advice)
            return nil
        }
        var members: [String: String] = [:]
        for (name, part) in modifierParts(of: token) {
            guard case .done(let text?) = texts[part] else { return nil }
            members[name] = text
        }
        switch StudioModifier(members: members).reading {
        case .success(let modifier): return modifier?.apply(to: base).hexadecimalStudioText ?? text
        case .failure(let problem):
            report(.invalidValue, problem.message, token, advice: problem.advice ?? "correct the modifier")
            return nil
        }
    }

    private func modifier(of token: Int) -> JSONNode? {
        token < graph.tokens.count && type(of: token) == .color ? statement(of: token).modifier : nil
    }

    /// The members of a color's modifier, as parts of the color.
    private mutating func modifierParts(of token: Int) -> [(name: String, part: Int)] {
        guard let place = modifierPlace(of: token) else { return [] }
        let source = graph.sources[place.source]
        return source.members(of: place.node).filter { source.scalarText(of: $0.value) != nil }.map { member in
            let name = source.string(member.key)
            let path = "\(path(of: token)).modify.\(name)"
            let value = ValuePlace(source: place.source, node: member.value)
            let part = members[path] ?? addPart(path, value, .text, of: token)
            members[path] = part
            return (name, part)
        }
    }

    /// The color modifier of a token: an object, or the token that it names.
    private func modifierPlace(of token: Int) -> ValuePlace? {
        guard let modifier = modifier(of: token) else { return nil }
        let source = source(of: token)
        if source.kind(of: modifier) == .object { return ValuePlace(source: place(of: token).source, node: modifier) }
        let path = source.stringValue(of: modifier).flatMap { expression($0).alias }
        return path.flatMap { project.modifiers[$0] }.map {
            ValuePlace(source: firstDocument(of: token) + $0.source, node: $0.node)
        }
    }
}
