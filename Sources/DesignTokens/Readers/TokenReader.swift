import LocatedJSON

/// Reads a token file: walks the groups, reads each token, collects everything that is wrong.
///
/// ```swift
/// let document = TokenReader.read(try JSONDocument(parsing: bytes, path: "Mode 1.tokens.json"))
/// document.tokens.map(\.path)  // ["Colors.brand.primary.50", …]
/// ```
///
/// The reader accepts what Figma exports and the plain core of the Design Tokens format module 2025.10: groups
/// (section 6), tokens (section 5), colours, dimensions, numbers, texts and aliases.
public struct TokenReader {
    let source: JSONDocument
    var document: TokenDocument
    /// How many errors have been reported so far.
    var errorCount = 0

    /// Reads one parsed file.
    public static func read(_ source: JSONDocument, as format: TokenFormat = .figma) -> TokenDocument {
        var reader = TokenReader(source: source, document: TokenDocument(source: source, format: format))
        reader.document.diagnostics = source.duplicateKeys.map(\.diagnostic)
        reader.readRoot()
        return reader.document
    }

    /// What a group hands down to its tokens.
    private struct Inherited {
        var type: TokenType?
        var deprecation: Deprecation?
    }

    private mutating func readRoot() {
        let root = source.root
        document.groups.append(TokenGroup(names: [], path: "", nameNode: root))
        guard source.kind(of: root) == .object else { return reportRootKind() }
        let properties = ObjectProperties(of: root, in: source)
        if let value = properties.value ?? properties.reference { return reportTokenAtRoot(value) }
        if let extensions = properties.extensions, let mode = source.value(of: "com.figma.modeName", in: extensions) {
            document.modeName = source.stringValue(of: mode)
        }
        readGroup(root, properties, group: 0, inherited: Inherited())
    }

    private mutating func readGroup(
        _ node: JSONNode, _ properties: ObjectProperties, group: Int, inherited: Inherited
    ) {
        var inherited = inherited
        if let type = properties.type { inherited.type = readType(type) ?? inherited.type }
        if let deprecated = properties.deprecated {
            inherited.deprecation = readDeprecation(deprecated) ?? inherited.deprecation
        }
        if let description = properties.description { _ = readDescription(description) }
        for unknown in properties.unknown { reportUnknownProperty(unknown, of: "group", isRoot: group == 0) }
        for member in source.members(of: node) {
            if source.string(member.key, startsWith: "$"), !source.string(member.key, equals: "$root") { continue }
            readMember(member, of: group, inherited: inherited)
        }
    }

    /// Reads a member that is a token or a group inside `group`.
    private mutating func readMember(_ member: JSONMember, of group: Int, inherited: Inherited) {
        let name = source.string(member.key)
        let path = document.groups[group].path.appendingName(name)
        guard source.kind(of: member.value) == .object else {
            document.brokenPaths.insert(path)
            return reportNotAToken(member, name)
        }
        guard isValid(name, of: member) else { return }
        let properties = ObjectProperties(of: member.value, in: source)
        guard path.utf8.count <= Self.pathLimit else { return reportLongPath(member) }
        if properties.value != nil || properties.reference != nil {
            if let token = readToken(member, name, path, properties, group: group, inherited: inherited) {
                document.tokens.append(token)
            } else {
                document.brokenPaths.insert(path)
            }
        } else {
            reportIncompleteToken(member, path, properties)
            let names = document.groups[group].names + [name]
            document.groups.append(TokenGroup(names: names, path: path, nameNode: member.key))
            readGroup(member.value, properties, group: document.groups.count - 1, inherited: inherited)
        }
    }

    /// Reads a token; `nil` when something is wrong with it, which has then been reported.
    private mutating func readToken(
        _ member: JSONMember, _ name: String, _ path: String, _ properties: ObjectProperties, group: Int,
        inherited: Inherited
    ) -> Token? {
        let errorsBefore = errorCount
        if let child = properties.firstChild { reportChild(child, of: path, properties) }
        for unknown in properties.unknown { reportUnknownProperty(unknown, of: "token") }
        var type = inherited.type
        if let stated = properties.type {
            guard let known = readType(stated) else { return nil }
            type = known
        }
        let figma = properties.extensions.map { FigmaExtensions(of: $0, in: source) }
        if let figma, figma.isBoolean { type = .boolean }
        let value = readValue(properties, type: type, of: path)
        let description = properties.description.flatMap { readDescription($0) }
        let deprecation = properties.deprecated.flatMap { readDeprecation($0) } ?? inherited.deprecation
        guard let value, errorCount == errorsBefore else { return nil }
        if properties.type == nil, value.aliasedPath != nil { type = nil }
        return Token(
            name: name, path: path, group: group, type: type, value: value, unit: type == .number ? figma?.unit : nil,
            annotations: TokenAnnotations.of(
                figma: figma?.annotations(for: value) ?? FigmaAnnotations(), description: description,
                deprecation: deprecation),
            nameNode: member.key, valueNode: properties.value ?? properties.reference ?? member.value)
    }

    private mutating func readValue(_ properties: ObjectProperties, type: TokenType?, of path: String) -> TokenValue? {
        guard let reference = properties.reference else {
            return properties.value.flatMap { readValue($0, type: type, of: path) }
        }
        guard properties.value == nil else {
            return report(
                "value-and-reference", "the token \(path) has both $value and $ref", at: reference,
                advice: "remove one of the two")
        }
        return readReference(reference)
    }
}
