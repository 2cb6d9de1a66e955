import LocatedJSON

/// The groups of an export that are modes: `buttons.light` and `buttons.dark`, which contain the same Figma variables.
struct PluginModeGroups {
    /// The names of the modes of each collection, by the name of its group.
    private var modes: [String: [String]] = [:]

    /// Finds the groups that are named after the mode of their variables.
    init(_ file: JSONDocument) {
        guard file.kind(of: file.root) == .object else { return }
        for collection in file.members(of: file.root) where file.kind(of: collection.value) == .object {
            let groups = file.members(of: collection.value).filter { group in
                file.kind(of: group.value) == .object && Self.isMode(group, file)
            }
            let all = file.members(of: collection.value).filter { file.kind(of: $0.value) == .object }
            guard groups.count > 1, groups.count == Array(all).count else { continue }
            modes[file.string(collection.key)] = groups.map { file.string($0.key) }
        }
    }

    /// Whether the first variable in a group belongs to a mode with the group's name.
    private static func isMode(_ group: JSONMember, _ file: JSONDocument) -> Bool {
        var rest = [group.value]
        while let node = rest.popLast() {
            if let extensions = DesignTokensPlugin.extensions(of: node, in: file) {
                let mode = file.text("mode", of: extensions)
                return mode?.lowercased() == file.string(group.key).lowercased()
            }
            rest += file.members(of: node).map(\.value).filter { file.kind(of: $0) == .object }.reversed()
        }
        return false
    }

    /// The modes of the collection of a group at the root.
    func names(ofCollection name: String) -> [String] { modes[name] ?? [] }

    /// The number of the mode whose group a token is in.
    func mode(of names: [String]) -> Int? {
        guard names.count > 2, let modes = modes[names[0]] else { return nil }
        return modes.firstIndex(of: names[1])
    }

    /// The path of a token without the group of its mode.
    func path(_ path: String) -> String {
        var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard mode(of: names) != nil else { return path }
        names.remove(at: 1)
        return names.joined(separator: ".")
    }
}
