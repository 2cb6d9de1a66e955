import LocatedJSON
import Testing

@Suite("Numbers")
struct NumberTests {
    /// Expects of every text that it is read as Swift itself reads it, to the last bit.
    private func expectExact(_ texts: [String]) throws {
        let document = try parse("[" + texts.joined(separator: ",\n") + "]")
        let elements = Array(document.elements(of: document.root))
        #expect(elements.count == texts.count)
        for (element, text) in zip(elements, texts) {
            let (read, expected) = (document.numberValue(of: element), Double(text))
            #expect(read?.bitPattern == expected?.bitPattern, "\(text)")
            #expect(document.text(of: element) == text)
        }
    }

    @Test("whole numbers, fractions and exponents are read exactly")
    func everyForm() throws {
        try expectExact([
            "0", "1", "-1", "10", "16", "255", "0.5", "-0.25", "1e3", "1E3", "1e+3", "1e-3", "1.5e2", "-12.75E-1",
            "0e0",
            "0.0", "0.1", "0.2", "0.3", "100.0", "1e22", "1e23", "0e999999999999",
        ])
    }

    @Test("what Figma writes is read exactly")
    func figma() throws {
        try expectExact([
            "0.9529411792755127", "0.07999999821186066", "0.9215686321258545", "0.003921568859368563",
            "0.20000000298023224", "0.4000000059604645", "0.8799999952316284", "0.019607843831181526",
        ])
    }

    @Test("seventeen and more digits are read exactly")
    func manyDigits() throws {
        try expectExact([
            "12345678901234567", "123456789012345678", "1234567890123456789", "12345678901234567890",
            "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740994", "9007199254740995",
            "9999999999999999999", "99999999999999999999", "18446744073709551615", "18446744073709551616",
            "0.1234567890123456789", "0.12345678901234567891", "1.0000000000000002",
            "1.00000000000000011102230246251565",
            "0.30000000000000004", "123456789.0123456789", "-123456789.012345678", "0.000000000000000001",
        ])
    }

    @Test("a text halfway between two doubles goes to the even one, and its neighbors away from it")
    func halfway() throws {
        try expectExact([
            "4503599627370496.5", "4503599627370497.5", "4503599627370496.49", "4503599627370496.51",
            "4503599627370497.499",
            "2251799813685248.25", "2251799813685248.75", "2251799813685248.251", "2251799813685248.749",
            "1125899906842624.125", "1125899906842624.375", "1125899906842624.124", "1125899906842624.376",
            "70368744177664.0078125", "9007199254740993.0", "9007199254740993.1", "9007199254740992.9",
        ])
    }

    @Test("a text a little above halfway, by less than 64 bits show, is not taken for halfway")
    func aboveHalfway() throws {
        try expectExact([
            "0.67814574192328686", "0.105157911578890019", "0.18106398273935638", "0.9466483035194036",
            "0.35094790828228975", "0.666091800765594988", "0.19381155485327696", "0.739913113170859893",
        ])
    }

    @Test("the smallest and the largest numbers are read exactly")
    func extremes() throws {
        try expectExact([
            "1.7976931348623157e308", "-1.7976931348623157e308", "2.2250738585072014e-308", "2.2250738585072011e-308",
            "4.9406564584124654e-324", "5e-324", "2.4703282292062328e-324", "2.4703282292062327e-324", "1e-400",
            "-1e-400",
            "0." + String(repeating: "0", count: 400) + "1", String(repeating: "9", count: 308),
            String(repeating: "1", count: 305) + ".5",
        ])
    }

    @Test("minus zero keeps its sign", arguments: ["-0", "-0.0", "-0e1"])
    func minusZero(text: String) throws {
        let document = try parse(text)
        #expect(document.numberValue(of: document.root)?.sign == .minus)
        #expect(document.numberValue(of: document.root) == 0)
    }

    @Test("twenty thousand texts of all lengths are read exactly")
    func pseudoRandomTexts() throws {
        var generator = SplitMix64(state: 2025)
        try expectExact((0..<20_000).map { _ in Self.decimalText(using: &generator) })
    }

    private static func decimalText(using generator: inout SplitMix64) -> String {
        let sign = Bool.random(using: &generator) ? "-" : ""
        let whole = digits(Int.random(in: 0...6, using: &generator), using: &generator)
        let fraction = digits(Int.random(in: 0...18, using: &generator), using: &generator)
        let exponent =
            Int.random(in: 0...9, using: &generator) == 0 ? "e\(Int.random(in: -320...280, using: &generator))" : ""
        let start = whole.drop { $0 == "0" }
        return sign + (start.isEmpty ? "0" : start) + (fraction.isEmpty ? "" : ".\(fraction)") + exponent
    }

    private static func digits(_ count: Int, using generator: inout SplitMix64) -> String {
        (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
    }
}

/// A small generator whose numbers are the same in every run.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
