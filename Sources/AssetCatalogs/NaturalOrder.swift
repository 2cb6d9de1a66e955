/// A name's place among others as people expect it: without regard to case, numbers by their value
/// (`onboarding2` before `onboarding10`), and for names that are equal in that, by their UTF-8 bytes.
///
/// It depends on nothing but the two names: no locale, no order of the file system.
struct NaturalOrder: Comparable {
    private enum Token: Equatable {
        case byte(UInt8)
        /// The digits of a number without leading zeros.
        case number(ArraySlice<UInt8>)
    }

    private let tokens: [Token]
    private let bytes: [UInt8]

    init(_ name: String) {
        bytes = Array(name.utf8)
        tokens = Self.tokens(of: Array(name.lowercased().utf8))
    }

    static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
        if left.tokens == right.tokens { return left.bytes.lexicographicallyPrecedes(right.bytes) }
        return left.tokens.lexicographicallyPrecedes(right.tokens, by: precedes)
    }

    private static func tokens(of bytes: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var position = 0
        while position < bytes.count {
            guard isDigit(bytes[position]) else {
                tokens.append(.byte(bytes[position]))
                position += 1
                continue
            }
            let end = bytes[position...].firstIndex { !isDigit($0) } ?? bytes.count
            tokens.append(.number(bytes[position..<end].drop { $0 == UInt8(ascii: "0") }))
            position = end
        }
        return tokens
    }

    /// Numbers stand where digits stand among the bytes; of two numbers, the one with fewer digits is smaller.
    private static func precedes(_ left: Token, _ right: Token) -> Bool {
        switch (left, right) {
        case (.byte(let left), .byte(let right)): left < right
        case (.byte(let left), .number): left < UInt8(ascii: "0")
        case (.number, .byte(let right)): right > UInt8(ascii: "9")
        case (.number(let left), .number(let right)):
            left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
