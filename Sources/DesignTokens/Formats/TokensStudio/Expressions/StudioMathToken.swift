/// A token of an expression.
struct StudioMathToken: Hashable {
    enum Kind: Hashable {
        case quantity(StudioQuantity)
        case operation(StudioOperation)
        /// The name of a function with its opening parenthesis.
        case function(String)
        case opening, closing, comma
        /// `[` and `]` around the elements of a list.
        case listOpening, listClosing
        case comparison(StudioComparison)
    }

    var kind: Kind
    /// Whether a space precedes it.
    var isAfterSpace: Bool

    /// The number, if it is a bare integer.
    var wholeNumber: Double? {
        guard case .quantity(let quantity) = kind, quantity.unit == nil else { return nil }
        return quantity.number == quantity.number.rounded() ? quantity.number : nil
    }

    /// The token as shown in messages.
    var text: String {
        switch kind {
        case .quantity(let quantity): quantity.text
        case .operation(let operation): operation.rawValue
        case .function(let name): "\(name)("
        case .opening: "("
        case .closing: ")"
        case .comma: ","
        case .listOpening: "["
        case .listClosing: "]"
        case .comparison(let comparison): comparison.rawValue
        }
    }
}

/// The comparison operators in conditions.
enum StudioComparison: String, CaseIterable {
    // The longer ones first: they begin with the shorter ones.
    case notLess = ">="
    case notGreater = "<="
    case equal = "=="
    case different = "!="
    case greater = ">"
    case less = "<"

    func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .notLess: left >= right
        case .notGreater: left <= right
        case .equal: left == right
        case .different: left != right
        case .greater: left > right
        case .less: left < right
        }
    }
}

/// The operators.
enum StudioOperation: String {
    case plus = "+"
    case minus = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case power = "^"

    init?(_ byte: UInt8) { self.init(rawValue: String(UnicodeScalar(byte))) }
}
