/// The escapes of text in HTML. Not part of the generic renderer, so that the code for every text is specialized.
enum HTMLEscapes {
    /// Appends a text, copying the bytes between those that need an escape at once.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8], escapesApostrophes: Bool) {
        var (start, index) = (0, 0)
        while index < text.count {
            if let escape = escape(text[index], escapesApostrophes) {
                output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                output.append(contentsOf: UnsafeBufferPointer(start: escape.utf8Start, count: escape.utf8CodeUnitCount))
                start = index + 1
            }
            index += 1
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    private static func escape(_ byte: UInt8, _ escapesApostrophes: Bool) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): escapesApostrophes ? "&#39;" : nil
        default: nil
        }
    }
}
