import Mustache

/// The model of a page's templates: objects with named values, and the rows of tables.
struct PageModel: MustacheModel {
    /// The values of the page itself.
    var page: [PageKey: MustacheValue] = [:]
    /// The rows of all tables.
    var rows = PageRows()
    /// The names and values of all objects, in sequence.
    private var names: [PageKey] = []
    private var values: [MustacheValue] = []
    /// The start of each object's names, and the end of the last.
    private var starts: [Int32] = [0]
    /// The texts of objects without other values.
    private var texts: [String] = []

    static let root = MustacheFrame(kind: 0, index: 0)
    private let keys = PageKey.allCases

    /// The sorts of objects, which are the kinds of their frames. The sorts of rows have higher numbers.
    private enum Sort {
        static let object: Int32 = 1
        static let text: Int32 = 2
    }

    /// Adds an object for a list. Its members can be in several parts.
    mutating func add(_ parts: PageObject...) -> MustacheFrame {
        for (name, value) in parts.joined() {
            names.append(name)
            values.append(value)
        }
        starts.append(Int32(names.count))
        return MustacheFrame(kind: Sort.object, index: Int32(starts.count - 2))
    }

    /// Adds a list of objects.
    mutating func list(_ objects: some Sequence<PageObject>) -> MustacheValue { .frames(objects.map { add($0) }) }

    /// Adds a list of objects with a text each.
    mutating func texts(_ added: some Collection<String>) -> MustacheValue {
        texts += added
        return .frames((texts.count - added.count..<texts.count).map { .init(kind: Sort.text, index: Int32($0)) })
    }

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard keys.indices.contains(key) else { return nil }
        let (key, index) = (keys[key], Int(frame.index))
        switch frame.kind {
        case Self.root.kind: return page[key]
        case Sort.object:
            let place = names[Int(starts[index])..<Int(starts[index + 1])].firstIndex(of: key)
            return place.map { values[$0] }
        case Sort.text: return key == .text ? .text(texts[index]) : nil
        default: return rows.value(of: key, in: frame)
        }
    }
}
