import Diagnostics
import LocatedJSON

/// Reads files as Style Dictionary does: the members of tokens can begin with `$`, as in the Design Tokens format, but no
/// token needs a type.
struct StyleDictionaryReader {
    /// The statements of all files, in order.
    private(set) var statements: [StudioStatement] = []
    /// The type of each statement's value.
    private(set) var types: [StyleDictionaryType] = []
    private(set) var groups: TokenGroups
    /// The statements of tokens that define several modes, by the number of the first one, which is among them.
    private(set) var modeStatements: [Int: [(mode: String, statement: Int)]] = [:]
    let sources: [JSONDocument]
    /// The scale of colors in each file.
    let channelScales: [ChannelScale]

    private var reading: TokenReading
    private var looseSpellings: LooseSpellings
    /// The members of the current file that are neither tokens nor groups.
    private var others: [JSONMember] = []
    /// The properties beside values that are not used.
    private var properties: [(property: ValueProperty, report: Diagnostic)] = []

    static func read(_ sources: [JSONDocument], _ statedModes: [String: StatedMode]) -> TokenReading {
        var reader = StyleDictionaryReader(sources)
        reader.readSources()
        var reading = reader.reading
        var tokens = StyleDictionaryTokens(reader)
        var collections = StyleDictionaryCollections(reader, statedModes)
        reading.usesConfiguredModes = true
        reading.collections = collections.collections { name, numbers in
            ReadMode(name: name, tokens: tokens.tokens(numbers), groups: reader.groups.all)
        }
        reading.deferredValues = StudioDeferredValues(
            reader.statements, reader: { [values = tokens.values] in values.read($0, of: $1) })
        reading.diagnostics += collections.diagnostics + tokens.diagnostics
        return reading
    }

    private init(_ sources: [JSONDocument]) {
        self.sources = sources
        channelScales = sources.map(ChannelScale.init)
        looseSpellings = LooseSpellings(channelScales)
        reading = TokenReading(files: sources, format: .styleDictionary)
        reading.channelScales = channelScales
        groups = TokenGroups([TokenGroup(names: [], path: "", nameNode: sources[0].root)])
    }

    private mutating func readSources() {
        for (number, source) in sources.enumerated() {
            reading.diagnostics += source.duplicateKeyDiagnostics
            guard
                reading.diagnostics.require(
                    .object, of: source.root, in: source, "expected an object at the root of a token file",
                    .rootNotObject,
                    advice: "wrap the groups in { }", loss: .run)
            else { continue }
            readGroup(source.root, Place(source: number))
            reportOthers(in: source)
        }
        reportProperties()
        reading.diagnostics += looseSpellings.diagnostics(in: sources)
    }

    /// The place of a group in the tree.
    private struct Place {
        var source: Int
        var group = 0
        /// The type of its tokens without one of their own.
        var type: String?
        /// Whether it is a token, whose value hides the tokens in it.
        var isToken = false
    }

    private mutating func readGroup(_ node: JSONNode, _ place: Place) {
        let source = sources[place.source]
        var place = place
        place.type = source.value(of: "$type", or: "type", in: node).flatMap(source.stringValue) ?? place.type
        reading.diagnostics += source.hiddenTokens(in: node)
        for member in source.members(of: node) where !source.string(member.key, startsWith: "$") {
            let name = source.string(member.key)
            guard source.kind(of: member.value) == .object else {
                if !Self.metadata.contains(name) { others.append(member) }
                continue
            }
            readMember(member, name, place)
        }
    }

    private mutating func readMember(_ member: JSONMember, _ name: String, _ place: Place) {
        let source = sources[place.source]
        let path = groups.all[place.group].path.appendingName(name)
        guard path.utf8.count <= DTCGReader.pathLimit else {
            return reading.diagnostics.append(DTCGReader.pathTooLong(path, at: source.location(of: member.key)))
        }
        let values = source.modeValues(of: member.value)
        if !values.isEmpty {
            add(member, name, path, values, place)
            readChildren(of: member, path, place)
        } else {
            var inner = place
            inner.group = addGroup(member, name, path, place)
            readGroup(member.value, inner)
        }
    }

    private mutating func add(
        _ member: JSONMember, _ name: String, _ path: String, _ values: [ModeValue], _ place: Place
    ) {
        let source = sources[place.source]
        func text(_ key: StaticString) -> String? {
            source.value(of: key, in: member.value).flatMap(source.stringValue)
        }
        var names = groups.all[place.group].names + [name]
        let category = source.value(of: "attributes", in: member.value).flatMap { source.value(of: "category", in: $0) }
        if let category = category.flatMap(source.stringValue) { names[0] = category }
        let stated = StyleDictionaryType(stated: text("$type") ?? text("type") ?? place.type, names: names)
        let number = statements.count
        for value in values {
            let type =
                stated.studio == nil
                ? StudioType.having(value.node, in: source).map { StyleDictionaryType($0) } ?? stated : stated
            types.append(type)
            looseSpellings.add(value.node, as: type.studio ?? .other, in: place.source, source)
            statements.append(
                StudioStatement(
                    name: name, path: path, group: place.group, set: place.source, source: place.source,
                    type: type.studio ?? .other, statesType: type.statedType != nil, tokenType: type.tokenType,
                    nameNode: member.key, valueNode: source.completed(value.node, of: value.token),
                    description: text("comment") ?? text("$description") ?? text("description"),
                    deprecation: source.value(of: "$deprecated", or: "deprecated", in: member.value)
                        .flatMap(source.deprecation),
                    isToken: !place.isToken))
        }
        let modes = values.enumerated().compactMap { place, value in value.mode.map { ($0, number + place) } }
        if !modes.isEmpty { modeStatements[number] = modes }
        reading.tokenCounts[place.source] += 1
    }

    /// Reads the tokens inside a token, which Style Dictionary ignores; other members are metadata.
    private mutating func readChildren(of member: JSONMember, _ path: String, _ place: Place) {
        let source = sources[place.source]
        properties += ValueProperty.all(of: member.value, in: source).filter { $0.property != .darkValue }
            .map { ($0.property, $0.property.diagnostic(on: $0.member.key, in: source)) }
        for child in source.members(of: member.value) where !source.string(child.key, startsWith: "$") {
            let name = source.string(child.key)
            guard !Self.metadata.contains(name), source.untypedValue(of: child.value) != nil else { continue }
            var inner = place
            inner.group = addGroup(member, source.string(member.key), path, place)
            inner.isToken = true
            readMember(child, name, inner)
        }
    }

    /// Reports properties beside values, unless a reference uses them: `rgba({ink}, {ink.alpha})`.
    private mutating func reportProperties() {
        guard !properties.isEmpty else { return }
        let texts = statements.compactMap { sources[$0.source].stringValue(of: $0.valueNode) }
        let isUsed = { (property: ValueProperty) in texts.contains { $0.contains(".\(property.rawValue)}") } }
        let unused = Set(properties.map(\.property)).filter { !isUsed($0) }
        reading.diagnostics += properties.filter { unused.contains($0.property) }.map(\.report)
    }

    private mutating func addGroup(_ member: JSONMember, _ name: String, _ path: String, _ place: Place) -> Int {
        groups.add(
            TokenGroup(
                names: groups.all[place.group].names + [name], path: path, document: place.source, nameNode: member.key)
        )
    }

    private mutating func reportOthers(in source: JSONDocument) {
        if let key = others.first(where: { source.string($0.key, equals: "exportKey") })?.key {
            reading.diagnostics.append(DesignTokensPlugin.originalFormat(at: source.location(of: key)))
            others.removeAll { source.string($0.key, equals: "exportKey") }
        }
        defer { others = [] }
        guard let first = others.first else { return }
        reading.otherMemberCount += others.count
        let name = "'\(source.string(first.key))'"
        let subject = others.count == 1 ? "\(name) is" : "\(name) and \(others.count - 1) more in this file are"
        reading.diagnostics.add(
            .warning, .notAToken, "\(subject) neither a token nor a group", at: source.location(of: first.key),
            advice: "write tokens as objects with a \"value\" or \"$value\"; Style Dictionary skips this too",
            loss: .detail)
    }

    /// The metadata of a token or group.
    private static let metadata: Set = [
        "value", "type", "comment", "description", "name", "attributes", "themeable", "original", "path", "filePath",
        "isSource", "key", "deprecated", "deprecated_comment", "category", "extensions", "metadata", "meta", "version",
    ]
}
