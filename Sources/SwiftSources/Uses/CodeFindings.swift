/// The names to look for.
struct SearchedNames {
    /// Names after dots.
    let members: Set<String>
    /// The contents of strings.
    let strings: Set<String>
}

/// The uses of searched members in all files, and other declarations with their names.
struct CodeFindings {
    var members: [FoundMember] = []
    var texts: [FoundText] = []
    /// The static members and cases that the code declares, with their types.
    var staticMembers: [String: Set<String>] = [:]
    /// The types that the code declares.
    var types: Set<String> = []
    var statedTypes = StatedTypes()
}

/// A name after a dot.
struct FoundMember {
    var name: String
    /// The names before it, outermost first: `A.B` in `A.B.name`.
    var chain: [String]
    /// Whether the chain begins with a dot.
    var isImplicit: Bool
    var place: ValuePlace
    /// The index of the token in its file.
    var token: Int
    var file: Int
    var line: Int
    var column: Int
}

/// A string without interpolations.
struct FoundText {
    var text: String
    var place: ValuePlace
    /// The index of the token in its file.
    var token: Int
    var file: Int
    var line: Int
    var column: Int
}

/// Finds the line numbers of ascending positions in a file.
package struct LineCounter {
    private var line = 1
    private var lineStart = 0
    private var position = 0

    package init() {}

    package mutating func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        while position < offset {
            if bytes[position] == UInt8(ascii: "\n") {
                line += 1
                lineStart = position + 1
            }
            position += 1
        }
        return (line, offset - lineStart + 1)
    }
}
