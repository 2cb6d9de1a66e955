/// The classes of the style sheet for values, because elements have no inline styles.
struct ValueClasses: Sendable {
    private var declarations = Numbered<String>()

    /// The declarations of each class.
    var all: [String] { declarations.all }

    /// Returns the index of the class with some declarations; `nil` if they could end the class or load something.
    mutating func number(of declarations: String) -> Int? {
        Self.isHarmless(declarations) ? self.declarations.number(of: declarations) : nil
    }

    /// Returns whether a text consists of numbers, words and functions. This program built it, but from values in a
    /// file.
    private static func isHarmless(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.allSatisfy { index in
                isKnown[Int(bytes[index])]
                    && !(bytes[index] == UInt8(ascii: "(") && endsWithURL(bytes[..<index]))
            }
        }
    }

    /// Whether a byte belongs to a number, a word, a color or a function.
    private static let isKnown: [Bool] = (0...255).map { (byte: UInt8) in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: " -.,#%/():;\"".utf8.contains(byte)
        }
    }

    /// Returns whether a text ends with `url`, in any case.
    private static func endsWithURL(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.suffix(3).map { $0 | 0x20 } == Array("url".utf8)
    }
}
