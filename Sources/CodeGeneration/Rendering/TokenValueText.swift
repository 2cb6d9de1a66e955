import DesignTokens

/// Values as the Design Tokens format module 2025.10 spells them, on one line.
enum TokenValueText {
    /// The JSON text of a value; `null` for one that is not interpreted.
    static func json(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): self.color(color)
        case .number(let number): SwiftText.number(number)
        case .dimension(let number, let unit): "{\"value\":\(SwiftText.number(number)),\"unit\":\"\(unit.rawValue)\"}"
        case .string(let text): string(text)
        case .alias, .uninterpreted: "null"
        }
    }

    /// A JSON string with its quotes.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func color(_ color: ColorValue) -> String {
        let components = [color.red, color.green, color.blue].map(SwiftText.number).joined(separator: ",")
        let hex = color.exactBytes.map { ",\"hex\":\"#\(SwiftText.hexadecimal($0))\"" } ?? ""
        return "{\"colorSpace\":\"\(color.space.rawValue)\",\"components\":[\(components)],"
            + "\"alpha\":\(SwiftText.number(color.alpha))\(hex)}"
    }
}
