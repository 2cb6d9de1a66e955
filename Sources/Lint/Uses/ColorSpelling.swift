import SwiftSources

/// A way to write a generated color where code creates one: a member of a type, and the code around it.
struct ColorSpelling {
    /// The type with the member: `Color`, `UIColor` or `NSColor`.
    let type: String
    /// The code before and after the member.
    var prefix = ""
    var suffix = ""
}

/// The spellings that fit a place, beginning with the best.
struct FittingSpellings {
    let all: [ColorSpelling]
    /// The tokens to replace.
    let range: Range<Int>
    /// Whether the code shows that they fit. Otherwise, a replacement may not compile.
    var isCertain = true
}

extension SwiftCode {
    /// Returns the spellings that fit instead of a call that creates a color. An initializer decides the type, and for a
    /// color literal, its place does.
    func spellings(insteadOf call: SwiftCall) -> FittingSpellings {
        guard isText(call.name, "#colorLiteral") else {
            return FittingSpellings(
                all: [ColorSpelling(type: text(call.name))], range: call.range, isCertain: !isUnwrapped(call.range))
        }
        let native = importsOnlyAppKit ? "NSColor" : "UIColor"
        if let outer = conversion(of: call.range) {
            let label = outer.label.isEmpty ? "" : outer.label + ": "
            let inner = ColorSpelling(type: native, prefix: "Color(\(label)", suffix: ")")
            return FittingSpellings(all: [ColorSpelling(type: "Color"), inner], range: outer.range)
        }
        let type = typeOfLiteral(call.range)
        let suffix = type == .coreGraphics ? ".cgColor" : ""
        return FittingSpellings(
            all: [ColorSpelling(type: native, suffix: suffix)], range: call.range, isCertain: type != .unknown)
    }

    /// Returns whether code unwraps the result of a call: an initializer of the app can return an optional.
    private func isUnwrapped(_ range: Range<Int>) -> Bool {
        let (before, after) = (range.lowerBound, range.upperBound)
        if kind(after) == .symbols, text(after).hasPrefix("?") || text(after).hasPrefix("!") { return true }
        guard isText(before - 1, "="), isText(before - 3, "let") || isText(before - 3, "var") else { return false }
        return kind(before - 4) == .comma
            || ["if", "guard", "while"].contains { isText(before - 4, $0) }
    }

    /// Returns the call that creates a `Color` of SwiftUI from a value alone, and the label of the value.
    private func conversion(of value: Range<Int>) -> (range: Range<Int>, label: String)? {
        let isLabeled = kind(value.lowerBound - 1) == .colon
        let opening = value.lowerBound - (isLabeled ? 3 : 1)
        let label = isLabeled ? text(opening + 1) : ""
        guard kind(opening) == .openParenthesis, kind(value.upperBound) == .closeParenthesis,
            isText(opening - 1, "Color"), ["", "uiColor", "nsColor"].contains(label)
        else { return nil }
        let isQualified = kind(opening - 2) == .dot
        if isQualified, !isText(opening - 3, "SwiftUI") { return nil }
        return (opening - (isQualified ? 3 : 1)..<value.upperBound + 1, label)
    }
}

// MARK: - Color literals

/// The type that a color literal takes.
private enum LiteralType {
    /// The color of UIKit or AppKit, which is also the type without a context.
    case native
    /// `CGColor`.
    case coreGraphics
    /// One that the code around it does not show.
    case unknown

    init(type: String) { self = Self.types[type] ?? .unknown }

    private static let types: [String: LiteralType] = [
        "UIColor": .native, "NSColor": .native, "CGColor": .coreGraphics,
    ]

    /// Finds a property of Apple's frameworks by its name and that of its owner; empty if it has none.
    init(property: String, of owner: String) {
        let row = Self.properties.first { row in
            row.names.contains(property)
                && (row.owner.isEmpty || owner.hasSuffix(row.owner) || owner == row.owner.lowercased())
        }
        self = row?.type ?? .unknown
    }

    /// The properties, by the ends of their owners' names; an empty one is any.
    private static let properties: [(owner: String, names: Set<String>, type: LiteralType)] = [
        (
            "Layer",
            ["backgroundColor", "borderColor", "fillColor", "foregroundColor", "shadowColor", "strokeColor"],
            .coreGraphics
        ),
        ("View", ["backgroundColor"], .native), ("Label", ["backgroundColor"], .native),
        ("Button", ["backgroundColor"], .native), ("Cell", ["backgroundColor"], .native),
        (
            "",
            [
                "barTintColor", "onTintColor", "textColor", "thumbTintColor", "tintColor", "trackTintColor",
                "unselectedItemTintColor",
            ],
            .native
        ),
    ]
}

extension SwiftCode {
    /// Returns the type of a color literal, as far as the code next to it shows it.
    private func typeOfLiteral(_ literal: Range<Int>) -> LiteralType {
        if kind(literal.upperBound) == .dot { return .native }
        var before = literal.lowerBound - 1
        guard endsValue(before: literal.upperBound) else { return .unknown }
        if isText(before, "return"), kind(before - 1) == .openBrace { before -= 1 }
        if kind(before) == .openBrace { return statedType(endingAt: before - 1) ?? .unknown }
        guard isText(before, "=") else { return .unknown }
        if let type = statedType(endingAt: before - 1) { return type }
        if isText(before - 2, "let") || isText(before - 2, "var") { return .native }
        let owner = kind(before - 3).map { $0 == .symbols ? before - 4 : before - 3 } ?? before
        if kind(before - 2) == .dot { return LiteralType(property: text(before - 1), of: text(owner)) }
        return LiteralType(property: text(before - 1), of: "")
    }

    /// Returns the type that ends at a token, after a colon or an arrow: `: UIColor?`. `nil` if there is none.
    private func statedType(endingAt index: Int) -> LiteralType? {
        let end = kind(index) == .symbols && !isText(index, "->") ? index - 1 : index
        guard kind(end) == .word else { return nil }
        let start = kind(end - 1) == .dot ? end - 2 : end
        return kind(start - 1) == .colon || isText(start - 1, "->") ? LiteralType(type: text(end)) : nil
    }

    /// Returns whether a value ends before a token, instead of being a part of a larger expression.
    private func endsValue(before index: Int) -> Bool {
        guard let kind = kind(index) else { return true }
        let ends: [SwiftToken.Kind] = [.closeBrace, .closeParenthesis, .closeBracket, .comma, .semicolon]
        return ends.contains(kind) || tokens[index].startsLine && kind != .symbols
    }
}
