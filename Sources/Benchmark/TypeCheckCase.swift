/// Colors as tokens, from which Swift is generated, and as handwritten Swift.
struct TypeCheckCase {
    let name: String
    /// The token files, by their names.
    let tokens: [(path: String, text: String)]
    /// A handwritten file with the same declarations as the generated `Colors.swift`.
    let byHand: String

    /// The configuration. The palette has a separate output, which the handwritten file uses, too.
    static let configuration = """
        {
          "sources": [
            "palette.json", { "path": "Light.json", "collection": "Theme" }, { "path": "Dark.json", "collection": "Theme" }
          ],
          "appearances": { "light": "Light", "dark": "Dark" },
          "outputs": [
            { "template": "shape-style", "path": "Palette.swift", "tokens": { "groups": ["palette"] } },
            { "template": "shape-style", "path": "Colors.swift", "tokens": { "groups": ["color"] } },
            { "template": "color-hex", "path": "Color+Hex.swift" }
          ]
        }
        """

    /// The generated files that the handwritten colors also need.
    static let shared = ["Palette.swift", "Color+Hex.swift"]

    /// Returns the cases: constant colors, adaptive colors, and adaptive colors that refer to others.
    static func all(count: Int) -> [TypeCheckCase] {
        let indices = 0..<count
        return [
            TypeCheckCase("literals", indices.map { ("#\(hex($0))", "#\(hex($0))") }) {
                "static var \($0): Color { .init(hex: \"\(hex($1))\") }"
            },
            TypeCheckCase("adaptive literals", indices.map { ("#\(hex($0))", "#\(hex($0 + count))") }) {
                "static let \($0): Color = Color(light: Color(hex: \"\(hex($1))\"), "
                    + "dark: Color(hex: \"\(hex($1 + count))\"))"
            },
            TypeCheckCase(
                "adaptive references", indices.map { ("{palette.\(shade($0))}", "{palette.\(shade($0 + 7))}") }
            ) {
                "static let \($0): Color = Color(light: .palette\(shade($1)), dark: .palette\(shade($1 + 7)))"
            },
        ]
    }

    private init(_ name: String, _ values: [(light: String, dark: String)], byHand: (String, Int) -> String) {
        self.name = name
        let palette = (0..<Self.shadeCount).map { ("\(Self.shade($0))", "#\(Self.hex($0 * 131))") }
        tokens = [
            ("palette.json", Self.file("palette", palette)),
            ("Light.json", Self.file("color", values.enumerated().map { ("c\($0)", $1.light) })),
            ("Dark.json", Self.file("color", values.enumerated().map { ("c\($0)", $1.dark) })),
        ]
        let members = values.indices.map { "    \(byHand("colorC\($0)", $0))\n" }.joined()
        self.byHand = "import SwiftUI\n\npublic extension Color {\n\(members)}\n"
    }

    private static func file(_ group: String, _ tokens: [(name: String, value: String)]) -> String {
        let lines = tokens.map { "    \"\($0)\": { \"$value\": \"\($1)\" }" }.joined(separator: ",\n")
        return "{\n  \"\(group)\": {\n    \"$type\": \"color\",\n\(lines)\n  }\n}\n"
    }

    private static let shadeCount = 100

    private static func shade(_ index: Int) -> String { "S\(index % shadeCount)" }

    /// Returns a unique color for each index: multiplying by an odd factor permutes the 24-bit numbers.
    private static func hex(_ index: Int) -> String {
        let digits = String(index &* 0x9E3779 & 0xFFFFFF, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}
