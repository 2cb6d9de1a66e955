/// Decompresses zlib data by RFC 1950 and RFC 1951. The checksum at the end is ignored.
struct Inflate {
    private var input: BitReader
    private var output: [UInt8] = []
    private let limit: Int

    private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
        input = BitReader(bytes)
        self.limit = limit
    }

    /// The bytes, or `nil` for damaged data, and if there are more than a limit.
    static func unpack(zlib bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
        // The method, in four bits, is 8; a preset dictionary, which does not occur, is a bit of the second byte.
        guard bytes.count > 2, bytes[0] & 0x0F == 8, bytes[1] & 0x20 == 0 else { return nil }
        var inflate = Inflate(bytes.dropFirst(2), limit: limit)
        return inflate.readBlocks() ? inflate.output : nil
    }

    private mutating func readBlocks() -> Bool {
        while let isLast = input.bits(1), let kind = input.bits(2) {
            let isRead =
                switch kind {
                case 0: readStored()
                case 1: readCompressed(.fixed, .fixedDistances)
                case 2: readTables().map { readCompressed($0.literals, $0.distances) } ?? false
                default: false
                }
            if !isRead { return false }
            if isLast == 1 { return true }
        }
        return false
    }

    private mutating func readStored() -> Bool {
        input.skipToByte()
        guard let length = input.bits(16), let check = input.bits(16), length ^ check == 0xFFFF,
            let bytes = input.bytes(length), output.count + length <= limit
        else { return false }
        output += bytes
        return true
    }

    /// Reads literals, and back-references with a length and a distance.
    private mutating func readCompressed(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
        while let symbol = literals.symbol(from: &input) {
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
                continue
            }
            guard let length = Self.lengths.value(symbol - 257, from: &input),
                let code = distances.symbol(from: &input),
                let distance = Self.distances.value(code, from: &input),
                distance <= output.count, output.count + length <= limit
            else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }

    /// Reads the two codes of a block: their word lengths are compressed by a third code.
    private mutating func readTables() -> (literals: HuffmanCode, distances: HuffmanCode)? {
        guard let literals = input.bits(5), let distances = input.bits(5), let count = input.bits(4) else { return nil }
        var small = [UInt8](repeating: 0, count: 19)
        for place in Self.smallOrder.prefix(count + 4) {
            guard let length = input.bits(3) else { return nil }
            small[place] = UInt8(length)
        }
        let code = HuffmanCode(small)
        let (literalCount, total) = (literals + 257, literals + 257 + distances + 1)
        var lengths: [UInt8] = []
        while lengths.count < total {
            guard let symbol = code.symbol(from: &input) else { return nil }
            if symbol < 16 {
                lengths.append(UInt8(symbol))
                continue
            }
            let (bits, least) = [(2, 3), (3, 3), (7, 11)][symbol - 16]
            guard let more = input.bits(bits), let value = symbol == 16 ? lengths.last : 0,
                lengths.count + least + more <= total
            else { return nil }
            lengths += [UInt8](repeating: value, count: least + more)
        }
        return (HuffmanCode(Array(lengths[..<literalCount])), HuffmanCode(Array(lengths[literalCount...])))
    }

    /// The order of the lengths of the third code, the likely ones first.
    private static let smallOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengths = Steps(
        first: 3, extraBits: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
        last: 258)
    private static let distances = Steps(
        first: 1,
        extraBits: [
            0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
        ])
}

/// Numbers with the step in the symbol, and the offset within the step in extra bits.
private struct Steps {
    private var starts: [(start: Int, bits: Int)] = []

    init(first: Int, extraBits: [Int], last: Int? = nil) {
        var start = first
        for bits in extraBits {
            starts.append((start, bits))
            start += 1 << bits
        }
        if let last { starts.append((last, 0)) }
    }

    func value(_ symbol: Int, from input: inout BitReader) -> Int? {
        guard starts.indices.contains(symbol), let more = input.bits(starts[symbol].bits) else { return nil }
        return starts[symbol].start + more
    }
}

/// A prefix code: shorter words come before longer ones, and those of one length are in the order of their symbols.
private struct HuffmanCode {
    /// The number of words of each length.
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [UInt16] = []

    /// Creates the code from the word length of each symbol, which is 0 for one that does not occur.
    init(_ lengths: [UInt8]) {
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var places = [Int](repeating: 0, count: 16)
        for length in 1..<15 { places[length + 1] = places[length] + counts[length] }
        symbols = [UInt16](repeating: 0, count: counts.reduce(0, +))
        for (symbol, length) in lengths.enumerated() where length > 0 {
            symbols[places[Int(length)]] = UInt16(symbol)
            places[Int(length)] += 1
        }
    }

    /// Reads the next symbol, or returns `nil` at the end of the input, or for an invalid word.
    func symbol(from input: inout BitReader) -> Int? {
        var (word, first, place) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = input.bits(1) else { return nil }
            word |= bit
            let count = counts[length]
            if word - first < count { return word < first ? nil : Int(symbols[place + word - first]) }
            place += count
            first = (first + count) << 1
            word <<= 1
        }
        return nil
    }

    static let fixed = HuffmanCode((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    static let fixedDistances = HuffmanCode([UInt8](repeating: 5, count: 30))
}

/// Reads bits from bytes, the lowest bit of each first.
private struct BitReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int
    private var held = 0
    private var heldCount = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Reads at most 16 bits as a number, or returns `nil` at the end.
    mutating func bits(_ count: Int) -> Int? {
        while heldCount < count {
            guard place < bytes.endIndex else { return nil }
            held |= Int(bytes[place]) << heldCount
            heldCount += 8
            place += 1
        }
        let value = held & (1 << count - 1)
        held >>= count
        heldCount -= count
        return value
    }

    /// Skips the rest of a byte. No whole byte is buffered: each is fetched when a bit of it is needed.
    mutating func skipToByte() { (held, heldCount) = (0, 0) }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard bytes.endIndex - place >= count else { return nil }
        defer { place += count }
        return bytes[place..<place + count]
    }
}
