import Diagnostics

/// A function that expressions may call.
struct StudioFunction: Sendable {
    /// How many arguments it takes.
    private let arity: ClosedRange<Int>
    /// Which arguments are bare numbers; the others share a unit, which the result has. `nil` for all of them: if one
    /// has points, so has the result, because points are bare numbers written differently.
    private let bare: [Int]?
    private let body: @Sendable ([Double]) -> Double

    init(_ arity: ClosedRange<Int>, bare: [Int]? = nil, _ body: @escaping @Sendable ([Double]) -> Double) {
        self.arity = arity
        self.bare = bare
        self.body = body
    }

    static func named(_ name: String) throws(StudioProblem) -> StudioFunction {
        if let function = all[name] { return function }
        if let reason = unavailable[name] { throw StudioProblem(reason) }
        let advice =
            name == "clamp"
            ? "clamped(number, smallest, largest) is one"
            : NearestName.nearest(to: name, among: all.keys.sorted()).map { "did you mean \($0)?" }
        throw StudioProblem("there is no function \(StudioProblem.quoted(name))", advice: advice)
    }

    /// The functions of expr-eval that give no number, or another one every time.
    private static let unavailable = [
        "random": "random gives another number every time",
        "cubicBezier1D": "cubicBezier1D is a curve, of which sample takes a point",
        "map": "map gives a list", "filter": "filter gives a list", "fold": "fold takes a function",
        "indexOf": "indexOf takes a list", "join": "join gives a text", "not": "not gives no number",
    ]

    /// The result of the function, whose name is for messages, with the unit that the arguments share.
    func call(_ name: String, _ arguments: [StudioQuantity]) throws(StudioProblem) -> StudioQuantity {
        guard arity.contains(arguments.count) else { throw wrongCount(name, arguments.count) }
        let numbers = arguments.map(\.number)
        if name == "norm", numbers[1] == numbers[2] { throw StudioProblem("it divides by zero") }
        return try StudioQuantity(body(numbers), unit(name, arguments)).checked()
    }

    private func unit(_ name: String, _ arguments: [StudioQuantity]) throws(StudioProblem) -> StudioUnit? {
        var shared: StudioQuantity?
        for (index, argument) in arguments.enumerated() {
            let isBare = bare?.contains(index) ?? true
            if isBare, !argument.isPlain {
                throw StudioProblem("\(name) takes a bare number and not \(argument.shown)")
            }
            if isBare, bare != nil { continue }
            var first = shared ?? argument
            first.unit = try StudioQuantity.commonUnit(first, argument)
            shared = first
        }
        return shared?.unit
    }

    private func wrongCount(_ name: String, _ count: Int) -> StudioProblem {
        let least = arity.lowerBound
        let most = arity.upperBound
        let wanted = most == .max ? "\(least) or more" : least == most ? "\(least)" : "\(least) or \(most)"
        return StudioProblem("\(name) takes \(wanted) argument\(wanted == "1" ? "" : "s"), not \(count)")
    }
}
