import Dispatch

/// A line on a terminal that says that a run is still working: from its first second until anything is printed, and gone
/// then.
final class ActivityLine: Sendable {
    static let shared = ActivityLine(.standardError)

    private let terminal: Terminal
    private let queue = DispatchQueue(label: "activity")
    private let start = ContinuousClock.now
    // Only used in the queue.
    nonisolated(unsafe) private var timer: (any DispatchSourceTimer)?
    nonisolated(unsafe) private var isShown = false

    init(_ terminal: Terminal) { self.terminal = terminal }

    /// Shows the line in a second, and then how long the run takes.
    ///
    /// - Parameter name: The name of the command.
    func begin(_ name: String) {
        guard terminal.isInteractive else { return }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1))
        timer.setEventHandler { [self] in
            let seconds = Int((ContinuousClock.now - start) / .seconds(1))
            terminal.overwrite("\(name): still working, \(seconds) s")
            isShown = true
        }
        queue.sync { self.timer = timer }
        timer.activate()
    }

    /// Removes the line for the rest of the run.
    func end() {
        queue.sync {
            timer?.cancel()
            timer = nil
            if isShown { terminal.overwrite("") }
            isShown = false
        }
    }
}
