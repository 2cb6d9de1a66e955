import CodeGeneration
import DesignTokens
import SwiftSources

/// An initializer of a target's own code for colors, with the label `hex` and a string.
struct HexInitializer: Hashable {
    /// The type that it creates, and its file.
    let type: String
    let path: String
    /// Whether it can be called with six digits, with and without an opacity.
    let takesOpaque: Bool
    let takesAlpha: Bool
    /// Whether a generated initializer with an opacity can be declared beside it. Of two matching initializers, Swift
    /// calls the one whose parameter is not optional, otherwise the one that needs no default argument, otherwise the
    /// one whose result is not optional.
    let isHarmless: Bool

    /// The types that a generated file with initializers extends.
    static let types = ["Color", "UIColor", "NSColor"]

    /// Reads the parameters in a name like `init(hex: String, alpha: Double = 1)`.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - path: The file that declares it.
    ///   - needsMark: Whether the digits must follow a `#`.
    init(_ name: SwiftDeclarations.Name, at path: String, needsMark: Bool) {
        (type, self.path) = (name.scope, path)
        let others = name.name.split(separator: ",").dropFirst().filter { $0.contains(":") }
            .map { (isAlpha: $0.drop(while: \.isWhitespace).hasPrefix("alpha:"), isRequired: !$0.contains("=")) }
        let isFailable = !name.name.hasPrefix("init(")
        let takesDigits = !isFailable && !needsMark
        takesOpaque = takesDigits && !others.contains(where: \.isRequired)
        takesAlpha =
            takesDigits && others.contains(where: \.isAlpha) && others.allSatisfy { $0.isAlpha || !$0.isRequired }
        let takesOptional = name.name.prefix { $0 != "," }.contains("String?")
        isHarmless = !takesOptional && (isFailable ? !others.contains(where: \.isAlpha) : takesOpaque && others.isEmpty)
    }
}

extension [HexInitializer] {
    /// Returns whether the initializer can create some colors as one of some types.
    func fit(_ colors: [ColorValue], of types: [String]) -> Bool {
        let own = filter { types.contains($0.type) }
        return colors.allSatisfy { color in
            own.contains { color.alpha == 1 ? $0.takesOpaque : $0.takesAlpha }
        }
    }

    /// Returns an initializer for colors of one of some types, if possible with an opacity.
    func best(of types: [String]) -> HexInitializer? {
        let own = filter { types.contains($0.type) }
        return own.first(where: \.takesAlpha) ?? own.first(where: \.takesOpaque)
    }
}

extension SwiftCode {
    /// Whether an initializer with the label `hex` drops the first character of any argument.
    var dropsFirstDigit: Bool {
        tokens.indices.contains { index in
            guard kind(index) == .word, isText(index, "init") else { return false }
            let opening = index + (kind(index + 1) == .openParenthesis ? 1 : 2)
            guard isText(opening + 1, "hex"), let closing = partner(of: opening),
                let start = (closing..<tokens.count).first(where: { kind($0) == .openBrace }),
                let end = partner(of: start)
            else { return false }
            let body = start..<end
            return body.contains { Self.droppingWords.contains(text($0)) }
                && !body.contains { plainString($0)?.contains("#") == true }
        }
    }

    private static let droppingWords: Set<String> = ["dropFirst", "removeFirst", "scanLocation"]
}
