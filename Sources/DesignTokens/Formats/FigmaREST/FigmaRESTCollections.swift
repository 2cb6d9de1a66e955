import LocatedJSON

/// The collections in a response, with their modes and those of the collections that extend them.
struct FigmaRESTCollections {
    private struct Mode {
        var id: String
        var name: String
        /// The mode with the values that this one does not override.
        var parent: String?
    }

    /// The values of a variable by the ids of modes.
    typealias Values = [String: JSONNode]

    /// The ids, in the order of the file.
    private(set) var ids: [String] = []

    private let file: JSONDocument
    private var nodes: [String: JSONNode] = [:]
    private var modes: [String: Mode] = [:]
    /// The values that collections override, by mode, variable and collection id.
    private var overrides: [String: [String: JSONNode]] = [:]
    /// The ids of the collections that extend each one.
    private var extensions: [String: [String]] = [:]
    /// The numbers of the collections that were added, by id.
    private var numbers: [String: Int] = [:]
    /// The modes of each collection that was added.
    private var modesOfNumber: [[Mode]] = []

    /// The maximum length of a chain of extensions; longer ones are cycles.
    static let longestChain = 32

    init(_ list: JSONNode, _ file: JSONDocument) {
        self.file = file
        for node in file.list(list) {
            guard let id = file.text("id", of: node), nodes.updateValue(node, forKey: id) == nil else { continue }
            ids.append(id)
            let root = file.text("rootVariableCollectionId", of: node)
            let extended = (root == id ? nil : root) ?? file.text("parentVariableCollectionId", of: node)
            if let extended { extensions[extended, default: []].append(id) }
            for mode in ownModes(of: id) { modes[mode.id] = mode }
            let members = file.value(of: "variableOverrides", in: node).map { Array(file.members(of: $0)) } ?? []
            overrides[id] = Dictionary(members.map { (file.string($0.key), $0.value) }) { first, _ in first }
        }
    }

    /// Adds a collection of the file, unless it was added before.
    ///
    /// - Returns: Its number.
    mutating func add(_ id: String, _ variableCount: Int, to sheet: inout VariableSheet) -> Int {
        if let known = numbers[id] { return known }
        let own = ownModes(of: id)
        let all = own + (extensions[id] ?? []).flatMap { modes(ofExtension: $0, own) }
        // A file may have variables of a collection that it does not contain.
        let known = all.isEmpty ? [Mode(id: "", name: "")] : all
        let node = nodes[id] ?? file.root
        let number = sheet.add(
            VariableCollection(name: file.text("name", of: node), modes: known.map(\.name), node: node),
            variableCount: variableCount)
        numbers[id] = number
        modesOfNumber.append(known)
        return number
    }

    func modeName(_ mode: Int, of collection: Int) -> String { modesOfNumber[collection][mode].name }

    /// The values of a variable in the modes of its collection.
    func values(of variable: JSONNode, inModesOf collection: Int) -> [JSONNode?] {
        let values = valuesByMode(of: variable)
        return modesOfNumber[collection].map { value(values, in: $0) }
    }

    /// The value of a variable in the mode with a name, or in the default mode if its collection has no such mode.
    func value(of variable: JSONNode, inModeNamed name: String) -> JSONNode? {
        let own = ownModes(of: file.text("variableCollectionId", of: variable) ?? "")
        let mode = own.first { $0.name == name } ?? own.first
        return mode.flatMap { value(valuesByMode(of: variable), in: $0) } ?? values(of: variable).first
    }

    /// All values of a variable in any mode, including overrides.
    func values(of variable: JSONNode) -> [JSONNode] {
        valuesByMode(of: variable).sorted { $0.key < $1.key }.map(\.value)
    }

    /// The values of a variable by mode id, including the overrides in modes of extending collections.
    private func valuesByMode(of variable: JSONNode) -> Values {
        let id = file.text("id", of: variable) ?? ""
        let own = file.value(of: "valuesByMode", in: variable).map { [$0] } ?? []
        let collection = file.text("variableCollectionId", of: variable) ?? ""
        let overrides = (extensions[collection] ?? []).compactMap { self.overrides[$0]?[id] }
        return (own + overrides).reduce(into: [:]) { values, node in
            for member in file.members(of: node) where file.kind(of: member.value) != .null {
                values[file.string(member.key)] = member.value
            }
        }
    }

    private func value(_ values: Values, in mode: Mode) -> JSONNode? {
        var mode = mode
        for _ in 0..<Self.longestChain {
            if let value = values[mode.id] { return value }
            guard let parent = mode.parent.flatMap({ modes[$0] }) else { return nil }
            mode = parent
        }
        return nil
    }

    /// The modes that a collection lists, the default one first.
    private func ownModes(of id: String) -> [Mode] {
        guard let node = nodes[id] else { return [] }
        let modes = file.list(file.value(of: "modes", in: node)).compactMap { mode -> Mode? in
            guard let id = file.text("modeId", of: mode), let name = file.text("name", of: mode) else { return nil }
            return Mode(id: id, name: name, parent: file.text("parentModeId", of: mode))
        }
        let first = file.text("defaultModeId", of: node)
        return modes.filter { $0.id == first } + modes.filter { $0.id != first }
    }

    /// The modes of an extending collection, with names that the extended collection does not use: "Acme Light".
    private func modes(ofExtension id: String, _ own: [Mode]) -> [Mode] {
        let title = nodes[id].flatMap { file.text("name", of: $0) } ?? ""
        return ownModes(of: id).map { mode in
            var mode = mode
            mode.name = ModeWords.isUnnamed(mode.name) ? title : "\(title) \(mode.name)"
            return mode
        }
    }
}
