import CodeGeneration
import SwiftSources

/// How the app's own initializers with the label `hex` read eight digits.
///
/// A declaration reads the first two digits by a shift of 24 bits: `a = bits >> 24`. If they become the alpha, it comes
/// first.
struct HexInitializers {
    /// The orders by type and module; `nil` for an unclear declaration.
    private var orders: [String: [String: Set<HexOrder?>]] = [:]

    /// Adds the declarations in a file.
    mutating func add(_ code: SwiftCode, of module: String) {
        for index in code.tokens.indices where code.kind(index) == .word && code.isText(index, "extension") {
            let type = code.extendedType(at: index)
            guard ColorPosition.all[type]?.hasHex == true, let end = code.bodyEnd(after: index) else { continue }
            for place in index..<end where code.isHexInitializer(place) {
                guard let brace = code.bodyStart(after: place, before: end), let end = code.partner(of: brace) else {
                    continue
                }
                orders[type, default: [:]][module, default: []].insert(code.hexOrder(in: brace..<end))
            }
        }
    }

    /// Returns the order in calls of a type's initializer. A module's own declaration hides those of others.
    func order(of type: String, in module: String) -> HexOrder? {
        guard let declared = orders[type] else { return nil }
        let candidates = declared[module] ?? Set(declared.values.joined())
        return candidates.count == 1 ? candidates.first ?? nil : nil
    }
}

extension SwiftCode {
    /// Returns whether `init(hex:` or `init?(hex:` begins at a token.
    fileprivate func isHexInitializer(_ index: Int) -> Bool {
        guard kind(index) == .word, isText(index, "init"), kind(index - 1) != .dot else { return false }
        return isText(index + (kind(index + 1) == .openParenthesis ? 2 : 3), "hex")
    }

    /// Returns the brace that opens the body of an initializer.
    fileprivate func bodyStart(after index: Int, before end: Int) -> Int? {
        var index = index + 1
        while index < end, kind(index) != .openBrace {
            index = tokens[index].isOpening ? partner(of: index) ?? end : index
            index += 1
        }
        return index < end ? index : nil
    }

    /// Returns the order of the digits in a body; `nil` unless all of its shifts by 24 bits agree.
    fileprivate func hexOrder(in body: Range<Int>) -> HexOrder? {
        let shifts = body.filter { isText($0, ">>") && isText($0 + 1, "24") }
        let orders = Set(shifts.map { target(of: $0, in: body).flatMap(Self.order) })
        return orders.count == 1 ? orders.first ?? nil : nil
    }

    /// Returns the order in which a component comes first.
    private static func order(ofFirst name: String) -> HexOrder? {
        switch name.lowercased() {
        case "a", "alpha", "opacity": .argb
        case "r", "red": .rgba
        default: nil
        }
    }

    /// Returns the name that gets the value of an expression: a label, a variable, or an element of a tuple.
    private func target(of index: Int, in body: Range<Int>) -> String? {
        var place = index - 1
        var commas = 0
        while place > body.lowerBound {
            switch kind(place) {
            case .comma: commas += 1
            case .openBrace, .semicolon: return nil
            case .colon where commas == 0 && isLabel(place - 1): return text(place - 1)
            case .openParenthesis, .openBracket:
                if isText(place - 1, "="), let tuple = partner(of: place - 2) {
                    return element(commas, ofTuple: tuple..<place - 2)
                }
                commas = 0
            case .closeParenthesis, .closeBracket, .closeBrace:
                guard let partner = partner(of: place), partner > body.lowerBound else { return nil }
                place = partner
            default:
                if isText(place, "="), commas == 0 { return variable(before: place) }
                if beginsStatement(place) { return nil }
            }
            place -= 1
        }
        return nil
    }

    /// Returns whether a token is the label of a component.
    private func isLabel(_ index: Int) -> Bool {
        (kind(index - 1) == .openParenthesis || kind(index - 1) == .comma)
            && Self.order(ofFirst: text(index)) != nil
    }

    /// Returns whether a statement begins on a line, because no operator follows the value before it.
    private func beginsStatement(_ index: Int) -> Bool {
        guard tokens[index].startsLine, kind(index) == .word, let before = kind(index - 1) else { return false }
        return [.word, .number, .text, .closeParenthesis, .closeBracket, .closeBrace].contains(before)
    }

    /// Returns the variable that is declared or assigned: `a` in `let a: UInt32 =`.
    private func variable(before index: Int) -> String {
        isText(index - 4, "let") || isText(index - 4, "var") ? text(index - 3) : text(index - 1)
    }

    /// Returns an element of a tuple of names.
    private func element(_ number: Int, ofTuple range: Range<Int>) -> String? {
        let names = range.filter { kind($0) == .word }
        return names.indices.contains(number) ? text(names[number]) : nil
    }
}
