import LocatedJSON

/// A variable as a plugin lists it, in any syntax.
struct PluginVariable {
    /// The names of its groups and its own.
    var names: [String]
    var key: JSONNode
    /// The variable: an object with a type, unless only values are listed.
    var node: JSONNode
    /// The value in each mode of its collection.
    var values: [JSONNode?] = []

    var name: String { names.joined(separator: "/") }
}

/// The collections of a plugin's export, with their variables.
struct PluginVariables {
    struct Collection {
        var name: String?
        var node: JSONNode
        var modes: [String]
        var variables: [PluginVariable] = []
        /// Whether references contain only the last name of a variable.
        var namesLast = false
        /// The places of the variables by id, or by name without one.
        fileprivate var places: [String: Int] = [:]
    }

    private(set) var collections: [Collection] = []
    /// Members that may be variables, but cannot be read.
    private(set) var strays: [JSONNode] = []
    /// The names of lists among bare values.
    private(set) var lists: [JSONNode] = []
    /// Whether the file contains only names with bare values.
    private(set) var areBare = false
    /// The ids of the variables in the file.
    private var ids: Set<String> = []
    private let file: JSONDocument

    private static let depthLimit = 64

    init(_ spelling: PluginSpelling, _ found: PluginSpelling.Found, _ file: JSONDocument) {
        self.file = file
        spelling.add(&self, found)
    }

    /// The type of a variable, in lower case.
    func type(of node: JSONNode) -> String? {
        if let style = PluginSpelling.styleType(of: node, file) { return style }
        let type =
            file.value(of: "type", or: "$type", in: node)
            ?? file.value(of: "resolvedType", or: "$resolvedType", in: node)
        return type.flatMap(file.stringValue)?.lowercased()
    }
}

// MARK: - Collections with modes and variables

extension PluginVariables {
    /// Adds collections, and the styles beside them.
    mutating func addLists(_ lists: PluginSpelling.Found) {
        let variables = lists.compactMap { file.value(of: "variables", in: $0.node) }
        ids = Set(variables.flatMap { kinds(of: $0) ?? file.list($0) }.compactMap { file.text("id", of: $0) })
        for list in lists { addList(list.node, named: list.name) }
        addStyles()
    }

    private mutating func addList(_ node: JSONNode, named name: String?) {
        if let modes = PluginSpelling.valueLists(of: node, file) { return addValues(of: modes, node, named: name) }
        let stated = file.value(of: "modes", in: node)
        let modes = file.list(stated)
        let names = modes.map { file.stringValue(of: $0) ?? file.text("name", of: $0) ?? "" }
        // The names by id, or a list of objects or names.
        let keys =
            stated.map { file.kind(of: $0) == .object ? file.members(of: $0).map { file.string($0.key) } : [] } ?? []
        let ids = modes.indices.map {
            keys.isEmpty ? file.text("modeId", of: modes[$0]) ?? file.text("id", of: modes[$0]) : keys[$0]
        }
        var collection = Collection(name: name, node: node, modes: names)
        for (mode, inner) in modes.enumerated() {
            for variable in named(file.list(file.value(of: "variables", in: inner))) {
                collection.add(variable, file.value(of: "value", or: "$value", in: variable.node), inMode: mode)
            }
        }
        if let variables = file.value(of: "variables", in: node) {
            let found = kinds(of: variables).map { named($0) } ?? leaves(of: variables) { $0.type(of: $1) != nil }
            for variable in found { add(variable, to: &collection, ids) }
        }
        if collection.modes.isEmpty { collection.modes = [""] }
        collections.append(collection)
    }

    /// Adds a collection with lists of values for each mode.
    private mutating func addValues(
        of modes: [(mode: String, lists: [JSONNode])], _ node: JSONNode, named name: String?
    ) {
        var collection = Collection(name: name, node: node, modes: modes.map(\.mode))
        for (mode, lists) in modes.map(\.lists).enumerated() {
            for variable in named(lists.flatMap { file.list($0) }) {
                collection.add(variable, file.value(of: "value", or: "$value", in: variable.node), inMode: mode)
            }
        }
        collections.append(collection)
    }

    /// The variables of a list, or of lists by kind, `{ "colors": [ … ] }`; `nil` for a tree.
    private func kinds(of variables: JSONNode) -> [JSONNode]? {
        let lists = file.kind(of: variables) == .array ? [variables] : file.list(variables)
        return lists.allSatisfy { file.kind(of: $0) == .array } ? lists.flatMap { file.list($0) } : nil
    }

    /// Returns the variables of a list, which have their names in a member.
    private mutating func named(_ nodes: [JSONNode]) -> [PluginVariable] {
        nodes.compactMap { node in
            guard let name = file.member("name", of: node) else {
                strays.append(node)
                return nil
            }
            let names = file.string(name.value).split(separator: "/", omittingEmptySubsequences: false)
            return PluginVariable(names: names.map(String.init), key: name.key, node: node)
        }
    }

    /// Returns the variables of a tree.
    private mutating func leaves(
        of node: JSONNode, _ outer: [String] = [], where isVariable: (Self, JSONNode) -> Bool
    ) -> [PluginVariable] {
        var found: [PluginVariable] = []
        for member in file.members(of: node) where !isProperty(member) {
            let names = outer + [file.string(member.key)]
            if isVariable(self, member.value) {
                found.append(PluginVariable(names: names, key: member.key, node: member.value))
            } else if file.kind(of: member.value) == .object, outer.count < Self.depthLimit {
                found += leaves(of: member.value, names, where: isVariable)
            } else {
                strays.append(member.key)
            }
        }
        return found
    }

    /// Whether a member is a property of its group.
    private func isProperty(_ member: JSONMember) -> Bool {
        file.string(member.key, startsWith: "$")
            || file.string(member.key, equals: "description") && file.kind(of: member.value) == .string
    }

    /// Returns the value that a reference to a variable in another file has, if the export contains it, or else the reference.
    private func resolved(_ value: JSONNode, of variable: JSONNode, _ mode: String) -> JSONNode {
        guard let id = file.variableAlias(value), !ids.contains(id),
            let byMode = file.object("resolvedValuesByMode", of: variable),
            let found = file.members(of: byMode).first(where: { file.string($0.key) == mode })
        else { return value }
        return file.value(of: "resolvedValue", in: found.value) ?? value
    }

    private func add(_ variable: PluginVariable, to collection: inout Collection, _ ids: [String?]) {
        let node = variable.node
        let single = file.value(of: "value", or: "$value", in: node)
        let values = file.value(of: "values", in: node) ?? file.value(of: "valuesByMode", in: node) ?? single
        let members = values.map { file.members(of: $0).map { (file.string($0.key), $0.value) } } ?? []
        let byMode = Dictionary(members) { first, _ in first }
        let modes = Set(collection.modes + ids.compactMap(\.self))
        let isByMode = !byMode.isEmpty && byMode.keys.allSatisfy(modes.contains)
        for (mode, name) in collection.modes.enumerated() {
            let own = byMode[name] ?? ids[mode].flatMap { byMode[$0] }
            let value =
                isByMode
                ? own.map { resolved($0, of: node, ids[mode] ?? name) }
                : values.flatMap { file.kind(of: $0) == .null ? nil : $0 }
            let alias = isByMode ? nil : file.value(of: "alias", in: node)
            collection.add(variable, value ?? alias, inMode: mode, id: file.text("id", of: node))
        }
    }
}

// MARK: - Styles

extension PluginVariables {
    /// Adds the styles that a file lists, beside collections or alone.
    mutating func addStyles() {
        let listed = PluginSpelling.styleLists(file).flatMap { file.list($0.value) }
        let styles = listed.filter { PluginSpelling.styleType(of: $0, file) != nil }
        strays += listed.filter { PluginSpelling.styleType(of: $0, file) == nil }
        guard !styles.isEmpty else { return }
        var collection = Collection(name: nil, node: styles[0], modes: [""])
        for style in named(styles) { collection.add(style, style.node, inMode: 0) }
        collections.append(collection)
    }
}

// MARK: - Trees

extension PluginVariables {
    mutating func addTree(_ node: JSONNode, named name: String?) {
        guard let modes = file.value(of: "modes", in: node) else { return }
        let members = Array(file.members(of: modes))
        var collection = Collection(name: name, node: node, modes: members.map { file.string($0.key) })
        for (mode, tree) in members.enumerated() {
            for variable in leaves(of: tree.value, where: { $0.value(of: $1) != nil }) {
                collection.add(variable, value(of: variable.node), inMode: mode)
            }
        }
        collections.append(collection)
    }

    /// The value of a variable in a tree, or `nil` for a group, which may have a member called `value`.
    private func value(of node: JSONNode) -> JSONNode? {
        if let value = file.value(of: "$value", in: node) { return value }
        guard let value = file.value(of: "value", in: node) else { return nil }
        return file.kind(of: value) != .object || type(of: node) != nil ? value : nil
    }

    mutating func addPlainValues() {
        let found = PluginPlainValues(file)
        areBare = true
        strays += found.strays
        lists = found.lists
        var collection = Collection(name: nil, node: file.root, modes: [""])
        for leaf in found.leaves { collection.add(leaf, leaf.node, inMode: 0) }
        collections.append(collection)
    }

    /// Adds variables as collections: those in one group at the root that have the same modes.
    mutating func addLeaves() {
        var places: [[String]: Int] = [:]
        let found = PluginModeLeaves(file)
        strays += found.strays
        for leaf in found.leaves {
            let name = leaf.variable.names[0]
            let key = [name, ""] + leaf.modes
            let place = places[key] ?? collections.count
            if place == collections.count {
                places[key] = place
                collections.append(
                    Collection(name: name, node: leaf.variable.node, modes: leaf.modes, namesLast: true))
            }
            for (mode, value) in leaf.values.enumerated() {
                collections[place].add(leaf.variable, value, inMode: mode)
            }
        }
    }
}

extension PluginVariables.Collection {
    /// Adds the value of a variable in a mode.
    fileprivate mutating func add(
        _ variable: PluginVariable, _ value: JSONNode?, inMode mode: Int, id: String? = nil
    ) {
        let id = id ?? variable.name
        var place = places[id] ?? variables.count
        // If there is already a value, this is another variable of that name.
        if place < variables.count, variables[place].values[mode] != nil { place = variables.count }
        if place == variables.count {
            places[id] = place
            variables.append(variable)
            variables[place].values = modes.map { _ in nil }
        }
        variables[place].values[mode] = value
    }
}
