/// A file with Git conflict markers in one of the styles `merge`, `diff3` and `zdiff3`.
struct MergeConflict {
    /// The file as on each side: the text outside of the markers and the side's own.
    let sides: [Side]

    struct Side {
        private(set) var bytes: [UInt8] = []
        /// The line numbers in the conflicted file of the side's lines, starting at 1.
        private(set) var numbers: [Int] = []

        fileprivate mutating func add(_ line: ArraySlice<UInt8>, number: Int) {
            bytes += line
            numbers.append(number)
        }
    }

    /// Splits a file; `nil` if it has no markers or they are malformed.
    init?(_ bytes: [UInt8]) {
        var (ours, theirs) = (Side(), Side())
        var part = Part.outside
        var (size, isConflicted) = (0, false)
        var rest = bytes[...]
        for number in 1... {
            guard !rest.isEmpty else { break }
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            let line = rest[..<end]
            rest = rest[end...]
            if let next = part.next(at: line, &size) {
                part = next
                isConflicted = true
                continue
            }
            if part != .base, part != .theirs { ours.add(line, number: number) }
            if part != .base, part != .ours { theirs.add(line, number: number) }
        }
        guard part == .outside, isConflicted else { return nil }
        sides = [ours, theirs]
    }

    /// The part that a line belongs to.
    private enum Part {
        case outside, ours, base, theirs

        /// The markers that end the part, with the next part. All but the middle marker are followed by the name of a
        /// side.
        private var ends: [(mark: UInt8, next: Part)] {
            switch self {
            case .outside: [(UInt8(ascii: "<"), .ours)]
            case .ours: [(UInt8(ascii: "|"), .base), (UInt8(ascii: "="), .theirs)]
            case .base: [(UInt8(ascii: "="), .theirs)]
            case .theirs: [(UInt8(ascii: ">"), .outside)]
            }
        }

        /// Returns the part that begins after a line; `nil` for a line of this part. The first marker sets the length
        /// for the whole conflict: nested ones from an earlier merge may be longer.
        func next(at line: ArraySlice<UInt8>, _ size: inout Int) -> Part? {
            guard let first = line.first, let end = ends.first(where: { $0.mark == first }) else { return nil }
            let run = line.prefix { $0 == first }.count
            guard self == .outside ? run >= 7 : run == size else { return nil }
            let behind = line.dropFirst(run).first
            let isMark =
                first == UInt8(ascii: "=") ? behind.map(Self.endsLine) ?? true : behind.map(Self.endsWord) ?? true
            guard isMark else { return nil }
            size = run
            return end.next
        }

        private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

        private static func endsWord(_ byte: UInt8) -> Bool { byte == 0x20 || endsLine(byte) }
    }
}
