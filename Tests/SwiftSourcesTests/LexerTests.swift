import Testing

@testable import SwiftSources

@Suite("Swift code as tokens") struct LexerTests {
    /// The texts of all tokens, those of one kind in front of which it is marked.
    private func texts(_ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return SwiftLexer.tokens(of: bytes).map { token in
            let text = token.text(in: bytes)
            return switch token.kind {
            case .text: "text \(text)"
            case .regex: "regex \(text)"
            default: text
            }
        }
    }

    @Test("is names, numbers, brackets and operators")
    func plain() {
        #expect(
            texts("let x: CGFloat = 1.5e3 ?? -.s16[0]...max") == [
                "let", "x", ":", "CGFloat", "=", "1.5e3", "??", "-", ".", "s16", "[", "0", "]", "...", "max",
            ])
        #expect(texts("a?.b!.c; d..<e") == ["a", "?", ".", "b", "!", ".", "c", ";", "d", "..<", "e"])
        #expect(texts("`default` `un closed\n") == ["default", "`", "un", "closed"])
        #expect(texts("#if DEBUG\n#\n#Preview") == ["#if", "DEBUG", "#", "#Preview"])
    }

    @Test("knows exponents, elements of tuples, and members of numbers")
    func numbers() {
        #expect(texts("1e-5+2E+3-0x1.8p-3") == ["1e-5", "+", "2E+3", "-", "0x1.8p-3"])
        #expect(
            texts("0xFE-1, 0xFF.description, 0x1.ap2") == [
                "0xFE", "-", "1", ",", "0xFF", ".", "description", ",", "0x1.ap2",
            ])
        #expect(
            texts("a.0.1, 0.1.rounded(), 1...2") == [
                "a", ".", "0", ".", "1", ",", "0.1", ".", "rounded", "(", ")", ",", "1", "...", "2",
            ])
    }

    @Test("knows operators outside of ASCII, and those that begin with a full stop")
    func operators() {
        #expect(texts("a≤b √c é→f") == ["a", "≤", "b", "√", "c", "é", "→", "f"])
        #expect(texts("a .== b.<c ./* */d") == ["a", ".==", "b", ".<", "c", ".", "d"])
        #expect(texts("❤️+👍🏽") == ["❤️+", "👍🏽"])
    }

    @Test("skips spaces that cannot be broken, and byte order marks")
    func wideSpaces() {
        let tokens = SwiftLexer.tokens(of: Array("\u{FEFF}if\u{A0}a\u{FEFF}+\u{FEFF}b".utf8))
        #expect(tokens.count == 4)
        #expect(tokens.map(\.isApart) == [true, true, false, true])
    }

    @Test("leaves comments out, also those inside comments, and the line that runs a script")
    func comments() {
        #expect(texts("#!/usr/bin/swift .x\na // .b\n/* /* .c */ .d */ e /* .f") == ["a", "e"])
        #expect(texts("a +/* b */ c -// d\n e") == ["a", "+", "c", "-", "e"])
        #expect(texts("/** .a */b///c") == ["b"])
    }

    @Test("keeps strings together, and takes their interpolations for code")
    func strings() {
        #expect(texts(#"f(".a \".b" , "")"#) == ["f", "(", #"text ".a \".b""#, ",", #"text """#, ")"])
        #expect(
            texts(#""a \(b("c \(.d)", e)) f" g"#) == [
                #"text "a \"#, "(", "b", "(", #"text "c \"#, "(", ".", "d", ")", #"text ""#, ",", "e", ")", ")",
                #"text  f""#, "g",
            ])
        #expect(texts("\"open .a\n.b") == ["text \"open .a", ".", "b"])
        #expect(
            texts("\"\"\"\n .a \"b\" \\(c)\n\"\"\" d") == [
                "text \"\"\"\n .a \"b\" \\", "(", "c", ")", "text \n\"\"\"", "d",
            ])
    }

    @Test("knows raw strings, whose escapes have number signs, too")
    func rawStrings() {
        #expect(texts(##"#"a " \(b) \#(c)"# d"##) == [##"text #"a " \(b) \#"##, "(", "c", ")", ##"text "#"##, "d"])
        #expect(texts(##"#"""# d"##) == [##"text #"""#"##, "d"])
        #expect(texts("##\"\"\"\n\"\"\"# .a\n\"\"\"## d") == ["text ##\"\"\"\n\"\"\"# .a\n\"\"\"##", "d"])
    }

    @Test("tells regular expressions from divisions")
    func regexes() {
        #expect(texts(#"let a = /.b \/ "c/ "#) == ["let", "a", "=", #"regex /.b \/ "c/"#])
        #expect(texts("f(/a(b)/, c)") == ["f", "(", "regex /a(b)/", ",", "c", ")"])
        #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(texts("a /b/ c") == ["a", "/", "b", "/", "c"])
        #expect(texts("(a + /b) / c/d") == ["(", "a", "+", "/", "b", ")", "/", "c", "/", "d"])
        #expect(texts("reduce(1, /)\nif /a / b") == ["reduce", "(", "1", ",", "/", ")", "if", "/", "a", "/", "b"])
        #expect(
            texts(#"[/[)/\]]/, /a\ /, /b /]"#) == [
                "[", "regex /[)/", "\\", "]", "]", "/", ",", #"regex /a\ /"#, ",", "/", "b", "/", "]",
            ])
        #expect(
            texts("let a = !/b/, c = d! /2 + e/f") == [
                "let", "a", "=", "!", "regex /b/", ",", "c", "=", "d", "!", "/", "2", "+", "e", "/", "f",
            ])
        #expect(texts("try? /a/ */b/*/ c */") == ["try", "?", "regex /a/", "*/", "b"])
        #expect(texts("#/ .a /# b") == ["regex #/ .a /#", "b"])
        #expect(texts("#/\n .a\n/# b\n#/ c\nd") == ["regex #/\n .a\n/#", "b", "regex #/ c", "d"])
    }

    @Test("says which tokens begin a line, and which stand apart")
    func places() {
        let tokens = SwiftLexer.tokens(of: Array("a .b\n  .c/* */d".utf8))
        #expect(tokens.map(\.startsLine) == [true, false, false, true, false, false])
        #expect(tokens.map(\.isApart) == [true, true, false, true, false, true])
    }

    @Test("reads any bytes to their end")
    func damaged() {
        let whole = Array(
            "a \"\\(b\" c \"\"\"\n\\#(x)\" /* `d` #/e/# /f\\/ (g)) \\".utf8)
        for end in whole.indices {
            let tokens = SwiftLexer.tokens(of: Array(whole[..<end]))
            #expect(tokens.allSatisfy { $0.start <= $0.end && $0.end <= end })
        }
        #expect(SwiftLexer.tokens(of: [0xFF, 0x00, 0xC3, 0x28]).count == 3)
    }
}
