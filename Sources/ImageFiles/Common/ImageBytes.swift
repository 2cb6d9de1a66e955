/// A part of a file. Offsets are relative to its start, and out-of-range access returns `nil`.
struct ImageBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// The bytes of a range, clamped to the part.
    func part(_ range: Range<Int>) -> ImageBytes {
        let range = range.clamped(to: 0..<count)
        return ImageBytes(bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound])
    }

    /// The bytes from an offset on.
    func part(from place: Int) -> ImageBytes { part(min(place, count)..<count) }

    func unsigned8(at place: Int) -> Int? {
        guard place >= 0, place < count else { return nil }
        return Int(bytes[bytes.startIndex + place])
    }

    /// A big-endian or little-endian number of at most four bytes.
    func number(at place: Int, bytes count: Int, isLittle: Bool = false) -> Int? {
        var number = 0
        for offset in 0..<count {
            guard let byte = unsigned8(at: place + (isLittle ? count - 1 - offset : offset)) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    func littleNumber(at place: Int, bytes count: Int) -> Int? { number(at: place, bytes: count, isLittle: true) }

    /// Four characters, such as the name of a chunk.
    func tag(at place: Int) -> String? {
        number(at: place, bytes: 4).map { _ in part(place..<place + 4).text }
    }

    /// Whether a text is at an offset, one byte for each character.
    func hasText(_ text: String, at place: Int) -> Bool {
        var place = place
        for character in text.unicodeScalars {
            guard unsigned8(at: place) == Int(character.value) else { return false }
            place += 1
        }
        return true
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes for fast iteration.
    var slice: ArraySlice<UInt8> { bytes }
}
