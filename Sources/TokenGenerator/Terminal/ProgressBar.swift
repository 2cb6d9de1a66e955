/// The progress of a long run in the last line of a terminal.
final class ProgressBar {
    private let terminal: Terminal
    private let start = ContinuousClock.now
    private var shown = 0

    /// The width in characters.
    private static let width = 30
    private static let patience = Duration.milliseconds(500)

    init(_ terminal: Terminal) { self.terminal = terminal }

    func show(done: Int, total: Int) {
        guard terminal.isInteractive, total > 0 else { return }
        let percent = done * 100 / total
        guard percent != shown, ContinuousClock.now - start > Self.patience else { return }
        shown = percent
        let filled = Self.width * done / total
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: Self.width - filled)
        ActivityLine.shared.end()
        terminal.overwrite("[\(bar)] \(done) of \(total)")
    }

    func clear() {
        if shown > 0 { terminal.overwrite("") }
    }
}
