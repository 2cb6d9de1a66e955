/// The colors of one type in the text of a generated file, by the names of its symbols: in light, and in dark.
struct WrittenColors {
    /// A color as it is written, or as a program prints it.
    struct Color {
        var isSRGB: Bool
        /// Red, green, blue and opacity.
        var numbers: [Double]

        /// Reads a line such as `sRGB 1.0 0.5 0.0 1.0`.
        init(line: Substring) {
            let words = line.split(separator: " ")
            isSRGB = words.first == "sRGB"
            numbers = words.dropFirst().compactMap { Double($0) }
        }

        /// Returns whether two colors are the same; the compiler reads a number with more digits than a double has, and
        /// rounds twice.
        func isSame(as other: Color) -> Bool {
            isSRGB == other.isSRGB && numbers.count == 4 && other.numbers.count == 4
                && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-15 }
        }

        fileprivate init(isSRGB: Bool, numbers: [Double]) { (self.isSRGB, self.numbers) = (isSRGB, numbers) }
    }

    private var colors: [String: [Color]] = [:]

    /// Reads lines such as `static var oneC1: Color { .init(hex: "F08040") }`.
    init(_ type: String, in text: String) {
        for line in text.split(separator: "\n") {
            guard let symbol = line.firstMatch(of: /(?:static (?:let|var) |adaptive_)(\w+): (\w+)/), symbol.2 == type
            else { continue }
            let found = Self.colors(in: line[symbol.range.upperBound...])
            if !found.isEmpty { colors[String(symbol.1)] = found.count == 1 ? found + found : found }
        }
    }

    /// The colors of a symbol, in light and dark; none if it has no expression that can be read.
    subscript(name: String) -> [Color] { colors[name] ?? [] }

    private static func colors(in line: Substring) -> [Color] {
        let hex = line.matches(of: /hex: "([0-9A-F]{6})"(?:, alpha: ([^,)]+))?/).map { match in
            let bytes = UInt32(match.1, radix: 16) ?? 0
            let numbers = [bytes >> 16, bytes >> 8 & 0xFF, bytes & 0xFF].map { Double($0) / 255 }
            return (match.range.lowerBound, Color(isSRGB: true, numbers: numbers + [number(match.2, else: 1)]))
        }
        let components =
            #/(sRGB|srgb|displayP3)(?:, red|Red): ([^,]+), green: ([^,]+), blue: ([^,)]+)(?:, (?:opacity|alpha): ([^,)]+))?/#
        let numbers = line.matches(of: components).map { match in
            let components = [match.2, match.3, match.4].map { Double($0) ?? .nan }
            let color = Color(isSRGB: match.1 != "displayP3", numbers: components + [number(match.5, else: 1)])
            return (match.range.lowerBound, color)
        }
        return (hex + numbers).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func number(_ text: Substring?, else other: Double) -> Double {
        text.map { Double($0) ?? .nan } ?? other
    }
}
