import SwiftSources

/// A number in a position for a length of the design.
struct LengthLiteral {
    var value: Double
    /// The index of the number's token.
    var token: Int
    var use: LengthUse
    /// The called type, if the position is that of an initializer.
    var type: String?
    /// Whether it is assigned to a property, whose type may not be `CGFloat`.
    var isAssigned = false
    /// Whether it is in a configured position, whose type may not be `CGFloat`.
    var isOwn = false

    /// The numbers in a call, except zero, which means no length.
    static func all(in call: SwiftCall, _ position: LengthPosition, _ code: SwiftCode) -> [LengthLiteral] {
        guard position.isMethod ? call.isMember : code.isUnqualified(call), !code.isCapInsets(call) else { return [] }
        let arguments = code.arguments(of: call)
        return arguments.indices.compactMap { number in
            let argument = arguments[number]
            guard let use = position.labels[argument.label], argument.value.count == 1,
                !argument.label.isEmpty || number == arguments.count - 1,
                let value = code.number(argument.value.lowerBound), value > 0
            else { return nil }
            return LengthLiteral(
                value: value, token: argument.value.lowerBound, use: use,
                type: position.isMethod ? nil : code.text(call.name))
        }
    }

    /// The numbers, except zero, that a file assigns to properties.
    static func assignments(_ code: SwiftCode) -> [LengthLiteral] {
        code.tokens.indices.compactMap { index in
            guard code.tokens[index].kind == .number, code.isText(index - 1, "="), code.kind(index - 3) == .dot,
                let use = LengthPosition.properties[code.text(index - 2)], code.endsStatement(index),
                let value = code.number(index), value > 0
            else { return nil }
            return LengthLiteral(value: value, token: index, use: use, isAssigned: true)
        }
    }
}

extension SwiftCode {
    /// Returns whether a call creates the cap insets of a resizable image.
    fileprivate func isCapInsets(_ call: SwiftCall) -> Bool {
        kind(call.start - 1) == .colon
            && (isText(call.start - 2, "withCapInsets") || isText(call.start - 2, "capInsets"))
    }

    /// Returns the value of a number's token; `nil` for other tokens.
    func number(_ index: Int) -> Double? {
        guard kind(index) == .number else { return nil }
        let text = text(index).replacing("_", with: "")
        return text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16).map(Double.init) : Double(text)
    }

    /// Returns whether a statement ends with a token.
    fileprivate func endsStatement(_ index: Int) -> Bool {
        guard tokens.indices.contains(index + 1) else { return true }
        let next = tokens[index + 1]
        if next.kind == .closeBrace || next.kind == .semicolon { return true }
        // An operator on the next line may continue it.
        return next.startsLine && next.kind != .symbols && next.kind != .dot
    }
}
