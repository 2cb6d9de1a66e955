/// An object in a PDF file, as far as pages need it.
enum PDFObject {
    case number(Double)
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// A reference to another object, by its number.
    case reference(Int)
    case keyword(String)
    case text

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The number as an integer, if it has no fraction and is small enough.
    var integer: Int? { number.flatMap { Int(exactly: $0) }.flatMap { abs($0) < 1 << 40 ? $0 : nil } }
}
