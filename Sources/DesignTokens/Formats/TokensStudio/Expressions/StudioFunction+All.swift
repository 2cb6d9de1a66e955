#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The functions of expr-eval with numbers as arguments and result, with its meanings (`round` and `roundTo` round
/// halves up, `log` is the natural logarithm), and those that the Tokens Studio plugin adds.
extension StudioFunction {
    static let all = [
        // Rounding.
        "abs": measure { abs($0) },
        "ceil": measure { $0.rounded(.up) },
        "floor": measure { $0.rounded(.down) },
        "round": measure { halfUp($0) },
        "roundTo": StudioFunction(1...2, bare: [1]) { roundTo($0[0], digits: $0.count > 1 ? $0[1] : 0) },
        "trunc": measure { $0.rounded(.towardZero) },
        // Choosing.
        "clamped": StudioFunction(3...3, bare: []) { max(min($0[0], $0[2]), $0[1]) },
        "lerp": StudioFunction(3...3, bare: [0]) { $0[1] + ($0[2] - $0[1]) * $0[0] },
        "if": StudioFunction(3...3, bare: [0]) { $0[0] == 0 ? $0[2] : $0[1] },
        "max": StudioFunction(1...(.max), bare: []) { $0.max() ?? .nan },
        "min": StudioFunction(1...(.max), bare: []) { $0.min() ?? .nan },
        "norm": StudioFunction(3...3) { ($0[0] - $0[1]) / ($0[2] - $0[1]) },
        "sample": StudioFunction(3...3) { bezier($0[0], $0[1], at: $0[2]) },
        "sum": StudioFunction(1...(.max), bare: []) { $0.reduce(0, +) },
        // Powers and logarithms.
        "cbrt": number { cbrt($0) },
        "exp": number { exp($0) },
        "expm1": number { expm1($0) },
        "fac": number { tgamma($0 + 1) },
        "gamma": number { tgamma($0) },
        "hypot": StudioFunction(1...(.max)) { $0.reduce(0) { hypot($0, $1) } },
        "length": number { Double(StudioDecimal.text($0).utf8.count) },
        "lg": number { log10($0) },
        "ln": number { log($0) },
        "log": number { log($0) },
        "log10": number { log10($0) },
        "log1p": number { log1p($0) },
        "log2": number { log2($0) },
        "pow": StudioFunction(2...2) { pow($0[0], $0[1]) },
        "pyt": StudioFunction(1...(.max)) { $0.reduce(0) { hypot($0, $1) } },
        "sign": number { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 },
        "sqrt": number { $0.squareRoot() },
        // Angles, in radians.
        "acos": number { acos($0) },
        "acosh": number { acosh($0) },
        "asin": number { asin($0) },
        "asinh": number { asinh($0) },
        "atan": number { atan($0) },
        "atan2": StudioFunction(2...2) { atan2($0[0], $0[1]) },
        "atanh": number { atanh($0) },
        "cos": number { cos($0) },
        "cosh": number { cosh($0) },
        "sin": number { sin($0) },
        "sinh": number { sinh($0) },
        "tan": number { tan($0) },
        "tanh": number { tanh($0) },
    ]

    /// A function of one argument whose result has the same unit.
    private static func measure(_ body: @escaping @Sendable (Double) -> Double) -> StudioFunction {
        StudioFunction(1...1, bare: []) { body($0[0]) }
    }

    /// A function of one bare number.
    private static func number(_ body: @escaping @Sendable (Double) -> Double) -> StudioFunction {
        StudioFunction(1...1) { body($0[0]) }
    }

    private static func halfUp(_ number: Double) -> Double {
        let floor = number.rounded(.down)
        return number - floor >= 0.5 ? floor + 1 : floor
    }

    /// A point of a one-dimensional curve from 0 to 1 with two control points.
    private static func bezier(_ first: Double, _ second: Double, at time: Double) -> Double {
        let rest = 1 - time
        return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
    }

    /// Rounds to a number of digits by moving the point in the decimal text, so that 1.005 becomes 1.01.
    private static func roundTo(_ number: Double, digits: Double) -> Double {
        guard number.isFinite, digits == digits.rounded(), abs(digits) <= 400 else { return .nan }
        return StudioDecimal.shifted(halfUp(StudioDecimal.shifted(number, by: Int(digits))), by: -Int(digits))
    }
}

extension StudioOperation {
    func apply(_ left: Double, _ right: Double) -> Double {
        switch self {
        case .plus: left + right
        case .minus: left - right
        case .multiply: left * right
        case .divide: left / right
        case .remainder: left.truncatingRemainder(dividingBy: right)
        case .power: pow(left, right)
        }
    }
}
