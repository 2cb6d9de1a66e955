import DesignTokens
import LocatedJSON
import Testing

@Suite("Damaged files of the Design Tokens format")
struct FormatMutationTests {
    /// A small file with groups that extend others, and references of every spelling.
    private static let valid = Array(
        ##"""
        {"a":{"$type":"color","x":{"$value":{"colorSpace":"srgb","components":[1,0,{"$ref":"#/n/$value"}]}},
        "$root":{"$ref":"#/a/x"}},"b":{"$extends":"{a}","c":{"$ref":"#/d","y":{"$type":"number","$value":1}}},
        "d":{"$deprecated":"e","z":{"$type":"shadow","$value":[{"color":"{b.x}","offsetX":"{l}","offsetY":"{l}",
        "blur":"{l}","spread":{"$ref":"#/l/$value"}},{"$ref":"#/s"}]}},"n":{"$type":"number","$value":0.5},
        "l":{"$type":"dimension","$value":{"value":{"$ref":"#/n/$value"},"unit":"px"}},"s":{"$type":"shadow","$value":
        {"color":"{a.$root}","offsetX":"{l}","offsetY":"{l}","blur":"{l}","spread":"{l}"}}}
        """##.utf8)

    @Test("the file itself is read and resolved without a diagnostic")
    func valid() throws {
        let resolution = try #require(resolve(Self.valid))
        #expect(resolution.diagnostics.map(\.text) == [])
        #expect(resolution.graph.tokens.count == 10)
    }

    @Test("a file with any one byte removed, doubled or replaced is refused, or read without breaking a rule")
    func damaged() {
        for position in Self.valid.indices {
            let byte = Self.valid[position]
            for replacement in [[], [byte, byte]] + "{}$#/.\"0".utf8.map({ [$0] }) {
                var bytes = Self.valid
                bytes.replaceSubrange(position...position, with: replacement)
                guard let resolution = resolve(bytes) else { continue }
                #expect(violations(in: resolution).isEmpty, "byte \(position) replaced by \(replacement)")
                #expect(lost(in: resolution) == [], "byte \(position) replaced by \(replacement)")
            }
        }
    }

    /// The tokens whose value was not read, although nothing is reported.
    private func lost(in resolution: Resolution) -> [String] {
        if resolution.diagnostics.contains(where: { $0.severity == .error }) { return [] }
        return resolution.graph.tokens.filter { $0.value == .uninterpreted || $0.value == .deferred }.map(\.path)
    }

    private func resolve(_ bytes: [UInt8]) -> Resolution? {
        guard let source = try? JSONDocument(parsing: bytes, path: "a.json") else { return nil }
        let readings = [DTCGReader.read(source, rules: .strict)].withInheritedTokens
        return AliasResolver.resolve(TokenGraph(readings)).checked()
    }
}
