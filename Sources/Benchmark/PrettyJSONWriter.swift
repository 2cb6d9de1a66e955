/// Writes an object of objects with two spaces a level, member by member, in the order of the calls.
struct PrettyJSONWriter {
    private(set) var text = "{"
    private var names: [String] = []
    private var isEmpty = true

    /// Opens the object at a path from the root: the objects that are open and not on the way to it are closed.
    mutating func open(_ newPath: [String]) {
        let shared = zip(names, newPath).prefix { $0 == $1 }.count
        while names.count > shared { close() }
        for name in newPath[shared...] { open(name) }
    }

    /// Opens an object in the innermost open one.
    mutating func open(_ name: String) {
        begin(name)
        text += "{"
        names.append(name)
        isEmpty = true
    }

    /// Closes the innermost open object.
    mutating func close() {
        names.removeLast()
        breakLine()
        text += "}"
        isEmpty = false
    }

    /// Writes a member whose value is given as JSON.
    mutating func member(_ name: String, _ json: String) {
        begin(name)
        text += json
    }

    /// Writes an array of values given as JSON, a line each.
    mutating func member(_ name: String, _ elements: [String]) {
        begin(name)
        text += "[\n" + elements.map { indentation + "  " + $0 }.joined(separator: ",\n")
        breakLine()
        text += "]"
    }

    /// Closes all that is open, and the text.
    mutating func end() {
        while !names.isEmpty { close() }
        text += "\n}\n"
    }

    private mutating func begin(_ name: String) {
        if !isEmpty { text += "," }
        isEmpty = false
        breakLine()
        text += "\"\(name)\": "
    }

    private mutating func breakLine() { text += "\n" + indentation }

    private var indentation: String { String(repeating: "  ", count: names.count + 1) }
}
