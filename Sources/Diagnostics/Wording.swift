/// Small words of reports.
package enum Wording {
    /// A number with its noun: `1 file`, `6 files`.
    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
