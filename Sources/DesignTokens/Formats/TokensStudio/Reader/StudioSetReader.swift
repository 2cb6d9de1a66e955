import Diagnostics
import LocatedJSON

/// Reads the tokens of a project's sets, in the syntax with `$` and the one without.
struct StudioSetReader {
    private(set) var statements: [StudioStatement] = []
    private(set) var groups: [TokenGroup] = []
    /// The group around each group; the group of a set is its own parent.
    private(set) var parents: [Int] = []
    /// The color modifiers that colors refer to, by path. They have a value, but are not tokens.
    private(set) var modifiers: [String: ValuePlace] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// The number of diagnostics after each set was read.
    private var diagnosticCounts: [Int] = []
    private var looseSpellings: LooseSpellings
    /// The files in the original format of the plugin Design Tokens, with a place that shows it.
    private var originalFormats: [Int: JSONNode] = [:]
    let sets: [StudioSet]
    let sources: [JSONDocument]
    /// The scale of colors in each file.
    let channelScales: [ChannelScale]

    /// Whether no token or group has a type, so that the path and the value of a token determine it, as in Style
    /// Dictionary.
    private let infersTypes: Bool
    /// Whether the sets examined so far use the syntax with `$`.
    private var dollarSets: [Int: Bool] = [:]

    init(_ sets: [StudioSet], _ sources: [JSONDocument]) {
        self.sets = sets
        self.sources = sources
        let read = Set(sets.map(\.source))
        channelScales = sources.indices.map { read.contains($0) ? ChannelScale(of: sources[$0]) : .bytes }
        looseSpellings = LooseSpellings(channelScales)
        infersTypes = !sets.contains { sources[$0.source].containsType(in: $0.node) }
        for (index, set) in sets.enumerated() {
            parents.append(groups.count)
            groups.append(TokenGroup(names: [], path: "", document: set.source, nameNode: set.node))
            readGroup(set.node, groups.count - 1, of: index, type: .other, statesType: false)
            diagnosticCounts.append(diagnostics.count)
        }
        takeTypesOfOtherSets()
        diagnostics += originalFormats.sorted { $0.key < $1.key }.map { source, node in
            DesignTokensPlugin.originalFormat(at: sources[source].location(of: node))
        }
        diagnostics += looseSpellings.diagnostics(in: sources)
    }

    /// Returns the diagnostics, except those about sets whose tokens are skipped.
    func diagnostics(skipping isSkipped: (Int) -> Bool) -> [Diagnostic] {
        var start = 0
        var result: [Diagnostic] = []
        for (set, end) in diagnosticCounts.enumerated() {
            if !isSkipped(set) { result += diagnostics[start..<end] }
            start = end
        }
        return result + diagnostics[start...] + untyped(skipping: isSkipped)
    }

    /// A warning about colors and lengths without a type in a project in which others have one: they are strings.
    private func untyped(skipping isSkipped: (Int) -> Bool) -> [Diagnostic] {
        let untyped = infersTypes ? [] : statements.filter { isUntyped($0) && !isSkipped($0.set) }
        guard let first = untyped.first else { return [] }
        let source = sources[first.source]
        let more = untyped.count == 1 ? "" : " (and \(Wording.count(untyped.count - 1, "more token")))"
        return [
            Diagnostic(
                .warning, .missingType,
                "'\(first.path)' has no type, so that \(source.shown(first.valueNode)) is a string\(more)",
                at: source.location(of: first.nameNode), advice: "add a \"type\", as other tokens of the project have",
                loss: .detail)
        ]
    }

    private func isUntyped(_ statement: StudioStatement) -> Bool {
        guard !statement.statesType, statement.type == .other, statement.isToken,
            let text = sources[statement.source].stringValue(of: statement.valueNode)
        else { return false }
        return text.hasPrefix("#") && Color(css: text) != nil
            || [.px, .rem].contains(StudioQuantity(parsing: text)?.unit)
    }

    /// Gives numbers of the type `other`, the plugin's word for a missing type, the type that another set defines for
    /// the token.
    private mutating func takeTypesOfOtherSets() {
        let others = statements.indices.filter { index in
            let (statement, source) = (statements[index], sources[statements[index].source])
            guard statement.type == .other, statement.isToken else { return false }
            return source.scalarText(of: statement.valueNode).flatMap { StudioQuantity(parsing: $0) } != nil
        }
        guard !others.isEmpty else { return }
        let typed = statements.lazy.filter { $0.type.isNumeric && $0.type != .other }.map { ($0.path, $0.type) }
        let types = Dictionary(typed) { first, _ in first }
        for index in others {
            guard let type = types[statements[index].path] else { continue }
            (statements[index].type, statements[index].statesType) = (type, true)
            statements[index].tokenType = statements[index].tokenType(in: sources[statements[index].source])
        }
    }

    /// Reads the contents of a group, or of a token beside its value.
    private mutating func readGroup(
        _ node: JSONNode, _ group: Int, of set: Int, type: StudioType, statesType: Bool, isToken: Bool = false
    ) {
        let source = sources[groups[group].document]
        let stated = statedType(of: node, in: source)
        let type = stated ?? type
        let statesType = statesType || stated != nil
        if !isToken { diagnostics += source.hiddenTokens(in: node) }
        for member in source.members(of: node) where !source.string(member.key, startsWith: "$") {
            let name = source.string(member.key)
            let path = groups[group].path.appendingName(name)
            if isToken, isValue(member, of: node, in: source) { continue }
            let statement = StudioStatement(
                name: name, path: path, group: group, set: set, source: groups[group].document, type: type,
                statesType: statesType, nameNode: member.key, valueNode: member.value)
            guard source.kind(of: member.value) == .object else {
                if !isToken { readOther(statement, of: node, in: source) }
                continue
            }
            if let modifier = colorModifier(member.value, in: source) {
                modifiers[path] = ValuePlace(source: groups[group].document, node: modifier)
            } else if let value = value(of: member.value, in: source, inheriting: type) {
                let hasChildren = reportChildren(of: member, path, source)
                readToken(member.value, statement, value, in: source)
                guard hasChildren else { continue }
                addGroup(member.key, path, in: group)
                readGroup(member.value, groups.count - 1, of: set, type: type, statesType: statesType, isToken: true)
            } else {
                addGroup(member.key, path, in: group)
                readGroup(member.value, groups.count - 1, of: set, type: type, statesType: statesType)
            }
        }
    }

    /// Reads a member of a group that is neither a token nor a group.
    private mutating func readOther(_ statement: StudioStatement, of group: JSONNode, in source: JSONDocument) {
        // A group's own properties, in the syntax without $.
        if ["type", "description"].contains(statement.name), source.kind(of: statement.valueNode) == .string { return }
        if DesignTokensPlugin.originalKeys.contains(statement.name),
            let key = source.value(of: "exportKey", in: group)
        {
            originalFormats[statement.source] = originalFormats[statement.source] ?? key
            return
        }
        reportNotAToken(statement)
        var other = statement
        (other.isToken, other.statesType) = (false, true)
        statements.append(other)
    }

    private mutating func addGroup(_ key: JSONNode, _ path: String, in group: Int) {
        let outer = groups[group]
        let names = outer.names + [sources[outer.document].string(key)]
        parents.append(group)
        groups.append(TokenGroup(names: names, path: path, document: outer.document, nameNode: key))
    }

    /// Reads a token with a value, at a place with the type of its group.
    private mutating func readToken(
        _ node: JSONNode, _ place: StudioStatement, _ value: JSONNode, in source: JSONDocument
    ) {
        var statement = place
        statement.valueNode = value
        if let stated = statedType(of: node, in: source) {
            (statement.type, statement.statesType) = (stated, true)
        } else if infersTypes {
            statement.type = .inferred(from: value, named: groups[place.group].names + [place.name], in: source)
        }
        if statement.type == .composition, source.kind(of: statement.valueNode) == .object {
            return readComposition(statement, in: source)
        }
        statement.tokenType = statement.tokenType(in: source)
        statement.description = description(of: node, in: source)
        statement.modifier = modifier(of: node, in: source)
        diagnostics += ValueProperty.all(of: node, in: source)
            .map { $0.property.diagnostic(on: $0.member.key, in: source) }
        looseSpellings.add(statement.valueNode, as: statement.type, in: statement.source, source)
        statement.valueNode = source.completed(statement.valueNode, of: node)
        statements.append(statement)
    }

    /// Reads the members of a composition, which are properties of a component rather than one value, as tokens below
    /// its path, as the plugin exports them.
    private mutating func readComposition(_ composition: StudioStatement, in source: JSONDocument) {
        addGroup(composition.nameNode, composition.path, in: composition.group)
        for member in source.members(of: composition.valueNode) {
            let name = source.string(member.key)
            var statement = composition
            (statement.name, statement.path) = (name, composition.path.appendingName(name))
            (statement.group, statement.statesType) = (groups.count - 1, false)
            (statement.nameNode, statement.valueNode) = (member.key, member.value)
            statement.type = StudioType.ofProperty(name) ?? .other
            statement.tokenType = statement.tokenType(in: source)
            statements.append(statement)
        }
    }

    /// The color modifier in the value of a token, to which colors can refer.
    private func colorModifier(_ node: JSONNode, in source: JSONDocument) -> JSONNode? {
        guard let value = source.value(of: "$value", or: "value", in: node), let type = source.text("type", of: value),
            source.value(of: "value", in: value) != nil, StudioModifier.types.contains(type)
        else { return nil }
        return value
    }

    private func description(of token: JSONNode, in source: JSONDocument) -> String? {
        source.value(of: "$description", or: "description", in: token).flatMap(source.stringValue)
    }

    private func modifier(of token: JSONNode, in source: JSONDocument) -> JSONNode? {
        source.value(of: "$extensions", in: token).flatMap { source.value(of: "studio.tokens", in: $0) }
            .flatMap { source.value(of: "modify", in: $0) }
    }

    /// The value of a token, or `nil` for a group, which may have a member called `value`. An object is a value if the
    /// token or a group around it has a type whose values are objects.
    private func value(of node: JSONNode, in source: JSONDocument, inheriting type: StudioType = .other) -> JSONNode? {
        if infersTypes { return source.untypedValue(of: node) }
        if let value = source.value(of: "$value", in: node) { return value }
        guard let value = source.value(of: "value", in: node) else { return nil }
        if source.kind(of: value) != .object || type == .composition || type.compositeType != nil { return value }
        return source.value(of: "type", in: node).map(source.kind) == .string ? value : nil
    }

    /// Whether a member of a token is its value, whose members are not tokens.
    private func isValue(_ member: JSONMember, of token: JSONNode, in source: JSONDocument) -> Bool {
        source.string(member.key, equals: "value") && source.value(of: "$value", in: token) == nil
    }

    /// The type of a token or group. Types that the plugin does not know are kept.
    private func statedType(of node: JSONNode, in source: JSONDocument) -> StudioType? {
        source.value(of: "$type", or: "type", in: node).flatMap(source.stringValue)
            .map { StudioType.named($0) ?? .other }
    }

    private mutating func reportNotAToken(_ statement: StudioStatement) {
        let source = sources[statement.source]
        diagnostics.add(
            .error, .notAToken,
            "expected a token or a group for '\(statement.name)', "
                + "found \(source.kind(of: statement.valueNode).description)",
            at: source.location(of: statement.nameNode),
            advice: spellsWithDollars(statement.set)
                ? "write { \"$type\": …, \"$value\": … }" : "write { \"type\": …, \"value\": … }",
            loss: .token(statement.path))
    }

    /// Whether a set uses the syntax with `$`, which is assumed for a set without tokens.
    private mutating func spellsWithDollars(_ set: Int) -> Bool {
        let result =
            dollarSets[set]
            ?? sources[sets[set].source].withBytes(of: sets[set].node) { bytes in
                bytes.contains("\"$value\"".utf8) || !bytes.contains("\"value\"".utf8)
            }
        dollarSets[set] = result
        return result
    }

    /// Whether a value is or contains a token, among its first hundred objects.
    private func holdsTokens(_ node: JSONNode, _ source: JSONDocument) -> Bool {
        var rest = [node]
        for _ in 0..<100 {
            guard let node = rest.popLast() else { return false }
            if value(of: node, in: source) != nil { return true }
            rest += source.members(of: node).map(\.value).filter { source.kind(of: $0) == .object }
        }
        return false
    }

    /// Reports a token that is also a group, and returns whether it is: the plugin ignores its members.
    private mutating func reportChildren(of member: JSONMember, _ path: String, _ source: JSONDocument) -> Bool {
        let child = source.members(of: member.value).first { child in
            !source.string(child.key, startsWith: "$") && !isValue(child, of: member.value, in: source)
                && holdsTokens(child.value, source)
        }
        guard let child else { return false }
        diagnostics.add(
            .error, .tokenWithChildren, "'\(path)' has a value and also contains tokens",
            at: source.location(of: child.key),
            notes: [Diagnostic.Note("the token is defined here", at: source.location(of: member.key))],
            advice: "both are generated, but a token cannot contain tokens; move the value to one of its own, such as "
                + "\"\(path).default\"", loss: .detail)
        return true
    }
}
