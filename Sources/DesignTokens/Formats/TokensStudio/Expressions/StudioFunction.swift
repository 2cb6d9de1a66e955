import Diagnostics

/// A function that expressions may call.
struct StudioFunction: Sendable {
    /// The number of arguments.
    private let arity: ClosedRange<Int>
    /// The arguments that are bare numbers; the others share a unit, which the result has. `nil` if all are bare,
    /// except that the result has points if an argument does, because points are bare numbers written differently.
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
            ? "use clamped(number, smallest, largest)"
            : NearestName.nearest(to: name, among: all.keys.sorted()).map { "did you mean '\($0)'?" }
        throw StudioProblem("unknown function \(StudioProblem.quoted(name))", advice: advice)
    }

    /// The functions of expr-eval that do not return a number, or not always the same one.
    private static let unavailable = [
        "random": "'random' returns a different number every time",
        "cubicBezier1D": "'cubicBezier1D' is a curve; pass it to 'sample' to get a point",
        "map": "'map' returns a list", "filter": "'filter' returns a list", "fold": "'fold' requires a function",
        "indexOf": "'indexOf' requires a list", "join": "'join' returns a string",
        "not": "'not' does not return a number",
    ]

    /// Calls the function on arguments that share a unit, which the result has. The name is for messages.
    func call(_ name: String, _ arguments: [StudioQuantity]) throws(StudioProblem) -> StudioQuantity {
        guard arity.contains(arguments.count) else { throw wrongCount(name, arguments.count) }
        let numbers = arguments.map(\.number)
        if name == "norm", numbers[1] == numbers[2] { throw StudioProblem("division by zero") }
        return try StudioQuantity(body(numbers), unit(name, arguments)).checked()
    }

    private func unit(_ name: String, _ arguments: [StudioQuantity]) throws(StudioProblem) -> StudioUnit? {
        var shared: StudioQuantity?
        for (index, argument) in arguments.enumerated() {
            let isBare = bare?.contains(index) ?? true
            if isBare, !argument.isPlain {
                throw StudioProblem("expected a number without a unit in '\(name)', found \(argument.shown)")
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
        return StudioProblem("expected \(wanted) argument\(wanted == "1" ? "" : "s") in '\(name)', found \(count)")
    }
}
