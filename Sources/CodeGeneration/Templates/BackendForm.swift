import FileAccess

/// What is to be known of outputs that no template writes, but a backend of their own.
package struct BackendForm: Sendable {
    /// What outputs name instead of a template.
    let name: String
    /// What the paths of the outputs end in.
    let endings: [String]
    /// What is at such a path, in words.
    let content: String
    /// Whether that is a folder, in which no other output is written.
    var isFolder = false
    /// Whether it holds color sets, to which outputs of code can refer.
    var hasColorSets = false
    /// What to do about another path.
    let misplacedAdvice: String

    /// Whether it can write to a path.
    func fits(_ path: String) -> Bool { endings.contains { path.hasSuffix("." + $0) } }
}
