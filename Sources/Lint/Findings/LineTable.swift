import Diagnostics

/// The beginnings of a file's lines, to find the places of offsets in any order.
struct LineTable {
    private let path: String
    private let starts: [Int]

    init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    func place(of offset: Int) -> SourceLocation {
        var range = starts.indices
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return SourceLocation(path: path, line: range.lowerBound + 1, column: offset - starts[range.lowerBound] + 1)
    }
}
