/// A key of an object that is still open.
struct ObjectKey {
    /// The index of the key's entry on the tape.
    let entry: Int
    private let content: UnsafeRawBufferPointer
    private let hasEscapes: Bool
    /// A hash of the key's characters; a collision costs one comparison.
    private let hash: UInt64

    @inline(__always)
    init(entry: Int, content: UnsafeRawBufferPointer, hasEscapes: Bool) {
        self.entry = entry
        self.content = content
        self.hasEscapes = hasEscapes
        hash = hasEscapes ? Self.decoded(content).withUnsafeBytes(Self.hash) : Self.hash(content)
    }

    /// The key's characters without escapes, so that `"a"` and `"\u0061"` are one key.
    var characters: [UInt8] { hasEscapes ? Self.decoded(content) : Array(content) }

    @inline(__always)
    static func == (one: ObjectKey, other: ObjectKey) -> Bool {
        one.hash == other.hash && one.characters == other.characters
    }

    /// An order in which equal keys are adjacent, the first one first. The hash alone is not enough: a hostile text can
    /// have different keys with the same hash.
    static func < (one: ObjectKey, other: ObjectKey) -> Bool {
        if one.hash != other.hash { return one.hash < other.hash }
        let (characters, otherCharacters) = (one.characters, other.characters)
        if characters == otherCharacters { return one.entry < other.entry }
        return characters.lexicographicallyPrecedes(otherCharacters)
    }

    private static func decoded(_ content: UnsafeRawBufferPointer) -> [UInt8] { JSONEscapes.decode(content[...]) }

    /// Multiplies eight bytes at a time and folds the halves of the product.
    @inline(__always)
    private static func hash(_ characters: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: characters.count)
        var position = 0
        while position < characters.count {
            var word: UInt64 = 0
            if position + 8 <= characters.count {
                word = characters.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            } else {
                for rest in position..<characters.count { word = word << 8 | UInt64(characters[rest]) }
            }
            let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
            position += 8
        }
        return hash
    }
}

extension JSONParser {
    /// The maximum number of members for comparing all pairs of keys, which is faster than sorting for almost all
    /// objects.
    private static var smallObject: Int { 8 }

    /// Pushes the key in the tape's last entry on the stack of keys.
    @inline(__always)
    mutating func pushKey() {
        let entry = tape[tape.count - 1]
        let content = Int(entry.offset) + 1..<Int(entry.offset) + entry.extent - 1
        let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[content])
        keys.append(ObjectKey(entry: tape.count - 1, content: bytes, hasEscapes: entry.hasEscapes))
    }

    /// Pops an object's keys from the stack and records duplicates.
    mutating func findDuplicates(from first: Int) {
        if keys.count - first <= Self.smallObject {
            for later in first..<keys.count {
                for earlier in first..<later where keys[earlier] == keys[later] {
                    duplicates.append((keys[earlier], keys[later]))
                    break
                }
            }
        } else {
            findDuplicatesBySorting(keys[first...])
        }
        keys.removeLast(keys.count - first)
    }

    private mutating func findDuplicatesBySorting(_ keys: ArraySlice<ObjectKey>) {
        let sorted = keys.sorted(by: <)
        var first = sorted[0]
        for key in sorted.dropFirst() {
            if first == key { duplicates.append((first, key)) } else { first = key }
        }
    }
}
