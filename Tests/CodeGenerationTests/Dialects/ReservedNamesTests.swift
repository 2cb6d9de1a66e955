import Testing

@testable import CodeGeneration

@Suite("Reserved names")
struct ReservedNamesTests {
    @Test(
        "colours keep clear of SwiftUI's names",
        arguments: [
            "red", "black", "clear", "accentColor", "primary", "secondary", "quinary", "foreground", "background",
            "tint", "link", "fill", "windowBackground", "bar", "ultraThinMaterial", "placeholder",
        ])
    func colors(_ name: String) {
        for scope in ["ShapeStyle", "Color", "SwiftUI.ShapeStyle", "SwiftUI.Color"] {
            #expect(SwiftDialect().owner(of: name, in: scope) == "SwiftUI")
        }
    }

    @Test("`none` would be taken for an optional color that is missing")
    func none() {
        #expect(SwiftDialect().owner(of: "none", in: "ShapeStyle") == "Optional")
        #expect(SwiftDialect().owner(of: "none", in: "CGFloat") == nil)
    }

    @Test(
        "numbers keep clear of those that CGFloat has",
        arguments: [
            "zero", "pi", "infinity", "nan", "signalingNaN", "greatestFiniteMagnitude", "leastNormalMagnitude",
            "leastNonzeroMagnitude", "ulpOfOne", "radix", "exponentBitCount", "significandBitCount",
        ])
    func numbers(_ name: String) { #expect(SwiftDialect().owner(of: name, in: "CGFloat") == "CGFloat") }

    @Test(
        "other names, and those of other scopes, are free",
        arguments: [
            ("brand", "ShapeStyle"), ("opacity", "ShapeStyle"), ("red500", "ShapeStyle"), ("zero", "ShapeStyle"),
            ("red", "CGFloat"), ("random", "CGFloat"), ("full", "CGFloat"), ("red", "ComponentToken"),
            ("zero", "ComponentToken.Button"), ("", "ShapeStyle"),
        ])
    func free(_ name: String, _ scope: String) { #expect(SwiftDialect().owner(of: name, in: scope) == nil) }

    @Test("cases of an image enumeration keep clear of what it has")
    func cases() {
        #expect(["RawValue", "AllCases", "allCases", "bundle"].allSatisfy { SwiftDialect().known.cases.contains($0) })
        #expect(SwiftDialect().known.cases.isDisjoint(with: ["rawValue", "none", "hashValue", "logo"]))
    }
}
