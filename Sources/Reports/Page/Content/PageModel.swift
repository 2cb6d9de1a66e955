import Mustache

/// What the templates of a page see: objects, each of which says what some names mean.
struct PageModel: MustacheModel {
    /// What the names of the page itself mean.
    var page: [PageKey: MustacheValue] = [:]
    /// The names of all objects, those of one side by side, and what each means.
    private var names: [PageKey] = []
    private var values: [MustacheValue] = []
    /// Where the names of each object begin, and where those of the last one end.
    private var starts: [Int32] = [0]
    /// The texts of objects that have nothing else.
    private var texts: [String] = []

    static let root = MustacheFrame(kind: 0, index: 0)
    private static let keys = PageKey.allCases

    /// The sorts of objects, which frames have as their kind.
    enum Sort: Int32 {
        case object = 1
        /// An object in which the conditions of a drawing are false unless a name says otherwise.
        case cell
        case text
    }

    /// Adds an object, which others can list. Its names can come in parts.
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

    /// Adds a list of objects that have a text each.
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
