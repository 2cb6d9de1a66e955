/// A place in a text file, as compilers print it.
public struct SourceLocation: Sendable, Hashable {
    /// The path as the user spelled it, never made absolute.
    public var path: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in UTF-8 bytes, as swiftc and clang do.
    public var column: Int

    /// Creates a location from its parts.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}
