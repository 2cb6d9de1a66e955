/// Common phrases in messages.
package enum Wording {
    /// A number with its noun: `1 file`, `6 files`.
    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// A number that is not negative, with commas between thousands: `50,000`.
    package static func number(_ number: Int) -> String {
        let digits = String(number)
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
            text.append(digit.element)
        }
    }

    /// A list of things in a sentence: `a`, `a and b`, `a, b and c`; with "or", `a, b or c`.
    package static func list(_ things: [String], _ word: String = "and") -> String {
        guard let last = things.last, things.count > 1 else { return things.first ?? "" }
        return things.dropLast().joined(separator: ", ") + " \(word) " + last
    }

    /// The names in a circle, with the first one repeated at the end: `a → b → a`. Long circles are shortened in the
    /// middle.
    package static func circle(_ names: [String]) -> String {
        chain(names + names.prefix(1))
    }

    /// The names in a chain: `a → b → c`. Long chains are shortened in the middle.
    package static func chain(_ names: [String]) -> String {
        let leftOut = names.count - 2 * circleEnd
        let shown = leftOut > 1 ? names.prefix(circleEnd) + ["(\(leftOut) more)"] + names.suffix(circleEnd) : names[...]
        return shown.joined(separator: " → ")
    }

    /// The number of names at each end of a shortened circle.
    private static let circleEnd = 6
}
