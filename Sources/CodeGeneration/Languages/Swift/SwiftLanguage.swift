import DesignTokens

/// Swift with SwiftUI.
package struct SwiftLanguage: OutputLanguage {
    package init() {}

    package let name = "Swift"
    package let fileExtension = "swift"
    package let hasUniqueFileNames = true

    package func literal(_ value: TokenValue) -> String? {
        switch value {
        case .color(let color): return SwiftText.color(color)
        case .number, .dimension: return value.points.map(NumberText.number)
        case .string(let text): return SwiftText.quoted(text)
        case .boolean(let boolean): return boolean.description
        case .duration(let time, let unit): return NumberText.number(time * unit.seconds)
        case .cubicBezier(let numbers): return "[\(numbers.map(NumberText.number).joined(separator: ", "))]"
        case .fontFamily(let names): return "[\(names.map(SwiftText.quoted).joined(separator: ", "))]"
        case .fontWeight(let weight): return NumberText.number(weight.weight)
        case .strokeStyle(let name): return SwiftText.quoted(name)
        case .composite, .alias, .deferred, .uninterpreted, .unusable: return nil
        }
    }

    package func text(_ text: String) -> String { SwiftText.literal(text) }

    package func typeName(of type: TokenType, _ value: TokenValue) -> String? {
        switch type {
        case .color: return "Color"
        case .string: return "String"
        case .boolean: return "Bool"
        case .fontFamily: return "[String]"
        case .cubicBezier: return "[Double]"
        case .duration, .fontWeight: return "Double"
        case .strokeStyle: if case .strokeStyle = value { return "String" } else { return nil }
        case .border, .transition, .shadow, .gradient, .typography: return nil
        case .number, .dimension: return "CGFloat"
        }
    }

    /// A group called `color` becomes a type `Color`, which must not hide SwiftUI's.
    package func qualifiedTypeName(of type: TokenType, _ value: TokenValue) -> String? {
        type == .color ? "SwiftUI.Color" : typeName(of: type, value)
    }

    package func bundle(_ choice: BundleChoice) -> String? {
        switch choice {
        case .automatic: nil
        case .module: ".module"
        case .main: ".main"
        case .identifier(let identifier): "Bundle(identifier: \(SwiftText.quoted(identifier))) ?? .main"
        case .ofClass(let name): "Bundle(for: \(name).self)"
        }
    }

    /// SwiftPM declares `Bundle.module` without a word about isolation, so in a module that is isolated to the main
    /// actor it is too.
    package func bundleIsolation(_ choice: BundleChoice, isNonisolated: Bool) -> String {
        if !isNonisolated { return "" }
        return choice == .automatic || choice == .module ? "@MainActor" : "nonisolated"
    }

    /// A member of the expected type itself needs no scope in front.
    package func reference(to name: String, in scope: String, type: TokenType?) -> String {
        let own =
            switch type {
            case .color: Self.colorScopes
            case .number, .dimension: Self.numberScopes
            default: [String]()
            }
        return own.contains(scope) ? "." + name : "\(scope).\(name)"
    }

    package func expression(_ reference: String, opacity: Double) -> String {
        "\(reference).opacity(\(SwiftText.alpha(opacity)))"
    }

    package let hasAdaptiveColors = true

    package func adaptiveColor(
        _ values: [(appearance: Appearance, expression: String)], isQualified: Bool
    ) -> String {
        let arguments = values.map { "\($0.appearance.rawValue): \($0.expression)" }.joined(separator: ", ")
        return (isQualified ? "SwiftUI.Color(" : "Color(") + arguments + ")"
    }

    package func isImplied(_ scope: String) -> Bool {
        Self.colorScopes.contains(scope) || Self.numberScopes.contains(scope)
    }

    package func isProtocol(_ scope: String) -> Bool { scope == "ShapeStyle" || scope == "SwiftUI.ShapeStyle" }

    /// In Mac Catalyst, `os(iOS)` is true as well.
    package let platformConditions: [(platform: ApplePlatform, condition: String)] =
        [(.macCatalyst, "targetEnvironment(macCatalyst)")]
        + ApplePlatform.allCases.filter { $0 != .macCatalyst }.map { ($0, "os(\($0.rawValue))") }

    package let lineComment = "//"
    package let toolLines = [
        "// swift-format-ignore-file", "// swiftformat:disable all", "// swiftlint:disable all",
    ]

    package func comment(_ text: String) -> String { EscapedText.onOneLine(text) }

    package func commentLines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { comment(String($0)) }
    }
}
