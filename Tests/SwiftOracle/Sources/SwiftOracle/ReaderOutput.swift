/// Reads what `Benchmark print-swift` prints, file by file.
struct ReaderOutput {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Returns the next file; `nil` at the end.
    mutating func next() -> (path: String, reading: Reading)? {
        guard position < bytes.count else { return nil }
        precondition(word() == "file", "expected 'file'")
        let path = rest()
        var reading = Reading()
        var partners: [Int?] = []
        var call: Int?
        while position < bytes.count {
            switch (bytes[position], bytes[position + 1]) {
            case (UInt8(ascii: "f"), _): return (path, Self.finished(reading, partners))
            case (UInt8(ascii: "c"), UInt8(ascii: "a")): call = readCall(into: &reading)
            case (UInt8(ascii: "a"), UInt8(ascii: "r")): readArgument(of: call, into: &reading)
            default: partners.append(readToken(into: &reading))
            }
        }
        return (path, Self.finished(reading, partners))
    }

    private static func finished(_ reading: Reading, _ partners: [Int?]) -> Reading {
        var reading = reading
        for (index, partner) in partners.enumerated() {
            reading.tokens[index].partner = partner.map { reading.tokens[$0].start }
        }
        return reading
    }

    private mutating func readToken(into reading: inout Reading) -> Int? {
        let kind = bytes[position]
        position += 2
        var token = Reading.Token(kind: kind, start: number() ?? 0, end: number() ?? 0)
        for letter in word().utf8 {
            switch letter {
            case UInt8(ascii: "l"): token.startsLine = true
            case UInt8(ascii: "a"): token.isApart = true
            case UInt8(ascii: "p"): token.isPlain = true
            default: break
            }
        }
        reading.tokens.append(token)
        return number()
    }

    private mutating func readCall(into reading: inout Reading) -> Int {
        _ = word()
        let name = reading.tokens[number() ?? 0].start
        let opening = reading.tokens[number() ?? 0].start
        reading.calls[opening] = Reading.Call(name: name, owners: rest(), arguments: [])
        return opening
    }

    private mutating func readArgument(of call: Int?, into reading: inout Reading) {
        _ = word()
        let (start, end) = (number() ?? 0, number() ?? 0)
        let argument = Reading.Argument(label: rest(), value: start..<end)
        if let call { reading.calls[call]?.arguments?.append(argument) }
    }

    private mutating func number() -> Int? {
        var value: Int?
        while position < bytes.count, bytes[position] > 0x20 {
            if bytes[position] != UInt8(ascii: "-") { value = (value ?? 0) * 10 + Int(bytes[position] - 48) }
            position += 1
        }
        position += 1
        return value
    }

    private mutating func word() -> String { text { $0 > 0x20 } }

    private mutating func rest() -> String { text { $0 != UInt8(ascii: "\n") } }

    private mutating func text(while isIncluded: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, isIncluded(bytes[position]) { position += 1 }
        defer { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
