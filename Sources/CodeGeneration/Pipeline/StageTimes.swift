/// How long each stage of a run took.
package struct StageTimes: Sendable {
    /// The stages in the order they ran, with their durations.
    package private(set) var stages: [(name: String, duration: Duration)] = []

    package init() {}

    private let start = ContinuousClock.now
    private var last = ContinuousClock.now

    /// The time since the run began.
    package var total: Duration { ContinuousClock.now - start }

    /// Ends a stage: the time since the stage before it ended is this one's.
    mutating func end(_ name: String) {
        let now = ContinuousClock.now
        stages.append((name, now - last))
        last = now
    }
}
