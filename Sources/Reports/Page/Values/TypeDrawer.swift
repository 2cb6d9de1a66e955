import CodeGeneration
import DesignTokens

/// The CSS of sample text, in the project's font if it is embedded.
struct TypeDrawer {
    let fonts: PageFonts
    let names: FontNames
    let baseFontSize: Double

    /// Returns the declarations for a text style, a font family or a weight; `nil` for other values.
    func declarations(of value: TokenValue) -> String? {
        switch value {
        case .fontFamily(let families):
            guard let family = families.first else { return nil }
            return
                "font-family:\(self.family(names.postScriptName(family: family, weight: 400, isItalic: false), family))"
        case .fontWeight(let weight): return Self.style(weight.weight, isItalic: weight.isItalic)
        case .composite(let style) where style.type == .typography: return declarations(of: style)
        default: return nil
        }
    }

    /// Returns whether the exact font of a text style is embedded.
    func hasFont(of value: TokenValue) -> Bool {
        guard case .named(let name, _)? = names.postScriptName(of: value) else { return false }
        return fonts.number(of: name) != nil
    }

    private func declarations(of style: CompositeValue) -> String? {
        guard let request = FontRequest(.composite(style)) else { return nil }
        let name = names.postScriptName(of: .composite(style))
        let family = family(name ?? .guessed(""), request.families.first ?? "")
        var lines = ["font-family:\(family)", Self.style(request.weight, isItalic: request.isItalic)]
        if let size = points(of: "fontSize", in: style), size > 0 {
            let shown = min(size, Self.largestSize)
            lines.append("font-size:\(NumberText.short(shown))px")
            if let spacing = points(of: "letterSpacing", in: style) {
                lines.append("letter-spacing:\(NumberText.short(spacing * shown / size))px")
            }
        }
        return lines.joined(separator: ";")
    }

    private func points(of name: String, in style: CompositeValue) -> Double? {
        style.value(of: name)?.inPoints(baseFontSize: baseFontSize).points
    }

    private static func style(_ weight: Double, isItalic: Bool) -> String {
        "font-weight:\(NumberText.short(min(max(weight, 1), 1000)))" + (isItalic ? ";font-style:italic" : "")
    }

    /// Returns the families for a font: the embedded one, or else those of the reader's machine.
    private func family(_ name: FontName, _ family: String) -> String {
        switch name {
        case .named(let name, _):
            if let number = fonts.number(of: name) { return "f\(number)" }
            return Self.quoted(family) + "system-ui,sans-serif"
        case .guessed: return Self.quoted(family) + "system-ui,sans-serif"
        case .system(let design, _):
            return switch design {
            case .default: "system-ui,sans-serif"
            case .serif: "ui-serif,serif"
            case .rounded: "ui-rounded,system-ui,sans-serif"
            case .monospaced: "ui-monospace,monospace"
            }
        }
    }

    /// Returns a family that a reader may have; empty for a name with special characters.
    private static func quoted(_ family: String) -> String {
        let isPlain = family.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == 0x20 || byte == UInt8(ascii: "-")
        }
        return isPlain && !family.isEmpty ? "\"\(family)\"," : ""
    }

    /// Larger text is shown at this size, because a headline of 200 points would fill the page.
    private static let largestSize = 72.0
}
