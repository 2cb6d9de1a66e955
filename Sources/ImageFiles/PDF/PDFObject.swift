/// An object of a PDF file, as far as pages are made of it.
enum PDFObject {
    case number(Double)
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// What stands elsewhere, by its number.
    case reference(Int)
    /// A word such as `true` or `obj`.
    case keyword(String)
    case text

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// A number without a fraction, small enough to count with.
    var integer: Int? { number.flatMap { Int(exactly: $0) }.flatMap { abs($0) < 1 << 40 ? $0 : nil } }
}
