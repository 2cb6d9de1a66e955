import DesignTokens
import LocatedJSON
import Testing

@Suite("Damaged files")
struct MutationTests {
    /// A small file with every kind of value.
    private static let valid = Array(
        ##"""
        {"$extensions":{"com.figma.modeName":"Light"},"Brand":{"red":{"$type":"color","$value":"#F00A"},
        "é 1":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0.5,"none"],"alpha":1,"hex":"#FF8000"}}},
        "Component":{"$type":"color","a":{"$value":"#ff0000AA","$deprecated":"no"},"b":{"$ref":"#/Brand/red/$value"},
        "c":{"$value":"#F00A","$extensions":{"com.figma.aliasData":{"targetVariableName":"brand/Red"}}}},"n":{
        "d":{"$type":"dimension","$value":{"value":-1.5e1,"unit":"rem"}},"s":{"$type":"dimension","$value":"16px"},
        "$root":{"$value":"{n.d}","$description":"\u00e9"},"t":{"$type":"string","$value":"{a} b"}}}
        """##.utf8)

    @Test("the file itself is read and resolved without a diagnostic")
    func valid() throws {
        let resolution = try #require(resolve(Self.valid))
        #expect(resolution.diagnostics.isEmpty)
        #expect(
            resolution.traces.map(\.step) == [
                .literal, .literal, .value, .alias, .variable, .literal, .literal, .alias, .literal,
            ])
    }

    @Test("a file that is cut off anywhere is refused")
    func cutOff() {
        for count in Self.valid.indices { #expect(resolve(Array(Self.valid[..<count])) == nil, "\(count) bytes") }
    }

    @Test(
        "a file with any one byte replaced is refused, or read without breaking a rule",
        arguments: Array("\"\\{}[],:0$#-e.\n\u{0}".utf8) + [0x80, 0xFF])
    func replaced(byte: UInt8) {
        for position in Self.valid.indices {
            var bytes = Self.valid
            bytes[position] = byte
            guard let resolution = resolve(bytes) else { continue }
            #expect(violations(in: resolution).isEmpty, "byte \(position) replaced by \(byte)")
        }
    }

    @Test("a file with any one byte removed or doubled is refused, or read without breaking a rule")
    func removedOrDoubled() {
        for position in Self.valid.indices {
            for replacement in [[], [Self.valid[position], Self.valid[position]]] {
                var bytes = Self.valid
                bytes.replaceSubrange(position...position, with: replacement)
                guard let resolution = resolve(bytes) else { continue }
                #expect(violations(in: resolution).isEmpty, "byte \(position) replaced by \(replacement)")
            }
        }
    }

    private func resolve(_ bytes: [UInt8]) -> Resolution? {
        guard let source = try? JSONDocument(parsing: bytes, path: "a.json") else { return nil }
        return AliasResolver.resolve(TokenGraph([DTCGReader.read(source)], layers: .testing)).checked()
    }
}
