import Diagnostics
import LocatedJSON

/// What the tokens of a project are in one combination of themes: references are followed, sums are done and colours
/// modified, each token once.
///
/// No function calls itself, so that chains of any length are followed.
struct StudioEvaluator {
    /// The tokens that count, by path: of two sets that state one, the later.
    let winners: [String: Int]
    var diagnostics: [Diagnostic] = []
    private(set) var brokenPaths: Set<String> = []

    private(set) var tokens: [StudioToken]
    let sets: [StudioSet]
    let sources: [JSONDocument]
    private var states: [State]
    /// Members of composite values that references reach into, as tokens of their own.
    private var members: [String: Int] = [:]
    /// What the chains of aliases that begin at tokens lead to, as far as values with parts asked for it.
    var ends: [Int: TokenValue?] = [:]
    /// How many references from list to list are being followed.
    private var depth = 0

    /// How many references from list to list are followed.
    static let referenceDepth = 64

    /// How many more suggestions are made: each one searches all paths.
    var suggestionsLeft: Int

    private enum State {
        case unseen, open
        /// The text that references put in; `nil` after an error.
        case done(String?)
    }

    init(
        _ tokens: [StudioToken], winners: [String: Int], sets: [StudioSet], sources: [JSONDocument], suggestions: Int
    ) {
        suggestionsLeft = suggestions
        self.tokens = tokens
        self.winners = winners
        self.sets = sets
        self.sources = sources
        states = Array(repeating: .unseen, count: tokens.count)
    }

    /// The value of a token; `nil` after an error, which has been reported.
    mutating func value(of token: Int) -> TokenValue? {
        if let alias = alias(token) { return .alias(alias) }
        evaluate(token)
        guard case .done(let text?) = states[token] else {
            brokenPaths.insert(tokens[token].path)
            return nil
        }
        if isComposite(token) {
            let value = composite(token)
            if value == nil { brokenPaths.insert(tokens[token].path) }
            return value
        }
        if tokens[token].type == .color, let color = Color(css: text) { return .color(drawn(color, token)) }
        switch StudioTypedValue.read(text, as: tokens[token].type) {
        case .success(let value): return value
        case .failure where tokens[token].type.isLength && UnsupportedLength.matches(text):
            reportForeignLength(text, token)
            return .uninterpreted
        case .failure(let problem):
            brokenPaths.insert(tokens[token].path)
            report(.invalidValue, problem.message, token, advice: problem.advice ?? "correct the value, or the type")
            return nil
        }
    }

    /// The path of the token that a value refers to as a whole, where nothing is changed on the way.
    private func alias(_ token: Int) -> String? {
        guard tokens[token].modifier == nil, let text = text(of: token), let path = StudioExpression(text).alias?.path,
            let target = winners[path], target != token
        else { return nil }
        let (type, targetType) = (tokens[token].type.tokenType, tokens[target].type.tokenType)
        return type.flatMap { type in targetType.map(type.canRefer) } == true ? path : nil
    }

    func source(of token: Int) -> JSONDocument { sources[sets[tokens[token].set].source] }

    private func text(of token: Int) -> String? { source(of: token).scalarText(of: tokens[token].valueNode) }

    private func isComposite(_ token: Int) -> Bool {
        [.object, .array].contains(source(of: token).kind(of: tokens[token].valueNode))
    }

    // MARK: - Texts

    /// Finds the text of a token, after those of all tokens that it refers to.
    private mutating func evaluate(_ token: Int) {
        guard case .unseen = states[token] else { return }
        var stack = [token]
        while let current = stack.last {
            // Two tokens on the way needed it.
            if case .done = states[current] {
                stack.removeLast()
                continue
            }
            states[current] = .open
            let needed = attempt(current)
            if needed.isEmpty {
                stack.removeLast()
            } else if let open = needed.first(where: isOpen) {
                let start = stack.lastIndex(of: open) ?? 0
                reportCycle(Array(stack[start...]))
                for link in stack[start...] { states[link] = .done(nil) }
                stack.removeSubrange(start...)
            } else {
                stack += needed
            }
        }
    }

    private func isOpen(_ token: Int) -> Bool {
        if case .open = states[token] { true } else { false }
    }

    /// Replaces the references of a token's value, or says which tokens must be evaluated before.
    private mutating func attempt(_ token: Int) -> [Int] {
        var needed: [Int] = []
        var texts: [String] = []
        // What depends on a token with an error is not asked for.
        var isBroken = false
        var failures: [(StudioExpression.Failure, JSONNode)] = []
        for (node, text) in scalars(of: token) {
            let substitution = StudioExpression(text).substituting { path in
                guard let target = self.target(path) else { return nil }
                switch states[target] {
                case .done(let text):
                    isBroken = isBroken || text == nil
                    return text ?? ""
                case .unseen, .open:
                    needed.append(target)
                    return ""
                }
            }
            texts.append(substitution.text ?? "")
            failures += substitution.failures.map { ($0, node) }
        }
        guard needed.isEmpty else { return needed }
        for (failure, node) in failures { report(failure, node, of: token) }
        states[token] = .done(failures.isEmpty && !isBroken ? finished(texts.count == 1 ? texts[0] : "", token) : nil)
        return []
    }

    /// The scalar values of a token: its own, or those of its members.
    private func scalars(of token: Int) -> [(node: JSONNode, text: String)] {
        let source = source(of: token)
        var found: [(JSONNode, String)] = []
        var rest = [tokens[token].valueNode]
        while let node = rest.popLast() {
            switch source.kind(of: node) {
            case .object: rest += source.members(of: node).map(\.value).reversed()
            case .array: rest += source.elements(of: node).reversed()
            default: if let text = source.scalarText(of: node) { found.append((node, text)) }
            }
        }
        return found
    }

    /// The text that others put in: what is computed is computed before.
    private mutating func finished(_ text: String, _ token: Int) -> String? {
        if isComposite(token) { return "" }
        if tokens[token].type == .color { return modified(text, token) }
        guard tokens[token].type.isNumeric, case .quantities(let quantities) = StudioMath.evaluate(text) else {
            return text
        }
        return quantities.map(\.text).joined(separator: " ")
    }

    /// The token at a path, or the member of a composite value.
    private mutating func target(_ path: String) -> Int? {
        if let token = winners[path] ?? members[path] { return token }
        var names = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let member = names.popLast(), let token = winners[names.joined(separator: ".")] else { return nil }
        let source = source(of: token)
        let node = source.members(of: tokens[token].valueNode).first { source.string($0.key) == member }
        guard let node else { return nil }
        members[path] = addPart(path, node.value, StudioType.named(String(member)) ?? .other, of: token)
        return members[path]
    }

    /// Adds a part of a value as a token of its own.
    mutating func addPart(_ part: StudioPart, _ node: JSONNode, of token: Int) -> Int {
        addPart("\(tokens[token].path).\(part.member)", node, part.type, of: token)
    }

    private mutating func addPart(_ path: String, _ node: JSONNode, _ type: StudioType, of token: Int) -> Int {
        var part = tokens[token]
        part.path = path
        part.valueNode = node
        part.type = type
        part.modifier = nil
        tokens.append(part)
        states.append(.unseen)
        return tokens.count - 1
    }

    /// Follows a reference from list to list, unless too many are being followed.
    mutating func enterReference() -> Bool {
        guard depth < Self.referenceDepth else { return false }
        depth += 1
        return true
    }

    mutating func leaveReference() { depth -= 1 }

    // MARK: - Colours

    /// What Swift draws of a colour, which is reported where it is another one.
    private mutating func drawn(_ color: Color, _ token: Int) -> ColorValue {
        let (value, isMapped) = color.drawn()
        if isMapped {
            let problem = ColorSpecification.Problem.gamut(color, value)
            report(
                problem.code, problem.message(showing: text(of: token) ?? ""), token, advice: problem.advice,
                severity: problem.severity)
        }
        return value
    }

    private mutating func modified(_ text: String, _ token: Int) -> String? {
        guard let modifier = tokens[token].modifier else { return text }
        // The base may be a colour that an error concerns; that is reported where it stands.
        guard let base = Color(css: text) else { return text }
        guard let (modifier, source) = object(modifier, source(of: token)) else { return text }
        var failures: [(StudioExpression.Failure, JSONNode)] = []
        func member(_ name: StaticString) -> String? {
            guard let node = source.value(of: name, in: modifier), let text = source.scalarText(of: node) else {
                return nil
            }
            let substitution = StudioExpression(text).substituting { path in self.finishedText(at: path) }
            failures += substitution.failures.map { ($0, node) }
            return substitution.text
        }
        let stated = StudioModifier(
            type: member("type"), value: member("value"), space: member("space"), color: member("color"))
        for (failure, node) in failures { report(failure, node, of: token) }
        guard failures.isEmpty else { return nil }
        switch stated.reading {
        case .success(let modifier): return modifier.apply(to: base).studioText
        case .failure(let problem):
            report(.invalidModifier, problem.message, token, advice: problem.advice ?? "correct the modifier")
            return nil
        }
    }

    /// A modifier, which can be a reference to a token that holds it.
    private func object(_ modifier: JSONNode, _ source: JSONDocument) -> (JSONNode, JSONDocument)? {
        if source.kind(of: modifier) == .object { return (modifier, source) }
        guard let path = source.stringValue(of: modifier).flatMap({ StudioExpression($0).alias?.path }),
            let target = winners[path]
        else { return nil }
        return (tokens[target].valueNode, self.source(of: target))
    }

    /// The text of a token that a modifier refers to.
    private mutating func finishedText(at path: String) -> String? {
        guard let target = target(path) else { return nil }
        evaluate(target)
        if case .done(let text) = states[target] { return text }
        return nil
    }
}

extension StudioType {
    /// Whether values of the type are lengths.
    fileprivate var isLength: Bool {
        switch self {
        case .sizing, .spacing, .borderRadius, .borderWidth, .fontSizes, .lineHeights, .letterSpacing,
            .paragraphSpacing, .paragraphIndent, .dimension:
            true
        default: false
        }
    }

    /// Whether values of the type are computed.
    var isNumeric: Bool {
        switch self {
        case .sizing, .spacing, .borderRadius, .borderWidth, .opacity, .fontSizes, .lineHeights, .letterSpacing,
            .paragraphSpacing, .paragraphIndent, .fontWeights, .number, .dimension, .other:
            true
        default: false
        }
    }
}
