import LocatedJSON

/// Reads token files: walks the groups, reads each token and collects all diagnostics.
///
/// ```swift
/// let reading = DTCGReader.read(try JSONDocument(parsing: bytes, path: "Mode 1.tokens.json"))
/// reading.collections[0].modes[0].tokens.map(\.path)  // ["Colors.brand.primary.50", …]
/// ```
///
/// The reader accepts the Design Tokens format module 2025.10 and Figma's dialect of it.
package struct DTCGReader {
    /// Reads the values of the current file, and reports what is wrong with them.
    var values: ValueReader
    /// The tokens read so far: one mode of one collection.
    var reading: TokenReading
    var mode = ReadMode()
    /// The groups that extend others, or `nil` before the first of them is met.
    var extensions: GroupExtensions?
    /// The root's overlays.
    var roots: [GroupOverlay] = []
    /// The files of the overlays, in order.
    private var overlaidSources: [Int] = []
    /// The values of modes that tokens define themselves, or `nil` where modes are chosen by other means.
    var modes: ExtensionModes?
    /// The number of inherited tokens so far: a few groups can ask for more than fits in memory.
    var inheritedCount = 0
    /// The number of groups searched for inherited tokens.
    var inheritedOverlayCount = 0

    var sources: [JSONDocument] { values.sources }
    var source: JSONDocument { values.source }

    /// Reads one parsed file.
    package static func read(_ source: JSONDocument, rules: ReadingRules = .figma) -> TokenReading {
        read(
            [TokenOverlay(source: 0, node: source.root)], of: [source], rules: rules, modes: ExtensionModes(in: source))
    }

    /// Reads overlaid objects as one, the lowest first: if several define a token at one path, the last one wins. The
    /// first file names the collection.
    static func read(
        _ overlays: [TokenOverlay], of sources: [JSONDocument], rules: ReadingRules, modes: ExtensionModes? = nil
    ) -> TokenReading {
        var reader = DTCGReader(
            values: ValueReader(sources, rules: rules),
            reading: TokenReading(files: sources, format: rules == .figma ? .figma : .dtcg, rules: rules), modes: modes)
        reader.overlaidSources = Set(overlays.map(\.source)).sorted()
        reader.readRoot(overlays)
        return reader.finished()
    }

    private consuming func finished() -> TokenReading {
        reading.diagnostics = overlaidSources.flatMap { sources[$0].duplicateKeyDiagnostics }
        reading.diagnostics += values.reports + values.legacySyntaxes.diagnostics
        reading.upgrades = values.legacySyntaxes.upgrades
        // By index: a loop over the tokens would copy each of them.
        for token in mode.tokens.indices where mode.tokens[token].value != .unusable {
            reading.tokenCounts[mode.tokens[token].document] += 1
        }
        if let modes, !modes.isEmpty {
            reading.holdsModes = true
            let collections = modes.collections(of: mode)
            reading.collections = collections.all
            reading.diagnostics += collections.diagnostics
        } else {
            reading.collections = [ReadCollection(modes: [mode], isModeFile: sources.count == 1)]
        }
        return reading
    }

    private mutating func readRoot(_ overlays: [TokenOverlay]) {
        // A token has at least seven entries: its name, itself, two members, and its closing bracket.
        mode.tokens.reserveCapacity(overlays.reduce(0) { $0 + sources[$1.source].entryCount(in: $1.node) } / 7)
        mode.groups.append(TokenGroup(names: [], path: "", nameNode: source.root))
        for overlay in overlays {
            values.turn(to: overlay.source)
            guard source.kind(of: overlay.node) == .object else {
                values.report(
                    .rootNotObject,
                    "expected an object at the root of a token file, found \(source.kind(of: overlay.node).description)",
                    at: overlay.node, advice: "wrap the groups in { }")
                continue
            }
            let properties = ObjectProperties(of: overlay.node, in: source)
            let reference = overlay.hiddenNames.contains("$ref") ? nil : properties.tokenReference
            if let value = properties.value ?? reference {
                values.report(
                    .tokenAtRoot, "the file is a single token without a name", at: value,
                    advice: "give it a name: { \"name\": { \"$value\": … } }")
                continue
            }
            if let extensions = properties.extensions, let name = source.value(of: "com.figma.modeName", in: extensions)
            {
                mode.name = source.stringValue(of: name)
            }
            roots.append(
                GroupOverlay(
                    source: overlay.source, node: overlay.node, properties: properties, hiddenNames: overlay.hiddenNames
                ))
        }
        readGroup(roots, group: 0)
        reportManyTokens()
    }

    /// Reads the contents of a group from its overlays, the lowest first.
    private mutating func readGroup(_ overlays: [GroupOverlay], group: Int) {
        var overlays = overlays
        for index in overlays.indices { readProperties(of: &overlays[index], isRoot: group == 0) }
        overlays = withExtended(overlays)
        if overlays.count == 1, overlays[0].hiddenNames.isEmpty {
            let overlay = overlays[0]
            let source = sources[overlay.source]
            for member in source.members(of: overlay.node) where isName(member.key, in: source) {
                // Another file can define what a group inside extends.
                values.turn(to: overlay.source)
                readMember(member, of: group, overlay)
            }
        } else {
            // A property that one overlay does not define can come from another one: they are one group.
            let type = overlays.last { $0.type != nil }?.type
            for index in overlays.indices where overlays[index].type == nil { overlays[index].type = type }
            let deprecation = overlays.last { $0.properties.deprecated != nil } ?? overlays.last { !$0.isInherited }
            for index in overlays.indices { overlays[index].deprecation = deprecation?.deprecation }
            for member in members(of: overlays) { readMember(member, of: group, overlays) }
        }
    }

    /// Reads the properties of a group that its tokens inherit.
    private mutating func readProperties(of overlay: inout GroupOverlay, isRoot: Bool) {
        values.turn(to: overlay.source)
        let properties = overlay.properties
        let mark = values.mark
        if let type = properties.type {
            let known = readType(type)
            overlay.type = known ?? overlay.type
            overlay.isTypeBroken = known == nil
            overlay.typeDiagnostic = known == nil && !overlay.isInherited ? values.diagnostics.count - 1 : nil
        }
        if let deprecated = properties.deprecated {
            overlay.deprecation = readDeprecation(deprecated) ?? overlay.deprecation
        }
        // Errors of a base are reported where it is defined.
        if overlay.isInherited { return values.rewind(to: mark) }
        if let description = properties.description { _ = readDescription(description) }
        if let extensions = properties.extensions { checkExtensions(extensions) }
        for unknown in properties.unknown { reportUnknownProperty(unknown, of: "group", isRoot: isRoot) }
    }

    /// Reads a member that several overlays of a group may have.
    private mutating func readMember(_ layered: [OverlaidMember], of group: Int, _ overlays: [GroupOverlay]) {
        let first = layered[0]
        values.turn(to: overlays[first.overlay].source)
        // What contradicts a base further down is reported where that base is first extended.
        let base = layered.firstIndex { overlays[$0.overlay].isInherited }
        let isToken = layered[...(base ?? layered.count - 1)].map { layer in
            ObjectProperties(of: layer.member.value, in: sources[overlays[layer.overlay].source]).isToken
        }
        if layered.count == 1 || isToken.contains(true) {
            if isToken.contains(!isToken[0]) { reportTokenOverGroup(first.member, group) }
            return readMember(first.member, of: group, overlays[first.overlay])
        }
        guard let place = place(of: first.member, in: group) else { return }
        let inner = layered.reversed().compactMap { layer in
            overlays[layer.overlay].inner(layer.member, in: sources[overlays[layer.overlay].source])
        }
        readGroup(inner, group: addGroup(at: place))
    }

    private mutating func readMember(_ member: JSONMember, of group: Int, _ overlay: GroupOverlay) {
        guard overlay.isInherited else { return readOwnMember(member, of: group, overlay) }
        guard isWithinLimit() else { return }
        // Errors in it are reported in the group that first defines it.
        let mark = values.mark
        readOwnMember(member, of: group, overlay)
        values.rewind(to: mark)
    }

    private mutating func readOwnMember(_ member: JSONMember, of group: Int, _ overlay: GroupOverlay) {
        guard let place = place(of: member, in: group) else { return }
        values.tokenPath = place.path
        defer { values.tokenPath = nil }
        guard source.kind(of: member.value) == .object else {
            reportNotAToken(member, place.name)
            return mode.tokens.append(unusableToken(at: place))
        }
        var properties = ObjectProperties(of: member.value, in: source)
        if properties.isToken {
            let appearances = takeAppearances(of: &properties)
            mode.tokens.append(readToken(at: place, properties, overlay))
            readModes(of: mode.tokens.count - 1, properties, appearances, type: overlay.type)
            if properties.firstChild != nil { readChildren(of: place, overlay) }
        } else if place.name == .rootTokenName {
            // This is the name of the token that a group has as its own value: section 6.2.
            values.report(
                .invalidName, "'$root' is reserved for a token, but this is a group", at: member.key,
                advice: "give it a value, or rename it; names of groups cannot begin with $")
            mode.tokens.append(unusableToken(at: place))
        } else if let inner = overlay.inner(member, in: source) {
            reportIncompleteToken(member, place.path, properties)
            values.tokenPath = nil
            readGroup([inner], group: addGroup(at: place))
        }
    }

    /// Reads the tokens inside a token, which is an error that has been reported.
    private mutating func readChildren(of place: Place, _ overlay: GroupOverlay) {
        let children = source.members(of: place.member.value).filter {
            isName($0.key, in: source) && source.kind(of: $0.value) == .object && source.holdsToken($0.value)
        }
        guard !children.isEmpty else { return }
        values.tokenPath = nil
        let number = addGroup(at: place)
        for child in children { readMember(child, of: number, overlay) }
    }

    /// A member of a group, and its path.
    private struct Place {
        let member: JSONMember
        let name: String
        let path: String
        let group: Int
    }

    /// A member of a group with its path, or `nil` after reporting that the path is too long, or part of a reference.
    /// Any other invalid name is used all the same.
    private mutating func place(of member: JSONMember, in group: Int) -> Place? {
        let name = source.string(member.key)
        guard isName(name, of: member) else { return nil }
        let path = mode.groups[group].path.appendingName(name)
        if path.utf8.count <= Self.pathLimit { return Place(member: member, name: name, path: path, group: group) }
        values.report(Self.pathTooLong(values.tokenPath, at: source.location(of: member.key)))
        return nil
    }

    private mutating func addGroup(at place: Place) -> Int {
        mode.groups.append(
            TokenGroup(
                names: mode.groups[place.group].names + [place.name], path: place.path, document: values.sourceNumber,
                nameNode: place.member.key))
        return mode.groups.count - 1
    }

    /// A token without a usable value, which has been reported.
    private func unusableToken(at place: Place, type: TokenType? = nil) -> Token {
        Token(
            name: place.name, path: place.path, group: place.group, statedType: type, value: .unusable,
            annotations: nil,
            document: values.sourceNumber, nameNode: place.member.key, valueNode: place.member.value)
    }

    /// Reads a token. If something is wrong with it, this is reported, and its value is unusable.
    private mutating func readToken(at place: Place, _ properties: ObjectProperties, _ overlay: GroupOverlay) -> Token {
        let path = place.path
        let errorsBefore = values.errorCount
        reportMisplaced(properties, in: place)
        let figma = properties.extensions.map { FigmaExtensions(of: $0, in: source) }
        if reportsUnsupportedVariable(path, properties, figma, inherited: overlay.type) {
            return unusableToken(at: place)
        }
        var type = overlay.type
        if let stated = properties.type {
            guard let known = readType(stated, of: properties) else { return unusableToken(at: place) }
            type = known
        }
        if let extensions = properties.extensions { checkExtensions(extensions) }
        if let figma, figma.isBoolean { type = .boolean }
        if type == nil, overlay.isTypeBroken, let value = properties.value, Reference(value, in: source) == nil {
            if let diagnostic = overlay.typeDiagnostic { values.addLoss(of: path, to: diagnostic) }
            return unusableToken(at: place)
        }
        values.unitBeside = unit(beside: properties, in: place)
        let value = readValue(properties, type: type, of: path)
        let description = properties.description.flatMap { readDescription($0) }
        let deprecation = properties.deprecated.flatMap { readDeprecation($0) } ?? overlay.deprecation
        guard let value, values.errorCount == errorsBefore else {
            return unusableToken(at: place, type: type)
        }
        if let known = type, value.aliasedPath != nil, inheritsType(known, statedAs: properties.type) { type = nil }
        return Token(
            name: place.name, path: path, group: place.group, statedType: type, value: value,
            unit: type == .number ? figma?.unit : nil,
            annotations: TokenAnnotations.of(
                figma: figma?.annotations(for: value) ?? FigmaAnnotations(), description: description,
                deprecation: deprecation),
            document: values.sourceNumber, nameNode: place.member.key,
            valueNode: properties.value ?? properties.reference ?? place.member.value)
    }

    /// Reports what a token cannot contain.
    private mutating func reportMisplaced(_ properties: ObjectProperties, in token: Place) {
        if properties.firstChild != nil { reportChildren(of: token.member.value, token.path, properties) }
        for unknown in properties.unknown { reportUnknownProperty(unknown, of: "token") }
        guard let extends = properties.extends else { return }
        values.report(
            .invalidExtends, "the token '\(token.path)' has $extends, which only groups can have", at: extends,
            advice: "write an alias: { \"$value\": \"{group.token}\" }")
    }

    /// A value with the unit that is another member of its token.
    private func unit(beside properties: ObjectProperties, in token: Place) -> (value: JSONNode, unit: JSONNode)? {
        let isPlain = properties.firstChild == nil && properties.unknown.isEmpty
        guard !isPlain, let value = properties.value,
            let unit = source.value(of: "unit", or: "$unit", in: token.member.value)
        else { return nil }
        return (value, unit)
    }

    /// Takes the values for light and dark out of a value, and leaves that for light.
    private mutating func takeAppearances(
        of properties: inout ObjectProperties
    ) -> [(mode: JSONNode, value: JSONNode)] {
        guard modes != nil, let value = properties.value, let found = source.appearances(of: value),
            values.accepts(.modesInValue, at: value, now: nil)
        else { return [] }
        properties.value = found.light.value
        return [found.light, found.dark].map { ($0.key, $0.value) }
    }

    /// Reads the values of a token in the modes that it defines. If one of them is invalid, the token is unusable.
    private mutating func readModes(
        of place: Int, _ properties: ObjectProperties, _ appearances: [(mode: JSONNode, value: JSONNode)],
        type: TokenType?
    ) {
        guard modes != nil else { return }
        let stated = appearances + (properties.extensions.map { ExtensionModes.values(in: $0, of: source) } ?? [])
        let token = mode.tokens[place]
        guard !stated.isEmpty, token.value != .unusable else { return }
        let values = stated.compactMap { mode, node in
            readValue(node, type: token.type ?? type, of: token.path).map { value in
                (source.string(mode), token.inMode(value, at: node))
            }
        }
        if values.count < stated.count { return mode.tokens[place].setValue(.unusable) }
        modes?.add(values, at: place)
    }

    /// Reads the value of a token: format module, sections 7 to 9.
    private mutating func readValue(_ properties: ObjectProperties, type: TokenType?, of path: String) -> TokenValue? {
        guard let reference = properties.reference else {
            return properties.value.flatMap { readValue($0, type: type, of: path) }
        }
        guard properties.value == nil else {
            return values.report(
                .invalidReference, "'\(path)' has both $value and $ref", at: reference,
                advice: "remove one of the two")
        }
        return readReference(Reference(pointer: reference, in: source), at: reference, type: type, of: path)
    }

    private mutating func readValue(_ node: JSONNode, type: TokenType?, of path: String) -> TokenValue? {
        if values.rules != .strict, let inner = source.wrappedValue(node), let reference = Reference(inner, in: source),
            accepts(.wrappedReference, at: node, now: source.text(of: inner))
        {
            return readReference(reference, at: inner, type: type, of: path)
        }
        if let reference = Reference(node, in: source) {
            return readReference(reference, at: node, type: type, of: path)
        }
        if type != .string, source.string(node, equals: "") {
            return values.report(
                .invalidValue, "'\(path)' has an empty value", at: node,
                advice: "give it a value, or remove the token until it has one")
        }
        guard let type else { return reportMissingType(path, at: node) }
        guard source.holdsReference(node) else { return values.read(node, as: type) }
        // Resolution reads the value, once references can be followed, and reports what is wrong with it.
        reading.deferredValues = DTCGDeferredValues()
        return .deferred
    }

    private mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, now text: String) -> Bool {
        values.accepts(spelling, at: node, now: text)
    }

    /// Reads a reference in place of a value: to a token, or to a part of a token's value.
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
        reading.deferredValues = DTCGDeferredValues()
        return .deferred
    }
}
