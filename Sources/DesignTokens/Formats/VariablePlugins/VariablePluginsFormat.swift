import LocatedJSON

extension TokenFormatReader {
    /// Exports of Figma plugins that list variables: collections with modes and variables, in several syntaxes.
    package static let variablePlugins = TokenFormatReader(
        format: .variablePlugins, isUnmistakable: true,
        sign: { place in
            guard place.folders != nil else { return nil }
            return PluginSpelling.find(in: place.file).map { FormatSign(.certain, $0.spelling.reason) }
        }
    ) { files, _, _, _ in VariablePluginsReader.read(files[0]) }
}

/// The syntax in which a plugin lists variables.
struct PluginSpelling {
    /// What a syntax is recognized by: the nodes with collections, with their names.
    typealias Found = [(name: String?, node: JSONNode)]

    /// The reason a file is recognized, in words that follow "because".
    let reason: String
    /// Returns what a file lists in this syntax, or `nil`.
    private let recognize: @Sendable (JSONDocument) -> Found?
    /// Adds the variables.
    let add: @Sendable (inout PluginVariables, Found) -> Void

    /// The syntaxes, by priority.
    private static let all = [
        // Collections with a name, modes and variables: `[{ "name", "modes", "variables" }]`, alone or as `"collections"`, by
        // name, `{ "Colors": { "modes", "variables" } }`, also in `"collections"`, or a single one; or with lists of values
        // for each mode, `[{ "name", "values": [{ "mode": { "name" }, "color": [{ "name", "value" }] }] }]`.
        lists(singleCollection), lists(listedCollections),
        // Nothing but styles: `{ "textStyles": [{ "name", "fontFamily", "fontSize" }] }`.
        PluginSpelling(reason: "the file lists styles", recognize: onlyStyles) { variables, _ in variables.addStyles()
        },
        lists(namedCollections),
        // Collections by name, each with trees of tokens by mode: `{ "Colors": { "modes": { "Light": … } } }`.
        PluginSpelling(reason: "the file has collections with modes", recognize: treesByMode) { variables, found in
            for tree in found { variables.addTree(tree.node, named: tree.name) }
        },
        // Trees that end in values by mode: `{ "ink": { "Light": "#000000", "Dark": "#FFFFFF" } }`.
        PluginSpelling(
            reason: "values in the file are named after modes",
            recognize: { PluginModeLeaves.isRecognized(in: $0) ? [] : nil },
            add: { variables, _ in variables.addLeaves() }),
        // Names with bare values: `{ "Brand/Blue": "#0055FF" }`.
        PluginSpelling(
            reason: "the file contains only names with bare values",
            recognize: { PluginPlainValues.isRecognized(in: $0) ? [] : nil },
            add: { variables, _ in variables.addPlainValues() }),
    ]

    private static func lists(_ recognize: @escaping @Sendable (JSONDocument) -> Found?) -> PluginSpelling {
        PluginSpelling(reason: "the file lists collections with modes and variables", recognize: recognize) {
            $0.addLists($1)
        }
    }

    /// Returns the syntax of a file, with what it lists.
    static func find(in file: JSONDocument) -> (spelling: PluginSpelling, found: Found)? {
        all.lazy.compactMap { spelling in spelling.recognize(file).map { (spelling, $0) } }.first
    }

    @Sendable private static func singleCollection(_ file: JSONDocument) -> Found? {
        guard let name = collectionName(of: file.root, file), hasVariables(file.root, file) else { return nil }
        return [(name, file.root)]
    }

    @Sendable private static func listedCollections(_ file: JSONDocument) -> Found? {
        let elements = list(file)
        guard let first = elements.first, collectionName(of: first, file) != nil, hasVariables(first, file) else {
            return nil
        }
        return elements.map { (collectionName(of: $0, file), $0) }
    }

    @Sendable private static func onlyStyles(_ file: JSONDocument) -> Found? {
        let holdsGroups = file.members(of: file.root).contains { file.kind(of: $0.value) == .object }
        return list(file).isEmpty && !holdsGroups && !styleLists(file).isEmpty ? [] : nil
    }

    @Sendable private static func namedCollections(_ file: JSONDocument) -> Found? {
        named(file, where: hasVariables)
    }

    @Sendable private static func treesByMode(_ file: JSONDocument) -> Found? { named(file, where: isTree) }

    /// The node with all collections.
    private static func collections(_ file: JSONDocument) -> JSONNode {
        file.value(of: "collections", in: file.root) ?? file.root
    }

    /// The elements of a list of collections.
    private static func list(_ file: JSONDocument) -> [JSONNode] { Array(file.elements(of: collections(file))) }

    /// The members of an object of collections, or of all objects in a list, if all of them are collections.
    private static func named(_ file: JSONDocument, where isCollection: (JSONNode, JSONDocument) -> Bool) -> Found? {
        let elements = list(file)
        let objects = elements.isEmpty ? [collections(file)] : elements
        let members = objects.filter { file.kind(of: $0) == .object }.flatMap { Array(file.members(of: $0)) }
            .filter { !file.string($0.key, startsWith: "$") }
        guard !members.isEmpty, members.allSatisfy({ isCollection($0.value, file) }) else { return nil }
        return members.map { (file.string($0.key), $0.value) }
    }

    /// The lists in a file with a style that can be read.
    static func styleLists(_ file: JSONDocument) -> [JSONMember] {
        let lists = [file.member("textStyles", of: file.root), file.member("effectStyles", of: file.root)]
        return lists.compactMap(\.self).filter { list in
            file.kind(of: list.value) == .array
                && file.elements(of: list.value).contains { styleType(of: $0, file) != nil }
        }
    }

    /// The type of a style with a name, or `nil` for the value of a variable.
    static func styleType(of node: JSONNode, _ file: JSONDocument) -> String? {
        guard file.text("name", of: node) != nil else { return nil }
        let bound = file.object("boundVariables", of: node)
        let isBound = { (part: StaticString) in bound.flatMap { file.value(of: part, in: $0) } != nil }
        let isText = file.text("type", of: node)?.uppercased() == "TEXT"
        if isText || file.number("fontSize", of: node) != nil || isBound("fontSize"),
            file.fontFamily(of: node) != nil || isBound("fontFamily")
        {
            return "typography"
        }
        return file.value(of: "effects", in: node).map(file.kind) == .array ? "effect" : nil
    }

    /// The name of a collection.
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
