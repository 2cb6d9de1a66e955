import LocatedJSON

/// Reads token files: walks the groups, reads each token, collects everything that is wrong.
///
/// ```swift
/// let document = TokenReader.read(try JSONDocument(parsing: bytes, path: "Mode 1.tokens.json"))
/// document.tokens.map(\.path)  // ["Colors.brand.primary.50", …]
/// ```
///
/// The reader accepts the Design Tokens format module 2025.10 and its dialect that Figma exports.
public struct TokenReader {
    /// The files.
    let sources: [JSONDocument]
    /// Reads values in the file at hand, and says what is wrong with them.
    var values: ValueReader
    var document: TokenDocument
    /// The groups that extend others; found when the first of them is met.
    var extensions: GroupExtensions?
    /// The root's layers.
    var roots: [GroupLayer] = []
    /// How many tokens have been inherited: a few groups can ask for more than any memory holds.
    var inheritedCount = 0
    /// How many groups have been gone through for inherited tokens.
    var inheritedLayerCount = 0

    /// The file at hand.
    private(set) var source: JSONDocument

    /// Reads one parsed file.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - format: How it is spelled.
    ///   - isStrict: Whether a file of the Design Tokens format is held to the letter of the specification: spellings
    ///     from before 2025.10 and unknown properties are errors, not warnings.
    /// - Returns: Its tokens, and what is wrong with them.
    public static func read(
        _ source: JSONDocument, as format: TokenFormat = .figma, isStrict: Bool = false
    ) -> TokenDocument {
        read([TokenLayer(source: 0, node: source.root)], of: [source], as: format, isStrict: isStrict)
    }

    /// Reads objects that lie over each other as one: of two tokens at one path, the later counts.
    ///
    /// - Parameters:
    ///   - layers: The objects, the lowest first.
    ///   - sources: The files that they stand in. The first gives the document its name.
    ///   - format: How they are spelled.
    ///   - isStrict: Whether they are held to the letter of the specification.
    /// - Returns: Their tokens, and what is wrong with them.
    public static func read(
        _ layers: [TokenLayer], of sources: [JSONDocument], as format: TokenFormat = .dtcg, isStrict: Bool = false
    ) -> TokenDocument {
        let rules: ReadingRules = format == .dtcg ? (isStrict ? .strict : .lenient) : .figma
        var document = TokenDocument(source: sources[0], format: format)
        document.rules = rules
        document.otherSources = Array(sources.dropFirst())
        var reader = TokenReader(
            sources: sources, values: ValueReader(source: sources[0], rules: rules), document: document,
            source: sources[0])
        reader.readRoot(layers)
        return reader.finished()
    }

    private consuming func finished() -> TokenDocument {
        document.diagnostics = sources.flatMap(\.duplicateKeys).map(\.diagnostic)
        document.diagnostics += values.diagnostics + values.outdated.diagnostics
        document.upgrades = values.outdated.upgrades
        return document
    }

    private mutating func readRoot(_ layers: [TokenLayer]) {
        document.groups.append(TokenGroup(names: [], path: "", nameNode: source.root))
        for layer in layers {
            turn(to: layer.source)
            guard source.kind(of: layer.node) == .object else {
                reportRootKind(layer.node)
                continue
            }
            let properties = ObjectProperties(of: layer.node, in: source)
            let reference = layer.hiddenNames.contains("$ref") ? nil : properties.tokenReference
            if let value = properties.value ?? reference {
                reportTokenAtRoot(value)
                continue
            }
            if let extensions = properties.extensions, let mode = source.value(of: "com.figma.modeName", in: extensions)
            {
                document.modeName = source.stringValue(of: mode)
            }
            roots.append(
                GroupLayer(
                    source: layer.source, node: layer.node, properties: properties, hiddenNames: layer.hiddenNames))
        }
        readGroup(roots, group: 0)
        reportManyTokens()
    }

    mutating func turn(to number: Int) {
        guard values.sourceNumber != number else { return }
        values.turn(to: sources[number], number: number)
        source = sources[number]
    }

    /// Reads what is in a group.
    ///
    /// - Parameters:
    ///   - layers: The objects that state the group, the lowest first.
    ///   - group: The group, an index into those of the document.
    private mutating func readGroup(_ layers: [GroupLayer], group: Int) {
        var layers = layers
        for index in layers.indices { readProperties(of: &layers[index], isRoot: group == 0) }
        layers = withExtended(layers)
        if layers.count == 1, layers[0].hiddenNames.isEmpty {
            let layer = layers[0]
            turn(to: layer.source)
            for member in source.members(of: layer.node) where isName(member.key, in: source) {
                readMember(member, of: group, layer)
            }
        } else {
            // What no layer says of its tokens, another may: they are one group.
            let type = layers.last { $0.type != nil }?.type
            for index in layers.indices where layers[index].type == nil { layers[index].type = type }
            let deprecation = layers.last { $0.properties.deprecated != nil } ?? layers.last { !$0.isInherited }
            for index in layers.indices { layers[index].deprecation = deprecation?.deprecation }
            for member in members(of: layers) { readMember(member, of: group, layers) }
        }
    }

    /// Reads what a group says of the tokens in it.
    private mutating func readProperties(of layer: inout GroupLayer, isRoot: Bool) {
        turn(to: layer.source)
        let properties = layer.properties
        let mark = values.mark
        if let type = properties.type {
            let known = readType(type)
            layer.type = known ?? layer.type
            layer.isTypeBroken = known == nil
        }
        if let deprecated = properties.deprecated {
            layer.deprecation = readDeprecation(deprecated) ?? layer.deprecation
        }
        // What is wrong with a base is reported where it stands.
        if layer.isInherited { return values.rewind(to: mark) }
        if let description = properties.description { _ = readDescription(description) }
        if let extensions = properties.extensions { checkExtensions(extensions) }
        for unknown in properties.unknown { reportUnknownProperty(unknown, of: "group", isRoot: isRoot) }
    }

    /// Reads a member that several layers of a group may have.
    private mutating func readMember(_ layered: LayeredMember, of group: Int, _ layers: [GroupLayer]) {
        turn(to: layers[layered.layers[0]].source)
        // What contradicts a base further down is reported where that base is extended first.
        let end = layered.layers.firstIndex { layers[$0].isInherited }.map { $0 + 1 } ?? layered.layers.count
        let isToken = layered.members.indices.prefix(end).map { index in
            let source = sources[layers[layered.layers[index]].source]
            let properties = ObjectProperties(of: layered.members[index].value, in: source)
            return properties.value != nil || properties.tokenReference != nil
        }
        if layered.layers.count == 1 || isToken[0] || isToken.contains(true) {
            if isToken.contains(!isToken[0]) { reportTokenOverGroup(layered, group) }
            return readMember(layered.members[0], of: group, layers[layered.layers[0]])
        }
        let name = source.string(layered.members[0].key)
        guard let number = addGroup(layered.members[0], name, to: group, source: values.sourceNumber) else { return }
        let inner = zip(layered.layers, layered.members).reversed().compactMap { index, member in
            layers[index].inner(member, in: sources[layers[index].source])
        }
        readGroup(inner, group: number)
    }

    /// Reads a member that is a token or a group inside `group`.
    private mutating func readMember(_ member: JSONMember, of group: Int, _ layer: GroupLayer) {
        guard layer.isInherited else { return readOwnMember(member, of: group, layer) }
        guard isWithinLimit() else { return }
        // What is wrong with it is reported where the group is that has it first.
        let mark = values.mark
        readOwnMember(member, of: group, layer)
        values.rewind(to: mark)
    }

    private mutating func readOwnMember(_ member: JSONMember, of group: Int, _ layer: GroupLayer) {
        let name = source.string(member.key)
        guard source.kind(of: member.value) == .object else {
            document.brokenPaths.insert(document.groups[group].path.appendingName(name))
            return reportNotAToken(member, name)
        }
        guard isValid(name, of: member) else { return }
        let path = document.groups[group].path.appendingName(name)
        let properties = ObjectProperties(of: member.value, in: source)
        guard path.utf8.count <= Self.pathLimit else { return reportLongPath(member) }
        if properties.value != nil || properties.tokenReference != nil {
            if let token = readToken(member, name, path, properties, group: group, layer) {
                document.tokens.append(token)
            } else {
                document.brokenPaths.insert(path)
            }
        } else {
            if name == "$root" { return reportRootGroup(member, path) }
            reportIncompleteToken(member, path, properties)
            guard let number = addGroup(member, name, to: group, source: layer.source) else { return }
            if let inner = layer.inner(member, in: source) { readGroup([inner], group: number) }
        }
    }

    /// Adds a group; `nil` if it has no valid name.
    private mutating func addGroup(_ member: JSONMember, _ name: String, to group: Int, source: Int) -> Int? {
        guard isValid(name, of: member) else { return nil }
        let path = document.groups[group].path.appendingName(name)
        guard path.utf8.count <= Self.pathLimit else {
            reportLongPath(member)
            return nil
        }
        let names = document.groups[group].names + [name]
        document.groups.append(TokenGroup(names: names, path: path, document: source, nameNode: member.key))
        return document.groups.count - 1
    }

    /// Reads a token; `nil` when something is wrong with it, which has then been reported.
    private mutating func readToken(
        _ member: JSONMember, _ name: String, _ path: String, _ properties: ObjectProperties, group: Int,
        _ layer: GroupLayer
    ) -> Token? {
        let errorsBefore = values.errorCount
        if let child = properties.firstChild { reportChild(child, of: path, properties) }
        for unknown in properties.unknown { reportUnknownProperty(unknown, of: "token") }
        if let extends = properties.extends { reportExtendingToken(extends, path) }
        var type = layer.type
        if let stated = properties.type {
            guard let known = readType(stated) else { return nil }
            type = known
        }
        let figma = properties.extensions.map { FigmaExtensions(of: $0, in: source) }
        if let extensions = properties.extensions { checkExtensions(extensions) }
        if let figma, figma.isBoolean { type = .boolean }
        if type == nil, layer.isTypeBroken, properties.value.map({ Reference($0, in: source) == nil }) ?? false {
            return nil
        }
        let value = readValue(properties, type: type, of: path)
        let description = properties.description.flatMap { readDescription($0) }
        let deprecation = properties.deprecated.flatMap { readDeprecation($0) } ?? layer.deprecation
        guard let value, values.errorCount == errorsBefore else { return nil }
        if properties.type == nil, value.aliasedPath != nil { type = nil }
        return Token(
            name: name, path: path, group: group, type: type, value: value, unit: type == .number ? figma?.unit : nil,
            annotations: TokenAnnotations.of(
                figma: figma?.annotations(for: value) ?? FigmaAnnotations(), description: description,
                deprecation: deprecation),
            document: values.sourceNumber, nameNode: member.key,
            valueNode: properties.value ?? properties.reference ?? member.value)
    }

    /// Reads the value of a token: format module, sections 7 to 9.
    private mutating func readValue(_ properties: ObjectProperties, type: TokenType?, of path: String) -> TokenValue? {
        guard let reference = properties.reference else {
            return properties.value.flatMap { readValue($0, type: type, of: path) }
        }
        guard properties.value == nil else {
            return values.report(
                "value-and-reference", "the token \(path) has both $value and $ref", at: reference,
                advice: "remove one of the two")
        }
        return readReference(Reference(pointer: reference, in: source), at: reference, type: type, of: path)
    }

    private mutating func readValue(_ node: JSONNode, type: TokenType?, of path: String) -> TokenValue? {
        if let reference = Reference(node, in: source) {
            return readReference(reference, at: node, type: type, of: path)
        }
        if type != .string, source.string(node, equals: "") {
            return values.report(
                "empty-value", "the value of \(path) is empty", at: node,
                advice: "give it a value, or remove the token until it has one")
        }
        guard let type else { return reportMissingType(path, at: node) }
        let mark = values.mark
        let value = values.read(node, as: type)
        guard values.metReference else { return value }
        // Resolution reads the value, once it can follow the references, and says what is wrong with it.
        values.metReference = false
        values.rewind(to: mark)
        document.hasReferringValues = true
        return .referring
    }

    /// A reference in the place of a value: to a token, or to a part of the value of one.
    private mutating func readReference(
        _ reference: Reference, at node: JSONNode, type: TokenType?, of path: String
    ) -> TokenValue? {
        if reference == .malformed {
            values.reportMalformed(at: ValuePlace(source: values.sourceNumber, node: node))
            return nil
        }
        if let target = reference.tokenPath {
            values.checkMembers(besideReference: node)
            return .alias(target)
        }
        guard type != nil else { return reportMissingType(path, at: node) }
        document.hasReferringValues = true
        return .referring
    }
}
