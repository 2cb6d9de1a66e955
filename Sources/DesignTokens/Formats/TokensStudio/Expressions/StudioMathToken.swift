/// A word of an expression.
struct StudioMathToken: Hashable {
    enum Kind: Hashable {
        case quantity(StudioQuantity)
        case operation(StudioOperation)
        /// The name of a function, whose opening parenthesis belongs to it.
        case function(String)
        case opening, closing, comma
    }

    var kind: Kind
    /// Whether a space stands before it.
    var isAfterSpace: Bool

    /// The number, if it is a bare whole one.
    var wholeNumber: Double? {
        guard case .quantity(let quantity) = kind, quantity.unit == nil else { return nil }
        return quantity.number == quantity.number.rounded() ? quantity.number : nil
    }

    /// The token as a message shows it.
    var text: String {
        switch kind {
        case .quantity(let quantity): quantity.text
        case .operation(let operation): operation.rawValue
        case .function(let name): "\(name)("
        case .opening: "("
        case .closing: ")"
        case .comma: ","
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
