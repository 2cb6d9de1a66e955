// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the programs of Scripts/evaluate call: they print the value of each generated symbol in each appearance and theme, as
// the other stubs recorded it.

import SwiftUI

/// The themes of a program besides the default one, which changes nothing.
nonisolated(unsafe) public var themes: [(name: String, change: (inout EnvironmentValues) -> Void)] = []

/// Prints the number of a symbol, so that the last line of a program that crashes names it, and then its values.
public func show<Value>(_ number: Int, _ value: @autoclosure () -> Value) {
    guard begin(number) else { return }
    let value = value()
    print(appearances { JSON.text(of: value, in: $0) })
}

/// The same for members of `ShapeStyle`, whose type is found by the compiler.
public func showStyle<Style: ShapeStyle>(_ number: Int, _ style: @autoclosure () -> Style) {
    guard begin(number) else { return }
    let style = style()
    let usual = appearances { JSON.text(of: style, in: $0) }
    if style is Color {
        print(usual)
        return
    }
    let all = [JSON.quoted("") + ":" + usual]
    let themed = themes.map { theme in
        let values = appearances { environment in
            var environment = environment
            theme.change(&environment)
            return JSON.text(of: style, in: environment)
        }
        return JSON.quoted(theme.name) + ":" + values
    }
    print("{\"themes\":{\((all + themed).joined(separator: ","))}}")
}

/// Prints a number; `false` for one that is known to crash.
private func begin(_ number: Int) -> Bool {
    if skipped.contains(number) { return false }
    print(number)
    fflush(nil)
    return true
}

private let skipped = Set(
    (ProcessInfo.processInfo.environment["EVALUATION_SKIPPED"] ?? "").split(separator: ",").compactMap { Int($0) })

/// The values in the appearances, or one where all are the same.
private func appearances(_ text: (EnvironmentValues) -> String) -> String {
    let names = ["light", "dark", "lightHighContrast", "darkHighContrast"]
    let texts = [ColorSchemeContrast.standard, .increased].flatMap { contrast in
        [ColorScheme.light, .dark].map { text(EnvironmentValues(scheme: $0, contrast: contrast)) }
    }
    if Set(texts).count == 1 { return "{\"value\":\(texts[0])}" }
    let values = zip(names, texts).map { "\"\($0)\":\($1)" }
    return "{\"appearances\":{\(values.joined(separator: ","))}}"
}

/// Values as JSON: those of libraries by what the stubs recorded, those of generated types by their properties.
private enum JSON {
    static func text(of value: Any, in environment: EnvironmentValues) -> String {
        switch value {
        case let color as Color: return text(of: color.resolve(in: environment))
        case let color as Color.Resolved: return text(of: color)
        #if canImport(UIKit)
        case let color as UIColor: return text(of: Color(uiColor: color).resolve(in: environment))
        #elseif canImport(AppKit)
        case let color as NSColor: return text(of: Color(nsColor: color).resolve(in: environment))
        #endif
        case let number as CGFloat: return "\(Double(number))"
        case let number as Double: return "\(number)"
        case let number as Int: return "\(number)"
        case let boolean as Bool: return boolean.description
        case let text as String: return quoted(text)
        case let array as [Any]: return "[" + array.map { text(of: $0, in: environment) }.joined(separator: ",") + "]"
        case let weight as Font.Weight: return "{\"weight\":\(weight.recordedStep * 100)}"
        case let angle as Angle: return "\(angle.degrees)"
        default: break
        }
        if let style = value as? any ShapeStyle, let resolved = resolved(style, in: environment) {
            return text(of: resolved, in: environment)
        }
        return structure(value, in: environment)
    }

    /// What a style is in an environment; `nil` for one that resolves to nothing, such as a gradient.
    private static func resolved<Style: ShapeStyle>(_ style: Style, in environment: EnvironmentValues) -> Any? {
        Style.Resolved.self == Never.self ? nil : style.resolve(in: environment)
    }

    private static func text(of color: Color.Resolved) -> String {
        switch color.recorded {
        case .components(let space, let numbers):
            return "{\"space\":\(quoted(space)),\"components\":[\(numbers.map { "\($0)" }.joined(separator: ","))]}"
        case .named(let name, let opacity): return "{\"named\":\(quoted(name)),\"opacity\":\(opacity)}"
        case .native: return "null"
        }
    }

    /// An object of the properties of a value, or the name of a case.
    private static func structure(_ value: Any, in environment: EnvironmentValues) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { text(of: $0.value, in: environment) } ?? "null"
        }
        if mirror.displayStyle == .enum, mirror.children.isEmpty { return quoted("\(value)") }
        let entries = mirror.children.enumerated().map { index, child in
            quoted(child.label ?? "\(index)") + ":" + text(of: child.value, in: environment)
        }
        return "{" + (["\"type\":\(quoted("\(type(of: value))"))"] + entries).joined(separator: ",") + "}"
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar.value < 0x7F
            if isPlain {
                quoted.unicodeScalars.append(scalar)
            } else {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            }
        }
        return quoted + "\""
    }
}
