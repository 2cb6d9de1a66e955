/// The names that templates may use, each with a dense integer key.
package struct MustacheNames: Sendable {
    /// The key of `{{.}}`, which is the frame itself as a text or a list.
    package static let itself = -1

    /// The names, each at the index of its key.
    package let all: [String]
    private let keys: [String: Int]

    /// Creates a vocabulary of names without dots; the key of a name is its first index in this list.
    package init(_ names: [String]) {
        all = names
        keys = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Returns the key of a name, or `nil` if templates may not use it.
    package func key(of name: String) -> Int? { keys[name] }
}
