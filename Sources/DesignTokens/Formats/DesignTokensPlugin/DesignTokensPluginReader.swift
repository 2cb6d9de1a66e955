import Diagnostics
import LocatedJSON

/// Reads an export of the plugin *Design Tokens*.
///
/// If the file contains a variable several times, once in a group for each mode, these groups are the modes of its
/// collection. The plugin writes a reference to such a variable as one to its last mode, but means the variable.
struct DesignTokensPluginReader {
    private var sheet: VariableSheet
    /// The modes of the collections with several, by the names of their groups.
    private let modes: PluginModeGroups
    /// The numbers of the collections by the names of their groups; the collection without modes has none.
    private var numbers: [String: Int] = [:]
    /// The statements of variables with modes, by name.
    private var moded: [[String]: Int] = [:]
    /// The text styles that are values, and those that are groups of parts, by their names in the outermost group: the
    /// plugin can write every style as both.
    private var textStyles: (values: TextStyles, groups: TextStyles) = ([:], [:])
    private var style: PluginStyle { PluginStyle(file: file) }
    private var file: JSONDocument { sheet.file }

    private typealias TextStyles = [ArraySlice<String>: TokenValue]

    private static let depthLimit = 128

    static func read(_ file: JSONDocument) -> TokenReading {
        var reader = DesignTokensPluginReader(file)
        guard file.kind(of: file.root) == .object else {
            var reading = TokenReading(files: [file], format: .designTokensPlugin)
            _ = reading.diagnostics.require(
                .object, of: file.root, in: file, "expected an object at the root of a token file", .rootNotObject,
                advice: "export the tokens again", loss: .run)
            return reading
        }
        reader.readGroup(file.root, [], depth: 0)
        return reader.sheet.reading(.designTokensPlugin, isModeFile: true)
    }

    private init(_ file: JSONDocument) {
        sheet = VariableSheet(file)
        modes = PluginModeGroups(file)
    }

    /// The members of a group or token other than tokens and groups.
    private static let properties: Set<String> = [
        "description", "extensions", "name", "type", "value", "blendMode", "$description", "$extensions", "$type",
        "$value", "$schema",
    ]

    private mutating func readGroup(_ node: JSONNode, _ names: [String], depth: Int) {
        for member in file.members(of: node) {
            let name = file.string(member.key)
            if file.kind(of: member.value) == .object {
                if !["extensions", "$extensions"].contains(name) { readMember(member, names + [name], depth: depth) }
            } else if !Self.properties.contains(name) {
                reportStray(member, names + [name])
            }
        }
    }

    private mutating func readMember(_ member: JSONMember, _ names: [String], depth: Int) {
        if let value = file.value(of: "value", or: "$value", in: member.value) {
            return add(member, names, value)
        }
        if let layers = layers(of: member.value) {
            add(statement(member, names, type: .shadow), .literal(layers.value), at: layers.node)
            return
        }
        if let value = style.textStyle(ofGroup: member.value) {
            textStyles.groups[names.dropFirst()] = value
            if textStyles.values[names.dropFirst()] == value { return }
            add(statement(member, names, type: .typography), .literal(value), at: member.value)
            return
        }
        // A style whose effects the plugin does not export has only a description.
        let children = file.members(of: member.value).filter { file.kind(of: $0.value) == .object }
        if children.allSatisfy({ Self.properties.contains(file.string($0.key)) }) {
            if DesignTokensPlugin.extensions(of: member.value, in: file) != nil {
                sheet.addStyleWithoutValue(member.key)
            }
            return
        }
        guard depth < Self.depthLimit else { return sheet.addStrays([member.key]) }
        readGroup(member.value, names, depth: depth + 1)
    }

    /// The layers of a shadow, which are numbered members of a style.
    private func layers(of node: JSONNode) -> (value: TokenValue, node: JSONNode)? {
        guard DesignTokensPlugin.extensions(of: node, in: file) != nil else { return nil }
        let numbered = file.members(of: node).filter {
            Int(file.string($0.key)) != nil && file.kind(of: $0.value) == .object
        }
        let layers = numbered.compactMap { member -> CompositeValue? in
            guard type(of: member.value) == "custom-shadow" else { return nil }
            return file.value(of: "value", or: "$value", in: member.value).flatMap(style.shadow)
        }
        guard let first = numbered.first, layers.count == numbered.count else { return nil }
        return StyleValue.shadow(layers).map { ($0, first.value) }
    }

    private func type(of node: JSONNode) -> String? {
        file.value(of: "type", or: "$type", in: node).flatMap(file.stringValue)
    }
}

// MARK: - Statements

extension DesignTokensPluginReader {
    private mutating func add(_ member: JSONMember, _ names: [String], _ value: JSONNode) {
        let type = type(of: member.value) ?? ""
        if type == "custom-grid" { return sheet.addStyleWithoutValue(member.key) }
        if PluginStyle.sides.contains(type) { return addSides(member, names, value) }
        var statement = statement(member, names, type: nil)
        // The plugin writes every number as a dimension; its scopes in Figma can make it an opacity or a weight.
        let isNumber = type == "dimension" && [.ratio, .weight].contains(statement.unit)
        let kind = PluginStyle.kinds[isNumber ? "number" : type]
        statement.type = kind?.type
        // Styles do not refer to others.
        if let path = file.textInBraces(value), kind != nil, !PluginStyle.isOwn(type) {
            add(statement, .path(modes.path(path)), at: value)
            return
        }
        let literal = kind?.read(style, value)
        if statement.type == .typography, let literal {
            textStyles.values[names.dropFirst()] = literal
            if textStyles.groups[names.dropFirst()] == literal { return }
        }
        guard let number = add(statement, .literal(literal ?? .unusable), at: value), literal == nil else { return }
        let name = names.joined(separator: ".")
        if let code = style.springCode(value) {
            return sheet.report(
                .invalidValue, "'\(name)' is a spring, which transition tokens do not support", at: value,
                advice: "write its animation in Swift: \(code)", costing: number)
        }
        sheet.report(
            kind != nil ? .invalidValue : .unknownType,
            kind != nil ? "the value of '\(name)' is not a \(type)" : "unknown type '\(type)' of '\(name)'",
            at: value, advice: "correct it in Figma, then export the tokens again", costing: number)
    }

    private func statement(_ member: JSONMember, _ names: [String], type: TokenType?) -> VariableStatement {
        let extensions = DesignTokensPlugin.extensions(of: member.value, in: file)
        let figma = extensions.map { FigmaExtensions(ofVariable: $0, in: file) }
        return VariableStatement(
            names: names, collection: 0, nameNode: member.key, type: type, values: [], unit: figma?.unit,
            description: file.description(of: member.value))
    }

    /// Adds a value of a statement to the mode of its group, or to the only mode.
    @discardableResult
    private mutating func add(
        _ statement: VariableStatement, _ content: VariableStatement.Value.Content, at node: JSONNode
    ) -> Int? {
        var statement = statement
        let value = VariableStatement.Value(content, at: node)
        guard let mode = modes.mode(of: statement.names) else {
            statement.collection = collection(named: nil, modes: [""])
            statement.values = [value]
            return sheet.add(statement)
        }
        let all = modes.names(ofCollection: statement.names[0])
        statement.names.remove(at: 1)
        let number: Int
        if let known = moded[statement.names] {
            number = known
        } else {
            statement.collection = collection(named: statement.names[0], modes: all)
            statement.values = all.map { _ in nil }
            guard let added = sheet.add(statement) else { return nil }
            (number, moded[statement.names]) = (added, added)
        }
        var values = sheet.statements[number].values
        values[mode] = value
        sheet.set(values, of: number)
        return number
    }

    private mutating func collection(named name: String?, modes: [String]) -> Int {
        if let known = numbers[name ?? ""] { return known }
        let number = sheet.add(
            VariableCollection(name: name, modes: modes, node: file.root), variableCount: 1)
        numbers[name ?? ""] = number
        return number
    }

    /// Adds lengths of sides or corners: one token if all are equal, otherwise one for each.
    private mutating func addSides(_ member: JSONMember, _ names: [String], _ value: JSONNode) {
        let sides = file.members(of: value).filter { !file.string($0.key, equals: "smoothing") }
        let lengths = sides.compactMap { side in
            file.numberValue(of: side.value).flatMap { $0.isFinite ? (side, $0) : nil }
        }
        if let first = lengths.first?.1, lengths.count == sides.count, lengths.allSatisfy({ $0.1 == first }) {
            add(statement(member, names, type: .dimension), .literal(.dimension(first, .px)), at: value)
            return
        }
        let read = Set(lengths.map { $0.0.key })
        sheet.addStrays(sides.map(\.key).filter { !read.contains($0) })
        for (side, length) in lengths {
            var statement = statement(member, names + [file.string(side.key)], type: .dimension)
            statement.nameNode = side.key
            add(statement, .literal(.dimension(length, .px)), at: side.value)
        }
    }
}

// MARK: - Reports

extension DesignTokensPluginReader {
    private mutating func reportStray(_ member: JSONMember, _ names: [String]) {
        // An effect that is not exported leaves nothing behind.
        if file.kind(of: member.value) == .null { return sheet.addStyleWithoutValue(member.key) }
        sheet.report(
            Diagnostic(
                .error, .notAToken, "expected a token or a group for '\(names.joined(separator: "."))'",
                at: file.location(of: member.key), advice: "remove it, or export the tokens again", loss: .detail))
    }
}
