/// The names of the files that hold new content until it is complete: hidden, different in every run, and
/// recognisable, so that the next run can clear up after one that was killed.
enum TemporaryName {
    /// A new name for the next content of the file `output`, to be used in its folder.
    static func make(for output: String) -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return prefix + output + "." + String(repeating: "0", count: digitCount - digits.utf8.count) + digits + suffix
    }

    /// The name of the file that a temporary name was made for; `nil` for any other name.
    static func output(of name: String) -> String? {
        let bytes = Array(name.utf8)
        let tail = 1 + digitCount + suffix.utf8.count
        guard bytes.count > prefix.utf8.count + tail, bytes.starts(with: prefix.utf8),
            bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        else { return nil }
        let unique = bytes.suffix(tail).dropLast(suffix.utf8.count)
        guard unique.first == UInt8(ascii: "."), unique.dropFirst().allSatisfy(isHexadecimal) else { return nil }
        return String(decoding: bytes.dropFirst(prefix.utf8.count).dropLast(tail), as: UTF8.self)
    }

    private static let prefix = "."
    private static let suffix = ".tokengenerator-tmp"
    private static let digitCount = 16

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
}
