/// Computes an expression while reading it, weakest operator first.
struct StudioMathParser {
    private let tokens: [StudioMathToken]
    private var position = 0
    private var depth = 0
    private var hasComputed = false

    /// The maximum nesting of parentheses, functions and powers.
    static let depthLimit = 64

    init(_ tokens: [StudioMathToken]) { self.tokens = tokens }

    /// Computes all values of the text.
    mutating func values() throws(StudioProblem) -> [StudioQuantity] {
        var values: [StudioQuantity] = []
        while let token = current {
            if !values.isEmpty, !token.isAfterSpace || !token.beginsValue { throw .unexpected(token) }
            hasComputed = false
            var value = try sum()
            if hasComputed { value.number = StudioDecimal.rounded(value.number, toDigits: StudioMath.fractionDigits) }
            values.append(value)
        }
        return values
    }

    private var current: StudioMathToken? { position < tokens.count ? tokens[position] : nil }

    private mutating func accept(_ kind: StudioMathToken.Kind) -> Bool {
        guard current?.kind == kind else { return false }
        position += 1
        return true
    }

    /// Reads the next operator if it is one of some.
    private mutating func accept(_ operations: [StudioOperation]) -> StudioOperation? {
        guard case .operation(let operation)? = current?.kind, operations.contains(operation) else { return nil }
        position += 1
        return operation
    }

    private mutating func sum() throws(StudioProblem) -> StudioQuantity {
        var result = try product()
        while !isSignOfNextValue, let operation = accept([.plus, .minus]) {
            result = try compute(result, operation, try product())
        }
        return result
    }

    /// In `4px -8px` the second value is negative; `4px - 8px` and `(4px -8px)` are subtractions.
    private var isSignOfNextValue: Bool {
        guard depth == 0, let token = current, token.isAfterSpace, position + 1 < tokens.count else { return false }
        return !tokens[position + 1].isAfterSpace
    }

    private mutating func product() throws(StudioProblem) -> StudioQuantity {
        var result = try factor()
        while let operation = accept([.multiply, .divide, .remainder]) {
            result = try compute(result, operation, try factor())
        }
        return result
    }

    /// A power with its signs, which bind less: `-2^2` is -4.
    private mutating func factor() throws(StudioProblem) -> StudioQuantity {
        var isNegative = false
        while let sign = accept([.plus, .minus]) { if sign == .minus { isNegative.toggle() } }
        var result = try operand()
        if accept(.operation(.power)) {
            let exponent = try nested { parser throws(StudioProblem) in try parser.factor() }
            result = try compute(result, .power, exponent)
        }
        if isNegative { result.number.negate() }
        return result
    }

    private mutating func compute(
        _ left: StudioQuantity, _ operation: StudioOperation, _ right: StudioQuantity
    ) throws(StudioProblem) -> StudioQuantity {
        hasComputed = true
        return try left.combined(operation, with: right)
    }

    private mutating func operand() throws(StudioProblem) -> StudioQuantity {
        guard let token = current else { throw .incomplete(after: tokens.last) }
        position += 1
        switch token.kind {
        case .quantity(let quantity):
            guard quantity.number.isFinite else { throw StudioProblem("number too large") }
            return quantity
        case .opening: return try group()
        case .function("calc"): return try group()
        case .function(let name): return try call(name)
        case .operation, .closing, .comma, .listOpening, .listClosing, .comparison:
            throw position > 1 ? .incomplete(after: tokens[position - 2]) : .unexpected(token)
        }
    }

    /// The expression between parentheses, after the opening one.
    private mutating func group() throws(StudioProblem) -> StudioQuantity {
        hasComputed = true
        let result = try nested { parser throws(StudioProblem) in try parser.sum() }
        try close()
        return result
    }

    private mutating func call(_ name: String) throws(StudioProblem) -> StudioQuantity {
        hasComputed = true
        let function = try StudioFunction.named(name)
        let arguments = current?.kind == .closing ? [] : try arguments(of: name)
        try close()
        return try function.call(name, arguments)
    }

    /// The arguments of a function: the elements for a list, and two points for a curve.
    private mutating func arguments(of name: String) throws(StudioProblem) -> [StudioQuantity] {
        var arguments: [StudioQuantity] = []
        repeat {
            if accept(.listOpening) {
                arguments += try nested { parser throws(StudioProblem) in try parser.arguments(of: "a list") }
                guard accept(.listClosing) else { throw StudioProblem("missing closing bracket") }
            } else if name == "sample", accept(.function("cubicBezier1D")) {
                arguments += try nested { parser throws(StudioProblem) in try parser.arguments(of: "a curve") }
                try close()
            } else {
                arguments.append(try nested { parser throws(StudioProblem) in try parser.argument() })
            }
        } while accept(.comma)
        return arguments
    }

    /// A number, or 1 or 0 for a comparison.
    private mutating func argument() throws(StudioProblem) -> StudioQuantity {
        let left = try sum()
        guard case .comparison(let comparison)? = current?.kind else { return left }
        position += 1
        let right = try sum()
        _ = try StudioQuantity.commonUnit(left, right)
        return StudioQuantity(comparison.holds(left.number, right.number) ? 1 : 0)
    }

    private mutating func close() throws(StudioProblem) {
        guard let token = current else { throw StudioProblem("missing closing parenthesis") }
        guard accept(.closing) else { throw .unexpected(token) }
    }

    private mutating func nested<Value>(
        _ body: (inout StudioMathParser) throws(StudioProblem) -> Value
    ) throws(StudioProblem) -> Value {
        guard depth < Self.depthLimit else { throw .tooDeep }
        depth += 1
        let result = try body(&self)
        depth -= 1
        return result
    }
}

extension StudioMathToken {
    /// Whether this token can begin a value.
    fileprivate var beginsValue: Bool {
        switch kind {
        case .quantity, .function, .opening, .operation(.plus), .operation(.minus): true
        default: false
        }
    }
}

extension StudioProblem {
    fileprivate static var tooDeep: StudioProblem {
        StudioProblem("more than \(StudioMathParser.depthLimit) nested parentheses and powers")
    }

    fileprivate static func unexpected(_ token: StudioMathToken) -> StudioProblem {
        StudioProblem("expected an operator or the end, found \(quoted(token.text))")
    }

    fileprivate static func incomplete(after token: StudioMathToken?) -> StudioProblem {
        StudioProblem("expected a number after \(quoted(token?.text ?? ""))")
    }
}
