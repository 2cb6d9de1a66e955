import Mustache

/// The model of a page's templates: objects with named values.
struct PageModel: MustacheModel {
    /// The values of the page itself.
    var page: [PageKey: MustacheValue] = [:]
    /// The names and values of all objects, in sequence.
    private var names: [PageKey] = []
    private var values: [MustacheValue] = []
    /// The start of each object's names, and the end of the last.
    private var starts: [Int32] = [0]
    /// The texts of objects without other values.
    private var texts: [String] = []

    static let root = MustacheFrame(kind: 0, index: 0)
    private static let keys = PageKey.allCases

    /// The sorts of objects, which are the kinds of their frames.
    enum Sort: Int32 {
        case object = 1
        /// An object whose conditions are false by default.
        case cell
        case text
    }

    /// Adds an object to be listed by others. Its names can be in several parts.
    mutating func add(_ parts: PageObject..., as sort: Sort = .object) -> MustacheFrame {
        for (name, value) in parts.joined() {
            names.append(name)
            values.append(value)
        }
        starts.append(Int32(names.count))
        return MustacheFrame(kind: sort.rawValue, index: Int32(starts.count - 2))
    }

    /// Adds a list of objects.
    mutating func list(_ objects: some Sequence<PageObject>) -> MustacheValue { .frames(objects.map { add($0) }) }

    /// Adds a list of objects with a text each.
    mutating func texts(_ added: some Collection<String>) -> MustacheValue {
        texts += added
        return .frames(
            (texts.count - added.count..<texts.count).map { .init(kind: Sort.text.rawValue, index: Int32($0)) })
    }

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard Self.keys.indices.contains(key) else { return nil }
        let (key, index) = (Self.keys[key], Int(frame.index))
        guard let sort = Sort(rawValue: frame.kind) else { return page[key] }
        if sort == .text { return key == .text ? .text(texts[index]) : nil }
        let place = names[Int(starts[index])..<Int(starts[index + 1])].firstIndex(of: key)
        return place.map { values[$0] } ?? (sort == .cell && Drawing.conditions.contains(key) ? .flag(false) : nil)
    }
}
