/// One of the promises about speed and memory, and how it went.
struct Target: CustomStringConvertible {
    /// What is promised, with the file it is promised for.
    let promise: String
    /// What was measured.
    let value: Double
    let unit: String
    /// What it may be.
    let range: ClosedRange<Double>

    /// `met     5000 figma: whole run / JSONSerialization 0.65 (at most 1.0)`
    var description: String {
        let verdict = range.contains(value) ? "met   " : "MISSED"
        return "\(verdict)  \(promise) \(Report.decimal(value, 2))\(unit) (\(bounds))"
    }

    private var bounds: String {
        let (low, high) = (Report.decimal(range.lowerBound), Report.decimal(range.upperBound))
        if range.lowerBound <= 0 { return "at most \(high)\(unit)" }
        return range.upperBound == .infinity ? "at least \(low)\(unit)" : "\(low) to \(high)\(unit)"
    }

    /// The targets of all projects that were measured.
    static func targets(_ results: [Bench.Result], debug: [Duration]?) -> [Target] {
        results.flatMap { result in
            result.project.form == nil
                ? targets(ofSmallProject: result, debug: debug) : targets(of: result, in: results)
        }
    }

    private static func targets(of result: Bench.Result, in results: [Bench.Result]) -> [Target] {
        let name = "\(result.tokenCount) \(result.project.name):"
        var targets: [Target] = []
        if result.tokenCount >= 5_000 {
            targets.append(
                Target(promise: "\(name) whole run / JSONSerialization", value: result.ratio, unit: "", range: 0...1))
            targets.append(
                Target(
                    promise: "\(name) JSONSerialization / LocatedJSON", value: result.parserRatio, unit: "",
                    range: 8 ... .infinity))
        }
        let quarter = results.first { other in
            other.project.form == result.project.form && other.tokenCount * 4 == result.tokenCount
        }
        if let quarter, quarter.tokenCount >= 50_000 {
            targets.append(
                Target(
                    promise: "\(name) time / four times that of \(quarter.tokenCount)",
                    value: result.run.median / quarter.run.median / 4, unit: "", range: 0.8...1.2))
        }
        return targets + [memory(of: result, name)]
    }

    private static func targets(ofSmallProject result: Bench.Result, debug: [Duration]?) -> [Target] {
        let name = "\(result.tokenCount) \(result.project.name):"
        var targets = [Target(promise: "\(name) whole run", value: result.run.median, unit: " ms", range: 0...12)]
        if let debug {
            targets.append(
                Target(promise: "\(name) whole run in debug", value: debug.median, unit: " ms", range: 0...60))
        }
        return targets + [memory(of: result, name)]
    }

    private static func memory(of result: Bench.Result, _ name: String) -> Target {
        Target(
            promise: "\(name) peak memory", value: Double(result.peakMemory) / 1e6, unit: " MB",
            range: 0...10 * Double(result.inputSize) / 1e6 + 20)
    }
}
