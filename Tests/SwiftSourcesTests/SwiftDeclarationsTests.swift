import Testing

@testable import SwiftSources

@Suite("Declarations in Swift files")
struct SwiftDeclarationsTests {
    private func names(_ code: String) -> [String] {
        var declarations = SwiftDeclarations()
        declarations.add(Array(code.utf8), at: "App/A.swift")
        return declarations.files.keys.map { $0.scope.isEmpty ? $0.name : "\($0.scope).\($0.name)" }.sorted()
    }

    @Test("types, and types in types")
    func types() {
        #expect(
            names("public struct A<T> where T: B { enum C {} }\nfinal class D: E {}\ntypealias F = A<Int>\nactor G {}")
                == ["A", "A.C", "D", "F", "G"])
    }

    @Test("static members and cases, of extensions, too")
    func members() {
        let code = """
            extension SwiftUI.Color { static let ink = Color.black; static var paper: Color { let x = 1; return .white } }
            extension UIColor { class var brand: UIColor { .red }; func mixed() { enum Local {} } }
            enum Asset { case one, two(Int), three; static func make() {} ; var plain: Int { 1 } }
            """
        #expect(
            names(code) == [
                "Asset", "Asset.make", "Asset.one", "Asset.three", "Asset.two", "Color.ink", "Color.paper",
                "UIColor.brand",
            ])
    }

    @Test("nothing that is private, in a function, in a text or a comment")
    func hidden() {
        let code = """
            private struct A {}
            private typealias H = Int
            fileprivate extension Color { static let b = 1 }
            extension Color { private static let c = 1; private(set) static var d = 2 }
            func f() { struct E {}; let x = "struct F {}" } // struct G {}
            let g = { static let h = 1 }
            """
        #expect(names(code) == ["Color.d"])
    }

    @Test("the first of several files stands for a name")
    func places() {
        var declarations = SwiftDeclarations()
        declarations.add(Array("struct A {}".utf8), at: "a.swift")
        declarations.add(Array("struct A {}".utf8), at: "b.swift")
        #expect(declarations.files == [SwiftDeclarations.Name("A"): "a.swift"])
    }

    @Test("types in types in types cost no more than others")
    func deep() {
        let code = String(repeating: "enum A {", count: 100_000) + String(repeating: "}", count: 100_000)
        #expect(names(code + "\nstruct Z {}").last == "Z")
    }

    @Test("no bytes are an error", arguments: ["}}}}", "struct", "extension . {}", "case ,", "static", "class var"])
    func broken(_ code: String) { #expect(names(code + "\nstruct Z {}").contains("Z")) }
}
