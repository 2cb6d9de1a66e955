import LocatedJSON

/// The reference in a value of a plugin's export.
struct PluginReference {
    /// The name of a variable, perhaps after that of its collection, or its id.
    var text: String
    /// The name of the collection, if it is specified.
    var collection: String?
    /// Whether it cannot be anything but a reference.
    var isCertain: Bool

    /// Reads a reference: `{ "type": "VARIABLE_ALIAS", "id": … }`, `{ "collection": …, "name": … }`, `{ "alias": … }`,
    /// `{group/name}`, `Collection:group/name`, or the name alone.
    init?(_ node: JSONNode, of variable: JSONNode, type: String?, in file: JSONDocument) {
        if let id = file.variableAlias(node) {
            (text, collection, isCertain) = (id, nil, true)
        } else if let name = file.text("alias", of: node) ?? file.text("name", of: node) {
            (text, collection, isCertain) = (name, file.text("collection", of: node), true)
        } else if let written = file.stringValue(of: node) {
            let inner = file.textInBraces(node)
            let title = file.text("$collectionName", of: variable).flatMap { $0.isEmpty ? nil : $0 }
            isCertain = inner != nil && type != "string" || file.string(node) == file.text("alias", of: variable)
            (text, collection) = (inner ?? written, inner == nil ? nil : title)
        } else {
            return nil
        }
    }
}

/// The variables of an export by all their possible names.
struct PluginNames {
    /// The first statements of each name; three are enough to know that it is ambiguous.
    private var firsts: [String: [Int]] = [:]
    /// The statement of each name in a collection, by the collection's number.
    private var inCollection: [[String]: Int] = [:]
    private var inTitle: [[String]: Int] = [:]

    /// Adds a variable under its name, its name after that of its collection, and other names: its id, or its last name
    /// if groups may be omitted.
    mutating func add(_ name: String, or others: [String], collection: Int, title: String, statement: Int) {
        for key in Set(([name, "\(title)/\(name)", "\(title):\(name)"] + others).map(Self.plain)) {
            if firsts[key, default: []].count < 3 { firsts[key, default: []].append(statement) }
            inCollection[[key, "\(collection)"]] = inCollection[[key, "\(collection)"]] ?? statement
            inTitle[[key, title]] = inTitle[[key, title]] ?? statement
        }
    }

    /// The statements that a reference may mean, preferring its own collection and excluding the referring statement.
    func statements(_ reference: PluginReference, from statement: Int, in collection: Int) -> [Int] {
        let name = Self.plain(reference.text)
        if let named = reference.collection.flatMap({ inTitle[[name, $0]] }), named != statement { return [named] }
        if let own = inCollection[[name, "\(collection)"]], own != statement { return [own] }
        return (firsts[name] ?? []).filter { $0 != statement }
    }

    /// A name with Figma's group separator.
    private static func plain(_ name: String) -> String {
        String(decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
    }
}
