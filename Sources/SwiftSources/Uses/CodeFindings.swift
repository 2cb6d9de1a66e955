/// What the code of all files says of members that are sought, and of what else has their names.
struct CodeFindings {
    var members: [FoundMember] = []
    /// The static members and cases that the code declares, each with the types around it.
    var staticMembers: [String: Set<String>] = [:]
    /// The types that the code declares.
    var types: Set<String> = []
    var statedTypes = StatedTypes()
}

/// A name behind a full stop.
struct FoundMember {
    var name: String
    /// The names before it, outermost first: `A.B` in `A.B.name`.
    var chain: [String]
    /// Whether a full stop stands before all of them.
    var isImplicit: Bool
    var place: ValuePlace
    var file: Int
    var line: Int
    var column: Int
}

/// Finds the line of places in a file that come in order.
struct LineCounter {
    private var line = 1
    private var lineStart = 0
    private var position = 0

    mutating func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
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
