import LocatedJSON

/// Finds variables whose values are named after modes: `{ "ink": { "Light": "#000000", "Dark": "#FFFFFF" } }`.
struct PluginModeLeaves {
    /// A variable with its values and their modes.
    struct Leaf {
        var variable: PluginVariable
        var modes: [String]
        var values: [JSONNode]
    }

    private(set) var leaves: [Leaf] = []
    /// The names of values outside of any variable.
    private(set) var strays: [JSONNode] = []
    private let file: JSONDocument

    /// The number of variables to find before a file is recognized.
    private static let sampleSize = 200
    private static let depthLimit = 32
    /// The names of texts about a variable, beside its values.
    private static let remarks: [StaticString] = ["description", "doc", "comment", "note", "usage"]

    /// Finds the variables of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - isSample: Whether to stop after a few variables, and to find none if the file contains anything else.
    init(_ file: JSONDocument, isSample: Bool = false) {
        self.file = file
        var rest: [(member: JSONMember, names: [String])] = file.members(of: file.root).reversed().map { ($0, []) }
        while let (member, outer) = rest.popLast(), !isSample || leaves.count < Self.sampleSize && !hasManyStrays {
            let isProperty = file.string(member.key, startsWith: "$")
            // Beside the groups are texts such as the version of the file.
            if outer.isEmpty, isProperty || file.isRemark(member.value) { continue }
            let names = outer + [file.string(member.key)]
            guard !isProperty, file.kind(of: member.value) == .object, names.count < Self.depthLimit else {
                strays.append(member.key)
                continue
            }
            add(member, names, &rest)
        }
    }

    private mutating func add(
        _ member: JSONMember, _ names: [String], _ rest: inout [(member: JSONMember, names: [String])]
    ) {
        let members = file.members(of: member.value).filter { member in
            !file.isRemark(member.value)
                || !file.string(member.key, startsWith: "$")
                    && !Self.remarks.contains { file.string(member.key, equals: $0) }
        }
        if !members.isEmpty, members.allSatisfy({ isValue($0.value) }) {
            let variable = PluginVariable(names: names, key: member.key, node: member.value)
            let modes = members.map { file.string($0.key) }
            leaves.append(Leaf(variable: variable, modes: modes, values: members.map(\.value)))
        } else {
            rest += members.reversed().map { ($0, names) }
        }
    }

    /// Whether the file contains too much else, after the first few members.
    private var hasManyStrays: Bool { strays.count > 1 && strays.count * 4 > leaves.count }

    /// Whether a file uses this syntax: it contains hardly anything else, and a variable has a mode with a name that Figma
    /// uses, or all variables have the same modes, including a light and a dark one.
    static func isRecognized(in file: JSONDocument) -> Bool {
        guard file.kind(of: file.root) == .object else { return false }
        let found = PluginModeLeaves(file, isSample: true)
        guard !found.hasManyStrays, let first = found.leaves.first else { return false }
        let isNamed = found.leaves.contains { $0.modes.contains(where: ModeWords.isUnnamed) }
        let haveAppearances =
            first.modes.contains(where: ModeWords.isDark) && first.modes.contains(where: ModeWords.isLight)
            && found.leaves.allSatisfy { $0.modes == first.modes }
        guard isNamed || haveAppearances else { return false }
        let values = PluginValue(file: file)
        return found.leaves.contains { $0.values.contains(where: values.isUnambiguous) }
    }

    /// Whether a node is a value rather than a group; an object with channels is a color.
    private func isValue(_ node: JSONNode) -> Bool {
        switch file.kind(of: node) {
        case .string, .number, .true, .false: true
        case .object: file.channelColor(node) != nil || file.variableAlias(node) != nil
        case .array, .null: false
        }
    }
}

extension JSONDocument {
    /// Returns whether a node is a text, but neither a color nor a number: beside bare values, it can be a comment.
    func isRemark(_ node: JSONNode) -> Bool {
        kind(of: node) == .string && !PluginValue(file: self).isUnambiguous(node)
    }
}
