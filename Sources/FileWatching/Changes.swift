/// Notices of changes, gathered until nothing has changed for a while: who saves many files, or one by way of another,
/// has saved once.
package actor Changes {
    private let quiet: Duration
    private let limit: Duration
    /// The first notice that nobody has been told of, and the last.
    private var notices: (first: ContinuousClock.Instant, last: ContinuousClock.Instant)?
    private var isEnded = false
    private var waiting: CheckedContinuation<Void, Never>?

    /// - Parameters:
    ///   - quiet: How long nothing happens before changes are told.
    ///   - limit: After what time they are told whatever happens.
    package init(quiet: Duration = .milliseconds(100), limit: Duration = .seconds(1)) {
        self.quiet = quiet
        self.limit = limit
    }

    /// Something may have changed.
    package func notice() {
        let now = ContinuousClock.now
        notices = (notices?.first ?? now, now)
        wake()
    }

    /// Nobody wants to know any more.
    package func end() {
        isEnded = true
        wake()
    }

    /// Waits for a change, and until it has come to rest.
    ///
    /// - Returns: `false` at the end.
    package func next() async -> Bool {
        while notices == nil, !isEnded { await withCheckedContinuation { waiting = $0 } }
        return await settle()
    }

    /// Waits until changes that have begun have come to rest.
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
