import Testing

@testable import SwiftSources

@Suite("Calls in Swift code") struct SwiftCallTests {
    /// The calls with their names, as `Owner.name(label: value | value)`.
    private func calls(_ text: String) -> [String] {
        let code = SwiftCode(Array(text.utf8))
        return code.calls.map { call in
            let names = stride(from: call.range.lowerBound, through: call.name, by: 2).map { code.text($0) }
            let arguments = code.arguments(of: call).map { argument in
                let value = argument.value.map { code.text($0) }.joined(separator: " ")
                return argument.label.isEmpty ? value : "\(argument.label): \(value)"
            }
            return "\(names.joined(separator: "."))(\(arguments.joined(separator: " | ")))"
        }
    }

    @Test("have the names before them, but not the keywords")
    func owners() {
        #expect(calls("SwiftUI.Color(a) .b(c.d)") == ["SwiftUI.Color(a)", "b(c . d)"])
        #expect(calls("return .red.opacity(1)") == ["opacity(1)"])
        #expect(calls("case .a(1), let .b(c):\ncase.d(2):") == ["a(1)", "b(c)", "d(2)"])
        #expect(
            calls("return try .init(1)\nunsafe .init(2)\nunsafe.lock()\na.return.b(3)") == [
                "init(1)", "init(2)", "unsafe.lock()", "a.return.b(3)",
            ])
    }

    @Test("do not include declarations of functions")
    func declarations() {
        #expect(
            calls("func a(b: Int) {}\ninit(c: Int) {}\nsubscript(d: Int) -> Int { self.init(e) }") == ["self.init(e)"])
    }

    @Test("have commas in generic arguments, which separate no arguments")
    func genericArguments() {
        #expect(calls("a(of: Result<Int, any Error>.self, b)") == ["a(of: Result < Int , any Error > . self | b)"])
        #expect(
            calls("a(Map<Int, [String: (Int, B)]?>(), c)") == ["a(Map < Int , [ String : ( Int , B ) ] ?> ( ) | c)"])
        #expect(calls("a(B<C<D, E>>(), F<G, H>? .none)").first == "a(B < C < D , E >> ( ) | F < G , H >? . none)")
    }

    @Test("have comparisons as arguments of their own")
    func comparisons() {
        #expect(calls("a(b < c, d > e)") == ["a(b < c | d > e)"])
        #expect(calls("a(b<c, d>e)") == ["a(b < c | d > e)"])
        #expect(calls("a(b<1 + c, d>(e))") == ["a(b < 1 + c | d > ( e ))"])
    }
}
