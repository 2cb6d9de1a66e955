import DesignTokens
import Foundation

/// What a token is worth in the end, as far as the naive readers go.
enum NaiveValue {
    case color(space: String, red: Double, green: Double, blue: Double, alpha: Double)
    /// A number or a length, in points.
    case number(Double)
    /// A length in font sizes of the text it is used in.
    case fontSizes(Double)
    case text(String)

    /// Reads a literal; `nil` for what is not compared, such as shadows and typography.
    init?(_ json: Any, type: String?) {
        switch (json, type) {
        case (let text as String, "color"): self.init(color: text)
        case (let text as String, "dimension"): self.init(length: text)
        case (let text as String, "string"): self = .text(text)
        case (let number as NSNumber, "number"), (let number as NSNumber, "dimension"):
            self = .number(number.doubleValue)
        case (let object as [String: Any], "color"): self.init(components: object)
        case (let object as [String: Any], "dimension"): self.init(number: object["value"], unit: object["unit"])
        default: return nil
        }
    }

    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
    init?(color text: String) {
        var digits = Array(text.dropFirst())
        guard text.first == "#", [3, 4, 6, 8].contains(digits.count) else { return nil }
        if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...].prefix(2)), radix: 16) }
        let parts = bytes.compactMap { $0 }.map { Double($0) / 255 }
        guard parts.count == bytes.count else { return nil }
        self = .color(
            space: "srgb", red: parts[0], green: parts[1], blue: parts[2], alpha: parts.dropFirst(3).first ?? 1)
    }

    private init?(components object: [String: Any]) {
        guard let space = object["colorSpace"] as? String, let parts = object["components"] as? [Double],
            parts.count == 3
        else { return nil }
        self = .color(
            space: space, red: parts[0], green: parts[1], blue: parts[2], alpha: object["alpha"] as? Double ?? 1)
    }

    private init?(length text: String) {
        let unit = ["px", "rem", "em", "%"].first(where: text.hasSuffix)
        self.init(number: Double(text.dropLast(unit?.count ?? 0)), unit: unit)
    }

    init?(number: Any?, unit: Any?) {
        guard let number = number as? Double, let unit = unit as? String else { return nil }
        switch unit {
        case "px": self = .number(number)
        case "rem": self = .number(number * 16)
        case "em": self = .fontSizes(number)
        case "%": self = .fontSizes(number / 100)
        default: return nil
        }
    }

    /// Whether the two look the same, as design.md says it of colors.
    func isSame(as other: NaiveValue) -> Bool {
        switch (self, other) {
        case (
            .color(let space, let red, let green, let blue, let alpha),
            .color(let otherSpace, let r, let g, let b, let a)
        ):
            let steps = space == "srgb" ? 255.0 : 10_000
            let pairs = zip([red, green, blue], [r, g, b]).map { (($0 * steps).rounded(), ($1 * steps).rounded()) }
            return space == otherSpace && (alpha * 1000).rounded() == (a * 1000).rounded() && pairs.allSatisfy(==)
        case (.number(let number), .number(let other)), (.fontSizes(let number), .fontSizes(let other)):
            return abs(number - other) <= 0.000_001 * max(1, abs(number))
        case (.text(let text), .text(let other)): return text == other
        default: return false
        }
    }

    /// The value as the product found it.
    init?(_ value: TokenValue) {
        switch value {
        case .color(let color):
            self = .color(
                space: color.space.rawValue, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        case .number(let number): self = .number(number)
        case .fontWeight(let weight): self = .number(weight.weight)
        case .dimension(let number, let unit): self.init(number: number, unit: unit.rawValue)
        case .string(let text), .strokeStyle(let text): self = .text(text)
        case .boolean(let boolean): self = .number(boolean ? 1 : 0)
        case .duration(let time, let unit): self = .number(unit == .ms ? time / 1000 : time)
        case .cubicBezier, .fontFamily, .composite: self = .text("\(value)")
        case .alias, .deferred, .uninterpreted, .unusable: return nil
        }
    }
}
