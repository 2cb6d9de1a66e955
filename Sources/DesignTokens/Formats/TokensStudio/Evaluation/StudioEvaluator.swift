import Diagnostics
import LocatedJSON

/// What the values of a project, or of files of Style Dictionary, are in one combination of modes: references are
/// followed, sums are done and colors modified, each token once.
struct StudioEvaluator {
    /// The values that are asked for, and what came of asking.
    var result: DeferredReading

    let project: StudioDeferredValues
    let graph: TokenGraph
    /// The end of each token's chain of aliases.
    private let origins: [Int]
    /// The reading that the project is in the graph.
    private let reading: Int
    /// Members of values, as tokens of their own: they are numbered behind those of the graph.
    private var parts: [Part] = []
    /// The texts of tokens, and of parts behind them.
    var texts: [TextState]
    /// Members of composite values that references reach into.
    private var members: [String: Int] = [:]
    /// What the chains of aliases that begin at tokens lead to, as far as values with parts asked for it.
    var ends: [Int: TokenValue?] = [:]
    /// The tokens that have a text and no value in Swift: line heights that are left to the font, shares of another
    /// length, an opacity that is called a color.
    private var textsWithoutValue: Set<Int> = []
    /// How many references from list to list are being followed.
    var depth = 0
    /// How many more parts references may put into lists.
    var referredPartsLeft = PartLimit.referredParts
    /// How many references from list to list are followed.
    static let referenceDepth = 64

    /// A member of a value.
    private struct Part {
        var path: String
        /// The token that it is a part of.
        var token: Int
        var value: ValuePlace
        var type: StudioType
        /// Whether the token has a value without it.
        var isSpare: Bool
    }

    init(_ project: StudioDeferredValues, _ state: ReferenceState, reading: Int) {
        self.project = project
        self.reading = reading
        graph = state.graph
        origins = state.origins
        result = DeferredReading(suggestionsLeft: state.suggestionsLeft)
        texts = Array(repeating: .unseen, count: graph.tokens.count)
    }

    /// The value of a token; `nil` after an error, which has been reported.
    mutating func value(of token: Int) -> TokenValue? {
        if let foreign = foreignValue(token) { return foreign }
        if token < graph.tokens.count, let path = graph.tokens[token].value.aliasedPath { return .alias(path) }
        if let path = alias(ofPart: token) { return .alias(path) }
        guard let text = evaluated(token) else { return nil }
        if isComposite(token) { return composite(token) }
        let (value, report) = typed(text, token)
        if var report {
            report.location = source(of: token).location(of: node(of: token))
            if value == nil { lose(token, &report) }
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

    /// Says what a value costs that its type does not have. A text stays one for whatever refers to it, but for one
    /// that opens a reference: nobody means that.
    private mutating func lose(_ token: Int, _ report: inout Diagnostic) {
        let isForeign = report.code == .foreignLength
        report.loss = isSpare(token) && isForeign ? .detail : loss(of: token)
        if type(of: token).tokenType != .string { textsWithoutValue.insert(token) }
    }

    /// The value of a token or part, with what links it to others; `nil` for what only a part can have: no value at all.
    private mutating func usable(_ value: TokenValue?, of token: Int) -> TokenValue? {
        if case .composite(let gradient)? = value {
            let isToken = { (path: String) in graph.token(at: path) != nil }
            return .composite(StudioValue.gradient(gradient, stated: text(of: token) ?? "", isToken: isToken))
        }
        guard value == .uninterpreted, token < graph.tokens.count, type(of: token) == .lineHeights else { return value }
        let message = "\(StudioProblem.quoted(text(of: token) ?? "")) is a line height that has no value in Swift"
        report(.foreignLength, message, token, advice: "write it as 130% or 24px, if it is needed")
        textsWithoutValue.insert(token)
        return nil
    }

    /// Takes back that values depend on tokens of which they need no more than the text: `hsl({hue} {half} {half})` is
    /// a color although `50%` alone is no length, `rgba({blue}, {half})` although that is no color, and a style that
    /// leaves its line height to the font has all other parts.
    mutating func releaseTexts(of tokens: [Int]) {
        guard !textsWithoutValue.isEmpty else { return }
        let read = zip(tokens, result.values).filter { $1 != nil && $1?.aliasedPath == nil }
        let usable = Set(read.map(\.0))
        result.dependencies = result.dependencies.filter { token, other in
            !usable.contains(token) || !textsWithoutValue.contains(origins[other])
        }
    }

    /// Whether a part is one that its token can do without, and says what Swift has nothing for: a line height that is left
    /// to the font, a letter spacing of `0.1ch`.
    mutating func isSpareWithoutValue(_ part: Int) -> Bool {
        guard isSpare(part), let text = evaluated(part) else { return false }
        let isAutomatic = type(of: part) == .lineHeights && (try? StudioValue.lineHeight(text).get()) == .uninterpreted
        return isAutomatic || StudioValue.typed(text, as: type(of: part)).report?.code == .foreignLength
    }

    /// The value that a part has of its own kind where the token that it refers to has none: `100%` is a line height, and no
    /// dimension.
    mutating func ownValue(ofPart part: Int) -> TokenValue? {
        guard let text = evaluated(part) else { return nil }
        let (value, report) = StudioValue.typed(text, as: type(of: part))
        return report == nil ? value : nil
    }

    /// A part, by its number behind those of tokens; `nil` for a token.
    private func part(_ number: Int) -> Part? {
        number < graph.tokens.count ? nil : parts[number - graph.tokens.count]
    }

    private func isSpare(_ token: Int) -> Bool { part(token)?.isSpare ?? false }

    /// The path of the token that a part refers to as a whole.
    private func alias(ofPart token: Int) -> String? {
        guard part(token) != nil, let text = text(of: token), let path = expression(text).alias,
            let target = graph.token(at: path, from: owner(of: token))
        else { return nil }
        return project.canRefer(type(of: token), to: target, in: graph, reading: reading) ? path : nil
    }

    // MARK: - What tokens state

    /// The value of a token that is none of the project's.
    private func foreignValue(_ token: Int) -> TokenValue? {
        guard token < graph.tokens.count, graph.reading(of: token) != reading else { return nil }
        return graph.tokens[origins[token]].value
    }

    /// The type that a token or part texts.
    func type(of token: Int) -> StudioType {
        if let part = part(token) { return part.type }
        guard graph.reading(of: token) == reading else { return .other }
        return project.type(of: token, in: graph)
    }

    func path(of token: Int) -> String { part(token)?.path ?? graph.tokens[token].path }

    /// The token that a part is a part of; a token itself.
    func owner(of token: Int) -> Int { part(token)?.token ?? token }

    func node(of token: Int) -> JSONNode { place(of: token).node }

    /// Where the value of a token or part stands.
    func place(of token: Int) -> ValuePlace {
        part(token)?.value ?? ValuePlace(source: graph.tokens[token].document, node: graph.tokens[token].valueNode)
    }

    func source(of token: Int) -> JSONDocument { graph.sources[place(of: token).source] }

    func expression(_ text: String) -> StudioExpression { StudioExpression(text, project.spelling) }

    func text(of token: Int) -> String? { source(of: token).text(of: node(of: token), as: type(of: token)) }

    /// The values that a token's is made of: its own, and those that complete it.
    func places(of token: Int) -> [ValuePlace] {
        let own = place(of: token)
        guard token < graph.tokens.count, graph.reading(of: token) == reading else { return [own] }
        let others = statement(of: token).completedBy.map { project.statements[$0] }
        return [own] + others.map { ValuePlace(source: firstDocument(of: token) + $0.source, node: $0.valueNode) }
    }

    private func isComposite(_ token: Int) -> Bool {
        [.object, .array].contains(source(of: token).kind(of: node(of: token))) && text(of: token) == nil
    }

    /// Whether a token leads to a value that is made of parts: no text of others can hold it.
    func isWithoutText(_ token: Int) -> Bool {
        guard token < graph.tokens.count else { return isComposite(token) }
        let origin = origins[token]
        if graph.reading(of: origin) == reading { return isComposite(origin) }
        if case .composite = graph.tokens[origin].value { return true }
        return false
    }

    private func statement(of token: Int) -> StudioStatement { project.statements[Int(graph.tokens[token].statement)] }

    /// The first file of the project, whose files follow one another in the graph.
    private func firstDocument(of token: Int) -> Int { graph.tokens[token].document - statement(of: token).source }

    // MARK: - Texts

    /// Replaces the references of a token's value, or says which tokens must be evaluated before.
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
        // What depends on a token with an error is not asked for.
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

    /// The text that others put in: what is computed is computed before, unless by Style Dictionary, and what has parts
    /// has no text.
    private mutating func finished(_ text: String, _ token: Int) -> String? {
        if isComposite(token) { return "" }
        if project.spelling == .styleDictionary { return text }
        if type(of: token) == .color { return modified(text, token) }
        return StudioValue.computed(text, as: type(of: token))
    }

    /// The token at a path, or the member of a composite value, which the value of another is made of.
    mutating func target(_ path: String, from token: Int) -> Int? {
        guard let target = graph.token(at: path, from: owner(of: token)) ?? members[path] ?? addMember(at: path) else {
            return nil
        }
        result.dependencies.append((owner(of: token), owner(of: target)))
        return target
    }

    private mutating func addMember(at path: String) -> Int? {
        var names = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let name = names.popLast().map(String.init), let named = graph.token(at: names.joined(separator: ".")),
            graph.reading(of: origins[named]) == reading
        else { return nil }
        let token = origins[named]
        guard let member = member(name, of: token) else { return nil }
        // What the member is a part of tells the type of its text, or else its name.
        let parts = type(of: token).compositeType.map(CompositeSchema.studioParts) ?? []
        let part = parts.first { $0.memberNames.contains(name) }
        let type = part?.studioType ?? StudioType.named(name) ?? .other
        members[path] = addPart(path, member, type, of: token)
        return members[path]
    }

    /// A member of a token's value, or of a token of Style Dictionary.
    private func member(_ name: String, of token: Int) -> ValuePlace? {
        var places = places(of: token)
        if project.spelling == .styleDictionary {
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
        _ path: String, _ value: ValuePlace, _ type: StudioType, of token: Int, isSpare: Bool = false
    ) -> Int {
        parts.append(Part(path: path, token: owner(of: token), value: value, type: type, isSpare: isSpare))
        texts.append(.unseen)
        return texts.count - 1
    }

    // MARK: - Colors

    /// The color that a modifier makes of a token's text.
    private mutating func modified(_ text: String, _ token: Int) -> String? {
        // The base may be a color that an error concerns; that is reported where it stands.
        guard let node = modifier(of: token), let base = Color(css: text) else { return text }
        guard modifierPlace(of: token) != nil else {
            guard let name = source(of: token).stringValue(of: node), !name.isEmpty else { return text }
            let advice = "refer to a token whose value has a type, a value and a space"
            report(.invalidValue, "\(StudioProblem.quoted(name)) names no modifier of colors", token, advice: advice)
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

    /// The texts that a color's modifier is made of, as parts of the color.
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

    /// The object that is a color's modifier, or that it names: a token may hold it.
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
