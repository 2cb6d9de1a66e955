/// Where the lines of written JSON end, and where spaces are.
package enum JSONLayout: Sendable, Hashable {
    /// `{"a":[1,2]}`
    case compact
    /// `{ "a": [1, 2] }`
    case line
    /// Each member and element on a line of its own.
    case lines
    /// The same with a space in front of colons, as Xcode writes it.
    case xcode
    /// On one line where it fits into so many characters, else each member and element on a line of its own, but as many
    /// texts in a line as fit.
    case filled(Int)

    /// What is between a name and its value.
    var colon: StaticString {
        switch self {
        case .compact: ":"
        case .line, .lines, .filled: ": "
        case .xcode: " : "
        }
    }

    /// What is between members and elements, but for the end of a line.
    var comma: StaticString { self == .line ? ", " : "," }

    /// Whether members and elements have lines of their own. A line that is ``filled(_:)`` is tried first.
    var breaksLines: Bool { self != .compact && self != .line }
}
