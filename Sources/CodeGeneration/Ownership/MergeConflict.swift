/// A file in which Git has left two versions of what it could not merge, between marks of their own lines: styles `merge`,
/// `diff3` and `zdiff3`.
struct MergeConflict {
    /// The file as each side would have it: what is outside of the marks, and what is that side's.
    let sides: [Side]

    struct Side {
        private(set) var bytes: [UInt8] = []
        /// The numbers in the conflicted file of the side's lines, from 1.
        private(set) var numbers: [Int] = []

        fileprivate mutating func add(_ line: ArraySlice<UInt8>, number: Int) {
            bytes += line
            numbers.append(number)
        }
    }

    /// Takes a file apart; `nil` where it holds no marks, or marks that Git does not leave so.
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

    /// Where a line is.
    private enum Part {
        case outside, ours, base, theirs

        /// The marks that end the part, and what follows. A side's name is behind all marks but the one in the middle.
        private var ends: [(mark: UInt8, next: Part)] {
            switch self {
            case .outside: [(UInt8(ascii: "<"), .ours)]
            case .ours: [(UInt8(ascii: "|"), .base), (UInt8(ascii: "="), .theirs)]
            case .base: [(UInt8(ascii: "="), .theirs)]
            case .theirs: [(UInt8(ascii: ">"), .outside)]
            }
        }

        /// The part that begins behind a line; `nil` for a line of this part. The first mark decides how long all of a conflict
        /// are: in the middle of one, a longer one may be left of a merge before.
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
