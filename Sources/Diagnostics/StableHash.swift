/// A 64-bit FNV-1a hash, which is the same in every run. It distinguishes contents; it is not cryptographic.
package struct StableHash: Hashable, Sendable {
    /// The hash of the bytes so far.
    package var state: UInt64

    /// Creates a hash with a known state; without one, that of no bytes.
    @inlinable package init(state: UInt64 = 0xCBF2_9CE4_8422_2325) { self.state = state }

    /// Creates the hash of some bytes.
    @inlinable package init(_ bytes: some Sequence<UInt8>) {
        self.init()
        add(bytes)
    }

    /// Adds a byte.
    @inlinable @inline(__always)
    package mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* Self.prime }

    /// The factor of each step.
    @inlinable package static var prime: UInt64 { 0x100_0000_01B3 }

    /// Adds some bytes.
    @inlinable package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    /// The hash as sixteen hexadecimal digits.
    package var text: String { state.hexadecimal(digits: 16, uppercase: false) }
}
