/// A JSON object of tokens and groups, for tests that would be hard to read otherwise.
///
/// ```swift
/// tokens(["Brand": ["red": color("#F00")], "a": color("#F00", variable: "red")])
/// ```
func tokens(_ root: TokenText) -> String { root.text }

/// A color, and the variable that it was exported from.
func color(_ hex: String, variable: String? = nil) -> TokenText { inline("color", "\"\(hex)\"", variable) }

/// A color in Display P3.
func displayP3(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> TokenText {
    inline(
        "color", #"{ "colorSpace": "display-p3", "components": [\#(red), \#(green), \#(blue)], "alpha": \#(alpha) }"#)
}

/// An sRGB color of any precision.
func sRGB(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> TokenText {
    inline("color", #"{ "colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)], "alpha": \#(alpha) }"#)
}

/// A number, and the variable that it was exported from.
func number(_ number: Double, variable: String? = nil) -> TokenText { inline("number", "\(number)", variable) }

/// A reference to another token.
func alias(_ path: String) -> TokenText { TokenText(text: #"{ "$value": "{\#(path)}" }"#) }

/// A token or group as JSON; a dictionary literal is a group.
struct TokenText: ExpressibleByDictionaryLiteral {
    let text: String

    init(text: String) { self.text = text }

    init(dictionaryLiteral elements: (String, TokenText)...) {
        text = "{ \(elements.map { "\"\($0.0)\": \($0.1.text)" }.joined(separator: ", ")) }"
    }
}

private func inline(_ type: String, _ value: String, _ variable: String? = nil) -> TokenText {
    let extensions = variable.map { #", "$extensions": { "com.figma.aliasData": { "targetVariableName": "\#($0)" } }"# }
    return TokenText(text: #"{ "$type": "\#(type)", "$value": \#(value)\#(extensions ?? "") }"#)
}
