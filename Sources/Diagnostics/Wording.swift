/// Small words of reports.
package enum Wording {
    /// A number with its noun: `1 file`, `6 files`.
    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// Several things in one sentence: `a`, `a and b`, `a, b and c`.
    package static func list(_ things: [String]) -> String {
        guard let last = things.last, things.count > 1 else { return things.first ?? "" }
        return things.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The names on a circle, the first one again at the end: `a → b → a`. Of very many, the first and the last are
    /// named, and how many are between.
    package static func circle(_ names: [String]) -> String {
        let names = names + names.prefix(1)
        let leftOut = names.count - 2 * circleEnd
        let shown = leftOut > 1 ? names.prefix(circleEnd) + ["(\(leftOut) more)"] + names.suffix(circleEnd) : names[...]
        return shown.joined(separator: " → ")
    }

    /// How many names of a circle are shown at each end.
    private static let circleEnd = 6
}
