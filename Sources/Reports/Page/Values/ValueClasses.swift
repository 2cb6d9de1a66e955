/// The classes of the style sheet for values, because elements have no inline styles.
struct ValueClasses: Sendable {
    private var declarations = Numbered<String>()

    /// The declarations of each class.
    var all: [String] { declarations.all }

    /// Returns the index of the class with some declarations; `nil` if they could end the class or load something.
    mutating func number(of declarations: String) -> Int? {
        Self.isHarmless(declarations) ? self.declarations.number(of: declarations) : nil
    }

    /// Returns whether a text consists of numbers, words and functions. It was built here, but from values in a file.
    private static func isHarmless(_ text: String) -> Bool {
        let isKnown = { (byte: UInt8) in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: " -.,#%/():;\"".utf8.contains(byte)
            }
        }
        return text.utf8.allSatisfy(isKnown) && !text.lowercased().contains("url(")
    }
}
