import LocatedJSON

/// Finds variables that are a name and a bare value: `{ "Colors": { "Brand/Blue": "#0055FF" }, "radius": 8 }`.
///
/// Figma's MCP server answers so, and many scripts write it.
struct PluginPlainValues {
    private(set) var leaves: [PluginVariable] = []
    /// The names of what is not a value, except lists.
    private(set) var strays: [JSONNode] = []
    /// The names of lists, which can be values of several types.
    private(set) var lists: [JSONNode] = []
    private let file: JSONDocument

    private static let depthLimit = 32
    /// The names that people give to comments, which JSON does not have.
    private static let comments: [StaticString] = ["_comment", "_comments", "//"]

    init(_ file: JSONDocument) {
        self.file = file
        add(file.root, [])
    }

    private mutating func add(_ node: JSONNode, _ names: [String]) {
        for member in file.members(of: node) {
            if file.string(member.key, startsWith: "$"), names.isEmpty || file.isRemark(member.value) { continue }
            if Self.comments.contains(where: { file.string(member.key, equals: $0) }) { continue }
            let inner = names + Self.names(file.string(member.key))
            switch file.kind(of: member.value) {
            case .object where names.count < Self.depthLimit: add(member.value, inner)
            case .string where !isCall(member.value), .number:
                leaves.append(PluginVariable(names: inner, key: member.key, node: member.value))
            case .array: lists.append(member.key)
            default: strays.append(member.key)
            }
        }
    }

    /// Whether a text is a style as Figma's server spells it, `Font(family: "Inter", size: 14)`, and no value.
    private func isCall(_ node: JSONNode) -> Bool {
        let text = file.string(node)
        return text.hasSuffix(")") && (text.hasPrefix("Font(") || text.hasPrefix("Effect("))
    }

    /// The names of groups and the variable in a key; those of CSS properties without their marks: `var(--ink)`.
    private static func names(_ key: String) -> [String] {
        var name = key[...]
        if name.hasPrefix("var("), name.hasSuffix(")") { name = name.dropFirst(4).dropLast() }
        if name.hasPrefix("--") { name = name.drop { $0 == "-" } }
        return name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }

    /// How many values of a file are looked at before it is recognized.
    private static let sampleSize = 200

    /// Whether a file is of this spelling: it holds nothing but bare values, one of them a color that nothing else can be, and
    /// most others colors and numbers; or most of them are references, perhaps to values in other files; or the name of a token
    /// file and colors and measures. This color and these references are in no group called `value`, which could be the value of a token.
    static func isRecognized(in file: JSONDocument) -> Bool {
        guard file.kind(of: file.root) == .object, !file.holdsToken(besidesGroups: file.root), !file.isOfAnotherTool
        else { return false }
        let found = PluginPlainValues(file)
        let sample = found.leaves.prefix(sampleSize)
        let values = PluginValue(file: file)
        let isReference = { (leaf: PluginVariable) in file.textInBraces(leaf.node) != nil }
        let telling = sample.count { isReference($0) || values.isUnambiguous($0.node) }
        let own = sample.filter { !$0.names.contains("value") }
        return !sample.isEmpty && (found.strays.count + found.lists.count) * 4 <= found.leaves.count
            && telling * 4 >= sample.count * 3
            && (file.path.hasSuffix(".tokens.json") && own.count == sample.count
                || own.contains { file.string($0.node, startsWith: "#") }
                || own.count(where: isReference) * 4 >= sample.count * 3)
    }
}
