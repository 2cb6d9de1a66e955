import Mustache

/// What the templates of a page see: objects, each of which says what some names mean.
struct PageModel: MustacheModel {
    /// What the names of the page itself mean.
    var page: [PageKey: MustacheValue] = [:]
    private var objects: [PageObject] = []

    static let root = MustacheFrame(kind: 0, index: 0)
    private static let keys = PageKey.allCases

    /// Adds an object, which others can list.
    mutating func add(_ object: PageObject) -> MustacheFrame {
        objects.append(object)
        return MustacheFrame(kind: 1, index: Int32(objects.count - 1))
    }

    /// Adds a list of objects.
    mutating func list(_ objects: some Sequence<PageObject>) -> MustacheValue { .frames(objects.map { add($0) }) }

    /// Adds a list of objects that have a text each.
    mutating func texts(_ texts: some Sequence<String>) -> MustacheValue { list(texts.map { [.text: .text($0)] }) }

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard Self.keys.indices.contains(key) else { return nil }
        return frame == Self.root ? page[Self.keys[key]] : objects[Int(frame.index)][Self.keys[key]]
    }
}

/// What names mean in one object of a page, such as a row.
struct PageObject: Sendable, ExpressibleByDictionaryLiteral {
    private var names: [(PageKey, MustacheValue)]
    /// The conditions that are false here unless a name says otherwise.
    private var conditions: [PageKey] = []

    init(dictionaryLiteral names: (PageKey, MustacheValue)...) { self.names = names }

    /// Adds more names, and conditions that are false unless one of the names says otherwise.
    func adding(_ names: [(PageKey, MustacheValue)], conditions: [PageKey] = []) -> PageObject {
        var object = self
        object.names += names
        object.conditions = conditions
        return object
    }

    subscript(key: PageKey) -> MustacheValue? {
        names.first { $0.0 == key }?.1 ?? (conditions.contains(key) ? .flag(false) : nil)
    }
}
