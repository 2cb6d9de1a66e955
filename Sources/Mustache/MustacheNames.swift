/// The names that templates may use, each with a dense integer key.
package struct MustacheNames: Sendable {
    /// The key by which a model is asked for `{{.}}`, the frame itself as a text or a list.
    package static let itself = -1

    private var names: [String] = []
    private var keys: [String: Int] = [:]
    private var isOpen = false

    /// Creates a closed vocabulary.
    ///
    /// - Parameter names: The names without dots; the key of a name is its first position in this list.
    package init(_ names: [String]) {
        self.names = names
        keys = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Creates a vocabulary of every name that some templates use, for rendering with data of any shape.
    ///
    /// - Parameter sources: The templates; errors in them are left to ``MustacheTemplate/compile(_:path:names:)``.
    package init(mentionedIn sources: [[UInt8]]) {
        isOpen = true
        for source in sources {
            var compiler = TemplateCompiler(SourceText(source, path: ""), names: self)
            compiler.compile()
            self = compiler.names
        }
        isOpen = false
    }

    /// The names, each at the position of its key.
    package var all: [String] { names }

    /// Returns the key of a name, or `nil` when templates may not use it.
    package func key(of name: String) -> Int? {
        keys[name]
    }

    /// Returns the key of a name that a template uses; an open vocabulary takes the name in.
    mutating func use(_ name: String) -> Int? {
        if let key = keys[name] { return key }
        guard isOpen else { return nil }
        keys[name] = names.count
        names.append(name)
        return names.count - 1
    }
}
