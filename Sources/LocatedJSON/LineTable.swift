import Diagnostics

/// Where each line of a text begins, collected while the text is scanned.
struct LineTable: Sendable {
    /// Offset of the first byte of each line after the first.
    private(set) var starts: [UInt32] = []
    /// Bytes before the first line's first column: three when the text begins with a byte-order mark.
    var prefix = 0

    /// Records that a line begins at `offset`; offsets must ascend.
    @inline(__always)
    mutating func addLine(at offset: Int) { starts.append(UInt32(truncatingIfNeeded: offset)) }

    /// The line and column of a byte, in time logarithmic in the number of lines.
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
