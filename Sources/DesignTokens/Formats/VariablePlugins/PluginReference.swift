import LocatedJSON

/// What a value of a plugin's export refers to.
struct PluginReference {
    /// The name of a variable, perhaps behind that of its collection, or its id.
    var text: String
    /// The name of the collection, where it is said.
    var collection: String?
    /// Whether it can be nothing but a reference.
    var isCertain: Bool

    /// The reference that a value is: `{ "type": "VARIABLE_ALIAS", "id": … }`, `{ "collection": …, "name": … }`,
    /// `{ "alias": … }`, `{group/name}`, `Collection:group/name`; and the name alone.
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

/// The variables of an export by all that they can be called.
struct PluginNames {
    /// The first statements of each name: three are as ambiguous as any more.
    private var firsts: [String: [Int]] = [:]
    /// The statements of each name in a collection, by its number and by its name.
    private var inCollection: [[String]: Int] = [:]
    private var inTitle: [[String]: Int] = [:]

    /// Adds a variable under its name, its name behind that of its collection, and what else it is called: its id, or its
    /// last name where groups need not be named.
    mutating func add(_ name: String, or others: [String], collection: Int, title: String, statement: Int) {
        for key in Set(([name, "\(title)/\(name)", "\(title):\(name)"] + others).map(Self.plain)) {
            if firsts[key, default: []].count < 3 { firsts[key, default: []].append(statement) }
            inCollection[[key, "\(collection)"]] = inCollection[[key, "\(collection)"]] ?? statement
            inTitle[[key, title]] = inTitle[[key, title]] ?? statement
        }
    }

    /// The statements that a reference may mean: of several those of its own collection, and never itself.
    func statements(_ reference: PluginReference, from statement: Int, in collection: Int) -> [Int] {
        let name = Self.plain(reference.text)
        if let named = reference.collection.flatMap({ inTitle[[name, $0]] }), named != statement { return [named] }
        if let own = inCollection[[name, "\(collection)"]], own != statement { return [own] }
        return (firsts[name] ?? []).filter { $0 != statement }
    }

    /// A name in which groups are divided in the one way that Figma has.
    private static func plain(_ name: String) -> String {
        String(decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
    }
}
