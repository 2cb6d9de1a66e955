/// Collects change notifications until changes stop for a while, so that saving many files triggers one run.
package actor Changes {
    private let quiet: Duration
    private let limit: Duration
    /// The first and the last pending notification.
    private var notices: (first: ContinuousClock.Instant, last: ContinuousClock.Instant)?
    private var isEnded = false
    private var waiting: CheckedContinuation<Void, Never>?

    /// Creates a collector.
    ///
    /// - Parameters:
    ///   - quiet: The time without changes after which they are reported.
    ///   - limit: The maximum delay of a report.
    package init(quiet: Duration = .milliseconds(100), limit: Duration = .seconds(1)) {
        self.quiet = quiet
        self.limit = limit
    }

    /// Records a possible change.
    package func notice() {
        let now = ContinuousClock.now
        notices = (notices?.first ?? now, now)
        wake()
    }

    /// Ends the collection.
    package func end() {
        isEnded = true
        wake()
    }

    /// Waits for a change, and until changes stop.
    ///
    /// - Returns: `false` at the end.
    package func next() async -> Bool {
        while notices == nil, !isEnded { await withCheckedContinuation { waiting = $0 } }
        return await settle()
    }

    /// Waits until pending changes stop.
    ///
    /// - Returns: `false` at the end.
    package func settle() async -> Bool {
        while let notices, !isEnded {
            let rest = min(notices.last + quiet, notices.first + limit) - .now
            guard rest > .zero else { break }
            try? await Task.sleep(for: rest)
        }
        notices = nil
        return !isEnded
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }
}
