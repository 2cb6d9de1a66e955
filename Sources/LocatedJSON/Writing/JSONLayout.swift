/// The layout of written JSON.
package enum JSONLayout: Sendable, Hashable {
    /// `{"a":[1,2]}`
    case compact
    /// `{ "a": [1, 2] }`
    case line
    /// Each member and element on a separate line.
    case lines
    /// The same with a space before colons, as in Xcode.
    case xcode
    /// On one line if that fits into a number of characters, otherwise with members and elements on separate lines, but
    /// as many strings in a line as fit.
    case filled(Int)
    /// Each member and element on a separate line, values filled, and those of members beginning in a column. A value
    /// with its own layout directly follows its name.
    case listed(Int, column: Int = 0)

    /// The separator of a name and its value.
    var colon: StaticString {
        switch self {
        case .compact: ":"
        case .line, .lines, .filled, .listed: ": "
        case .xcode: " : "
        }
    }

    /// The separator of members and elements, without a line break.
    var comma: StaticString { self == .line ? ", " : "," }

    /// Whether members and elements have separate lines. For ``filled(_:)`` a single line is tried first.
    var breaksLines: Bool { self != .compact && self != .line }

    /// The layout of the values of members and elements.
    var inner: Self { if case .listed(let width, _) = self { .filled(width) } else { self } }
}
