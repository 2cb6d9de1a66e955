import LocatedJSON

extension TokenFormatReader {
    /// Exports of Figma plugins that list variables: collections with modes and variables, in several syntaxes.
    package static let variablePlugins = TokenFormatReader(
        format: .variablePlugins, isUnmistakable: true,
        sign: { place in
            guard place.folders != nil else { return nil }
            return PluginSpelling(place.file).map { FormatSign(.certain, $0.reason) }
        }
    ) { files, _, _, _ in VariablePluginsReader.read(files[0]) }
}

/// The syntax in which a plugin lists variables.
enum PluginSpelling {
    /// Collections with a name, modes and variables: `[{ "name", "modes", "variables" }]`, alone or as `"collections"`, by
    /// name, `{ "Colors": { "modes", "variables" } }`, also in `"collections"`, or a single one; or with lists of values
    /// for each mode, `[{ "name", "values": [{ "mode": { "name" }, "color": [{ "name", "value" }] }] }]`.
    case lists([(name: String?, node: JSONNode)])
    /// Collections by name, each with trees of tokens by mode: `{ "Colors": { "modes": { "Light": … } } }`.
    case trees([JSONMember])
    /// Trees that end in values by mode: `{ "ink": { "Light": "#000000", "Dark": "#FFFFFF" } }`.
    case modes
    /// Names with bare values: `{ "Brand/Blue": "#0055FF" }`.
    case values
    /// Nothing but styles: `{ "textStyles": [{ "name", "fontFamily", "fontSize" }] }`.
    case styles

    /// What recognizes the syntax of a file, in this order: the first one decides.
    private static let recognizers: [@Sendable (JSONDocument) -> PluginSpelling?] = [
        singleCollection, listedCollections, onlyStyles, namedCollections, treesByMode,
        { PluginModeLeaves.isRecognized(in: $0) ? .modes : nil },
        { PluginPlainValues.isRecognized(in: $0) ? .values : nil },
    ]

    init?(_ file: JSONDocument) {
        guard let spelling = Self.recognizers.lazy.compactMap({ $0(file) }).first else { return nil }
        self = spelling
    }

    @Sendable private static func singleCollection(_ file: JSONDocument) -> PluginSpelling? {
        guard let name = file.text("name", of: file.root), hasVariables(file.root, file) else { return nil }
        return .lists([(name, file.root)])
    }

    @Sendable private static func listedCollections(_ file: JSONDocument) -> PluginSpelling? {
        let elements = list(file)
        guard let first = elements.first, collectionName(of: first, file) != nil, hasVariables(first, file) else {
            return nil
        }
        return .lists(elements.map { (collectionName(of: $0, file), $0) })
    }

    @Sendable private static func onlyStyles(_ file: JSONDocument) -> PluginSpelling? {
        let holdsGroups = file.members(of: file.root).contains { file.kind(of: $0.value) == .object }
        return list(file).isEmpty && !holdsGroups && !styleLists(file).isEmpty ? .styles : nil
    }

    @Sendable private static func namedCollections(_ file: JSONDocument) -> PluginSpelling? {
        let members = namedMembers(file)
        guard !members.isEmpty, members.allSatisfy({ hasVariables($0.value, file) }) else { return nil }
        return .lists(members.map { (file.string($0.key), $0.value) })
    }

    @Sendable private static func treesByMode(_ file: JSONDocument) -> PluginSpelling? {
        let members = namedMembers(file)
        return !members.isEmpty && members.allSatisfy { isTree($0.value, file) } ? .trees(members) : nil
    }

    /// The node with all collections.
    private static func collections(_ file: JSONDocument) -> JSONNode {
        file.value(of: "collections", in: file.root) ?? file.root
    }

    /// The elements of a list of collections.
    private static func list(_ file: JSONDocument) -> [JSONNode] { Array(file.elements(of: collections(file))) }

    /// The members of an object of collections, or of all objects in a list.
    private static func namedMembers(_ file: JSONDocument) -> [JSONMember] {
        let elements = list(file)
        let objects = elements.isEmpty ? [collections(file)] : elements
        return objects.filter { file.kind(of: $0) == .object }.flatMap { Array(file.members(of: $0)) }
            .filter { !file.string($0.key, startsWith: "$") }
    }

    /// The reason a file is recognized, in words that follow "because".
    var reason: String {
        switch self {
        case .lists: "the file lists collections with modes and variables"
        case .trees: "the file has collections with modes"
        case .modes: "values in the file are named after modes"
        case .values: "the file contains only names with bare values"
        case .styles: "the file lists styles"
        }
    }

    /// The lists of styles in a file whose first one can be read.
    static func styleLists(_ file: JSONDocument) -> [JSONMember] {
        let lists = [file.member("textStyles", of: file.root), file.member("effectStyles", of: file.root)]
        return lists.compactMap(\.self).filter { list in
            file.kind(of: list.value) == .array
                && file.list(list.value).first.map { styleType(of: $0, file) != nil } == true
        }
    }

    /// The type of a style with a name, or `nil` for the value of a variable.
    static func styleType(of node: JSONNode, _ file: JSONDocument) -> String? {
        guard file.text("name", of: node) != nil else { return nil }
        if file.number("fontSize", of: node) != nil, file.fontFamily(of: node) != nil { return "typography" }
        return file.value(of: "effects", in: node).map(file.kind) == .array ? "effect" : nil
    }

    /// The name of a collection in a list.
    private static func collectionName(of node: JSONNode, _ file: JSONDocument) -> String? {
        file.text("name", of: node) ?? file.text("collection", of: node)
    }

    private static func hasVariables(_ node: JSONNode, _ file: JSONDocument) -> Bool {
        if let values = valueLists(of: node, file) { return !values.isEmpty }
        guard let modes = file.value(of: "modes", in: node) else { return false }
        let variables = file.value(of: "variables", in: node).map(file.kind)
        if file.kind(of: modes) == .object {
            let names = Array(file.members(of: modes))
            return variables == .array && !names.isEmpty && names.allSatisfy { file.kind(of: $0.value) == .string }
        }
        guard file.kind(of: modes) == .array else { return false }
        return variables == .array || variables == .object
            || file.elements(of: modes).contains { file.value(of: "variables", in: $0).map(file.kind) == .array }
    }

    /// The modes of a collection that lists values for each, with the lists of each kind; `nil` for another syntax.
    static func valueLists(of node: JSONNode, _ file: JSONDocument) -> [(mode: String, lists: [JSONNode])]? {
        let modes = file.list(file.value(of: "values", in: node)).map { element in
            let lists = file.members(of: element).map(\.value).filter { file.kind(of: $0) == .array }
            return (file.object("mode", of: element).flatMap { file.text("name", of: $0) }, lists)
        }
        let named = modes.compactMap { mode, lists in mode.map { ($0, lists) } }
        return named.isEmpty || named.count < modes.count ? nil : named
    }

    private static func isTree(_ node: JSONNode, _ file: JSONDocument) -> Bool {
        guard let modes = file.value(of: "modes", in: node), file.kind(of: modes) == .object else { return false }
        let members = Array(file.members(of: modes))
        return !members.isEmpty && members.allSatisfy { file.kind(of: $0.value) == .object }
    }
}
