import Diagnostics

/// The beginnings of the lines in a text, collected during parsing.
struct LineTable: Sendable {
    /// The offset of the first byte of each line after the first.
    private(set) var starts: [UInt32] = []
    /// The number of bytes before the first column: three for a byte-order mark.
    var prefix = 0

    /// Records a line that begins at `offset`; offsets must be ascending.
    @inline(__always)
    mutating func addLine(at offset: Int) { starts.append(UInt32(truncatingIfNeeded: offset)) }

    /// The line and column of a byte, in logarithmic time.
    func location(ofByteAt offset: Int, path: String) -> SourceLocation {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        let lineStart = low == 0 ? prefix : Int(starts[low - 1])
        return SourceLocation(path: path, line: low + 1, column: max(0, offset - lineStart) + 1)
    }
}
