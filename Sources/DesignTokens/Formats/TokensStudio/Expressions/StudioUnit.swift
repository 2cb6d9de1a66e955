/// The units of numbers in Tokens Studio files: those of CSS, and those of other platforms that teams use.
///
/// Any other word makes the whole a literal text: `12 apples`, `06e455`.
package enum StudioUnit: String, CaseIterable, Sendable {
    /// A point on Apple platforms; equivalent to a number without a unit.
    case px
    case rem, em, ch, ex, cap, ic, lh, rlh
    case percent = "%"
    case vw, vh, vi, vb, vmin, vmax, svw, svh, lvw, lvh, dvw, dvh, cqw, cqh, cqi, cqb
    case pt, pc, cm, mm, q
    case inches = "in"
    case dp, sp
    case deg, grad, rad, turn
    case s, ms
    case fr

    /// Reads a unit, ignoring case.
    init?(bytes: some Collection<UInt8>) {
        guard bytes.count <= 4 else { return nil }
        self.init(rawValue: String(decoding: bytes, as: UTF8.self).lowercased())
    }

    /// Whether the unit may follow its number after some spaces: `8 rem` is common, `Open Sans 3 s` is a name.
    func isWritten(after spaces: Int) -> Bool { spaces == 0 || [.px, .rem, .em].contains(self) }
}
