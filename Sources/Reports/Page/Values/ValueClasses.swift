/// The classes of the style sheet that stand for values: an element names its class, for no element has a style of its own.
struct ValueClasses: Sendable {
    private var declarations = Numbered<String>()

    /// The declarations of each class.
    var all: [String] { declarations.all }

    /// The number of the class with some declarations; `nil` for what could end the class, or load something.
    mutating func number(of declarations: String) -> Int? {
        Self.isHarmless(declarations) ? self.declarations.number(of: declarations) : nil
    }

    /// Whether a text is made of numbers, words and functions alone. It was put together here; what it was made of came from a
    /// file.
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
