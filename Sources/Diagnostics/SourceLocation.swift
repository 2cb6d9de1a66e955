/// A place in a text file, as compilers print it.
package struct SourceLocation: Sendable, Hashable {
    /// The path as the user spelled it, never made absolute.
    package var path: String
    /// The line, counted from 1.
    package var line: Int
    /// The column, counted from 1 in UTF-8 bytes, as swiftc and clang do.
    package var column: Int

    package init(path: String, line: Int = 1, column: Int = 1) {
        self.path = path
        self.line = line
        self.column = column
    }
}
