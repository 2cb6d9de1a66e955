import Testing

@testable import SwiftSources

/// What is searched in all tests: colors and sizes by which a full stop is enough, and members of types that must be named.
private let symbols = [
    SearchedSymbol(name: "brand500", scope: ["ShapeStyle"], valueTypes: ["ShapeStyle", "Color"]),
    SearchedSymbol(name: "muted", scope: ["ShapeStyle"], valueTypes: ["ShapeStyle", "Color"]),
    SearchedSymbol(name: "s16", scope: ["CGFloat"], valueTypes: ["CGFloat"]),
    SearchedSymbol(name: "full", scope: ["CGFloat"], valueTypes: ["CGFloat"]),
    SearchedSymbol(name: "background", scope: ["ComponentToken", "Button", "Primary"], valueTypes: []),
    SearchedSymbol(name: "tick", scope: ["ImageAsset", "x24"], valueTypes: []),
    SearchedSymbol(name: "hero", scope: ["ImageAsset"], valueTypes: ["ImageAsset"]),
]

/// The uses in some files, each on a line: how sure, which symbol, and where in which file.
private func found(_ files: String...) -> [String] {
    var search = SymbolSearch(symbols)
    for file in files { search.add(Array(file.utf8)) }
    return search.uses.map { use in
        "\(use.confidence) \(symbols[use.symbol].name) \(use.file):\(use.line):\(use.column)"
    }
}

@Suite("A use of a generated symbol") struct SymbolSearchTests {
    @Test("is exact where its type is named, with a module or without")
    func qualified() {
        #expect(found("let a = Color.brand500") == ["exact brand500 0:1:15"])
        #expect(found("f(SwiftUI.Color.muted, CGFloat.full)") == ["exact muted 0:1:17", "exact full 0:1:32"])
        #expect(found("x = ComponentToken.Button.Primary.background") == ["exact background 0:1:35"])
        #expect(found("x = Design.ComponentToken.Button.Primary.background") == ["exact background 0:1:42"])
        #expect(found("x = `ComponentToken`.Button.Primary.`background`") == ["exact background 0:1:38"])
    }

    @Test("is exact where the type around it is named, and likely where the sources have a type of that name")
    func nested() {
        #expect(found("x = Primary.background") == ["exact background 0:1:13"])
        #expect(found("Image(asset: .x24.tick)") == ["exact tick 0:1:19"])
        #expect(found("x = Primary.background", "enum Primary {}") == ["likely background 0:1:13"])
        #expect(found("x = Other.background\ny = colors.x24.tick\nz = .y24.tick").isEmpty)
    }

    @Test("is exact where nothing else in the sources has its name")
    func unique() {
        #expect(found("f(.brand500)\n") == ["exact brand500 0:1:4"])
        #expect(found("f(.brand500)", "enum Paint { case red, brand500 }") == ["possible brand500 0:1:4"])
        #expect(found("f(.brand500)", "extension Paint { static let brand500 = 1 }") == ["possible brand500 0:1:4"])
        #expect(found("f(.brand500)", "struct Paint { let brand500: Int }") == ["exact brand500 0:1:4"])
    }

    @Test("is possible where a single word says too little")
    func bare() {
        #expect(found("f(.full)\nsession.start(quality: .full)") == ["possible full 0:1:4", "possible full 0:2:25"])
    }

    @Test(
        "is likely where a label, a function, a property or a comparison asks for such a value",
        arguments: [
            "Text(a).foregroundStyle(.muted)", "f(tint: .muted)", "x.fillColor = .muted", "Color(.muted)",
            "if textColor == .muted {}", "let border = isOn ? c : .muted", ".shadow(color: isOn ? .muted : x)",
            "view.tint([a, .muted])", "f(color: (.muted))", "x.tintColor = y ?? .muted", "f { $0.tint = .muted }",
        ])
    func words(_ code: String) {
        #expect(found(code).map { $0.prefix(12) } == ["likely muted"])
    }

    @Test("is likely where the sources state the type that is expected")
    func stated() {
        #expect(found("let a: Color = .muted") == ["likely muted 0:1:17"])
        #expect(found("let a: [Color] = [x, .muted]") == ["likely muted 0:1:23"])
        #expect(found("var a: Color? {\n  isOn ? .muted : nil\n}") == ["likely muted 0:2:11"])
        #expect(found("func a() -> some ShapeStyle {\n  if b { return .muted }\n}") == ["likely muted 0:2:18"])
        #expect(found("var a: Color {\n  switch b {\n  case .c: .muted\n  }\n}") == ["likely muted 0:3:13"])
        #expect(found("mark(x, with: .muted)", "func mark(_ a: Int, with b: Color) {}") == ["likely muted 0:1:16"])
        #expect(found("Row(a: .muted)", "struct Row {\n  let a: Color\n  var b = 1\n}") == ["likely muted 0:1:9"])
        #expect(found("Row(a: .muted)", "class Row {\n  init?(a: SwiftUI.Color) {}\n}") == ["likely muted 0:1:9"])
        #expect(
            found("func f(a: Color = .muted, b: Int = .full) {}") == ["likely muted 0:1:20", "possible full 0:1:37"])
    }

    @Test("is only possible where the sources state another type")
    func otherType() {
        #expect(found("Color(paint: .muted)", "extension Color { init(paint: Paint) {} }") == ["possible muted 0:1:15"])
        #expect(found("Color(paint: .brand500)") == ["possible brand500 0:1:15"])
        #expect(found("f(a: .init(paint: .brand500))") == ["possible brand500 0:1:20"])
        #expect(found("f(a: .init(b: .muted))", "struct X { let b: Color }") == ["likely muted 0:1:16"])
        #expect(found("x.tint = .brand500", "struct X { var tint: Paint }") == ["possible brand500 0:1:11"])
        #expect(
            found("x.tint = .muted", "struct X { var tint: Paint }\nstruct Y { var tint: Color }") == [
                "likely muted 0:1:11"
            ])
    }

    @Test("is no pattern, method, key path, value's member, comment or string")
    func noUses() {
        #expect(found("switch a { case .muted, .full: b }\nif case .muted = a {}\nfor case .muted in b {}").isEmpty)
        #expect(found("Text(a)\n  .background(b)\n  .muted(c)\n  .full {}").isEmpty)
        #expect(found("a.muted + a?.full + f().muted + a[0].full + \\.muted + self.full").isEmpty)
        #expect(found("// .muted\n/* Color.muted */ f(\"Color.muted\", /.muted/)").isEmpty)
        #expect(found("enum A { case muted, full }\nlet x: Color.muted? = nil").isEmpty)
    }

    @Test("is code inside a string, and behind a pattern")
    func strings() {
        #expect(found("f(\"a \\(Color.muted) b\")") == ["exact muted 0:1:14"])
        #expect(found("case .muted where color == .muted: f(tint: .muted)").count == 2)
    }

    @Test("is looked for in code that ends nowhere or nests without end")
    func damaged() {
        #expect(found("f(tint: .muted") == ["likely muted 0:1:10"])
        #expect(found(")]}f(tint: .muted)") == ["likely muted 0:1:13"])
        let deep = String(repeating: "[(", count: 5_000) + ".full" + String(repeating: ")]", count: 5_000)
        #expect(found(deep + "\nf(tint: .muted)") == ["possible full 0:1:10002", "likely muted 0:2:10"])
        #expect(found(String(repeating: "a.", count: 5_000) + "muted").isEmpty)
    }
}
