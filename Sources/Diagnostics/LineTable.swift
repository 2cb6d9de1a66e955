/// The beginnings of the lines in a text, to find the places of offsets in any order.
package struct LineTable: Sendable {
    /// The offset of the first byte of each line after the first.
    @usableFromInline var starts: [UInt32] = []
    /// The number of bytes before the first column: three for a byte-order mark.
    package var prefix: Int

    /// Creates a table without lines, to collect them during parsing.
    package init() { prefix = 0 }

    /// Creates the table of a text.
    package init(_ bytes: [UInt8], prefix: Int = 0) {
        self.prefix = prefix
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { addLine(at: offset + 1) }
    }

    /// Reserves memory for a number of lines.
    package mutating func reserveCapacity(_ count: Int) { starts.reserveCapacity(count) }

    /// Records a line that begins at `offset`; offsets must be ascending.
    @inlinable @inline(__always)
    package mutating func addLine(at offset: Int) { starts.append(UInt32(truncatingIfNeeded: offset)) }

    /// The line and column of a byte, in logarithmic time.
    package func location(ofByteAt offset: Int, path: String) -> SourceLocation {
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
