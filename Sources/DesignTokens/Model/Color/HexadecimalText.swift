import Diagnostics

extension ColorValue {
    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case, or returns `nil`.
    package init?(hexadecimal text: some Sequence<UInt8>) {
        var digits: UInt32 = 0
        var count = -1
        for byte in text {
            if count >= 0 {
                guard count < 8, let digit = Self.digit(byte) else { return nil }
                digits = digits << 4 | digit
            } else if byte != UInt8(ascii: "#") {
                return nil
            }
            count += 1
        }
        switch count {
        case 3: self.init(digits << 4 | 0xF, bitsEach: 4)
        case 4: self.init(digits, bitsEach: 4)
        case 6: self.init(digits << 8 | 0xFF, bitsEach: 8)
        case 8: self.init(digits, bitsEach: 8)
        default: return nil
        }
    }

    /// The components as `#RRGGBB`, rounded to eight bits each.
    package var hexadecimalText: String { "#" + rounded.hexadecimal(digits: 6) }

    /// Creates a color from four components in one number, red first.
    private init(_ components: UInt32, bitsEach bits: UInt32) {
        let limit: UInt32 = 1 << bits - 1
        func component(_ place: UInt32) -> Double { Double(components >> (place * bits) & limit) / Double(limit) }
        self.init(red: component(3), green: component(2), blue: component(1), alpha: component(0))
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
