import LocatedJSON

/// The name of a file without its endings: `Colors.Light.tokens.json` is the mode `Light` of the collection `Colors`.
struct FileName {
    private let name: String
    /// The name of the file's folder.
    let folder: String

    init(_ path: String) {
        let names = path.split(separator: "/")
        var name = names.last.map(String.init) ?? ""
        for ending in JSONDialect.endings + ["tokens"] where name.hasSuffix("." + ending) {
            name.removeLast(ending.count + 1)
        }
        self.name = name
        folder = names.dropLast().last.map(String.init) ?? ""
    }

    /// The name of the mode: the end of the file's name.
    var mode: String {
        guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return name }
        return String(name[name.index(after: stop)...])
    }

    /// The collection in front of the name of a mode.
    func collection(of mode: String) -> String? {
        name.hasSuffix("." + mode) && name.count > mode.count + 1 ? String(name.dropLast(mode.count + 1)) : nil
    }

    /// The parts of the name: `tokens`, `sea` and `dark` of `tokens.sea.dark.json`.
    var parts: [Substring] { name.split(separator: ".") }

    /// The collection and the mode, without the first parts that all files share if others remain in front of the mode.
    func joined(without shared: Int) -> String {
        let own = parts.count > shared + 1 ? parts.dropFirst(shared) : parts[...]
        return [own.dropLast().joined(separator: "."), mode].filter { !$0.isEmpty }.joined(separator: "-")
    }
}
