/// Compares two readings of a file.
struct Comparison {
    let bytes: [UInt8]
    let ours: Reading
    let theirs: Reading
    private(set) var designs: [Design: Int]
    /// The places of disagreements with texts.
    private(set) var disagreements: [(position: Int, text: String)] = []

    init(_ bytes: [UInt8], _ ours: Reading, _ theirs: Reading) {
        (self.bytes, self.ours, self.theirs) = (bytes, ours, theirs)
        designs = theirs.designs
        compareTokens()
        compareCalls()
        disagreements.sort { $0.position < $1.position }
    }

    private mutating func disagree(_ position: Int, _ text: String) { disagreements.append((position, text)) }

    private mutating func compareTokens() {
        var (left, right) = (0, 0)
        while left < ours.tokens.count, right < theirs.tokens.count {
            let (our, their) = (ours.tokens[left], theirs.tokens[right])
            if our.kind == their.kind, our.start == their.start, our.end == their.end {
                compare(our, their)
                (left, right) = (left + 1, right + 1)
            } else if let (next, design) = parts(of: our, from: right) {
                designs[design, default: 0] += 1
                (left, right) = (left + 1, next)
            } else {
                disagree(min(our.start, their.start), "\(text(our)), not \(text(their))")
                let end = max(our.end, their.end)
                while left < ours.tokens.count, ours.tokens[left].start < end { left += 1 }
                while right < theirs.tokens.count, theirs.tokens[right].start < end { right += 1 }
            }
        }
        for token in ours.tokens.dropFirst(left) { disagree(token.start, "\(text(token)) is no token") }
        for token in theirs.tokens.dropFirst(right) { disagree(token.start, "\(text(token)) is missing") }
    }

    private mutating func compare(_ our: Reading.Token, _ their: Reading.Token) {
        if our.startsLine != their.startsLine { disagree(our.start, "\(text(our)): begins a line: \(our.startsLine)") }
        if our.isApart != their.isApart { disagree(our.start, "\(text(our)): stands apart: \(our.isApart)") }
        if our.isPlain != their.isPlain { disagree(our.start, "\(text(our)): without escapes: \(our.isPlain)") }
        if our.partner != their.partner {
            disagree(our.start, "\(text(our)): its partner is at \(place(our.partner)), not \(place(their.partner))")
        }
    }

    private func place(_ position: Int?) -> String { position.map { "byte \($0)" } ?? "no place" }

    /// Returns the index after the tokens that one token of ours consists of, if that is by design.
    private func parts(of our: Reading.Token, from first: Int) -> (end: Int, Design)? {
        guard theirs.tokens[first].start == our.start else { return nil }
        let design: Design
        switch our.kind {
        case UInt8(ascii: "+"): design = .operators
        case UInt8(ascii: "0") where theirs.tokens[first].isInVersion: design = .version
        default: return nil
        }
        var (index, position) = (first, our.start)
        while index < theirs.tokens.count, position < our.end {
            let token = theirs.tokens[index]
            guard token.start == position, token.kind == our.kind || token.kind == UInt8(ascii: ".") else { return nil }
            position = token.end
            index += 1
        }
        return position == our.end ? (index, design) : nil
    }

    private mutating func compareCalls() {
        for (opening, their) in theirs.calls.sorted(by: { $0.key < $1.key }) {
            guard let our = ours.calls[opening] else {
                disagree(opening, "no call")
                continue
            }
            if our.name != their.name { disagree(opening, "another name of the call") }
            if our.owners != their.owners {
                disagree(opening, "the owners are '\(our.owners)', not '\(their.owners)'")
            }
            if let arguments = their.arguments, our.arguments != arguments {
                disagree(opening, "the arguments are \(list(our.arguments ?? [])), not \(list(arguments))")
            }
        }
        for opening in ours.calls.keys where theirs.calls[opening] == nil {
            if let design = theirs.parentheses[opening] {
                designs[design, default: 0] += 1
            } else {
                disagree(opening, "no call for swift-syntax")
            }
        }
    }

    private func list(_ arguments: [Reading.Argument]) -> String {
        arguments.map { "\($0.label): \(text($0.value))" }.joined(separator: " | ")
    }

    private func text(_ token: Reading.Token) -> String {
        "\(Character(Unicode.Scalar(token.kind))) '\(text(token.start..<token.end))'"
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].prefix(60), as: UTF8.self).split(separator: "\n").joined(separator: "⏎")
    }
}
