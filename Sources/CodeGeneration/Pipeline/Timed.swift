/// A value, and how long each of the stages took that made it.
struct Timed<Value: Sendable>: Sendable {
    let value: Value
    let times: StageTimes

    /// A value that no stage has made yet: the time runs from here.
    init(_ value: Value) { self.init(value, StageTimes()) }

    private init(_ value: Value, _ times: StageTimes) {
        self.value = value
        self.times = times
    }

    /// What is made of the value; the time for that counts for the next stage.
    func map<Next>(_ transform: (Value) -> Next) -> Timed<Next> { Timed<Next>(transform(value), times) }

    /// What a stage makes of the value.
    func then<Next>(_ stage: String, _ work: (Value) -> Next) -> Timed<Next> {
        let next = work(value)
        return Timed<Next>(next, times.ending(stage))
    }

    /// What a stage makes of the value that does several things at a time.
    func then<Next>(_ stage: String, awaiting work: (Value) async -> Next) async -> Timed<Next> {
        let next = await work(value)
        return Timed<Next>(next, times.ending(stage))
    }
}

/// How long each stage of a run took.
package struct StageTimes: Sendable {
    /// The stages in the order they ran, with their durations.
    package private(set) var stages: [(name: String, duration: Duration)] = []

    private let start = ContinuousClock.now
    private var last = ContinuousClock.now

    /// The time since the run began.
    package var total: Duration { ContinuousClock.now - start }

    /// The times with those of a stage that ends now, and began when the one before it ended.
    func ending(_ name: String) -> StageTimes {
        var times = self
        times.last = ContinuousClock.now
        times.stages.append((name, times.last - last))
        return times
    }
}
