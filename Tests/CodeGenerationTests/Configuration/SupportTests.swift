import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("The support file")
struct SupportTests {
    private static let tokens = """
        { "text": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } },
          "line": { "$type": "strokeStyle", "$value": "solid" },
          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
        """

    /// The pieces that the last output writes of the support file, and what is said of the outputs.
    private func support(_ outputs: OutputConfiguration...) throws -> (
        pieces: Set<SupportPiece>, users: Set<SupportPiece>
    ) {
        var configuration = Configuration()
        configuration.targets[0].outputs = outputs
        let resolution = try resolved(Self.tokens)
        let symbols = SymbolTable(resolution, configuration)
        let pieces = SupportPieces(symbols, resolution, includesOwn: true)
        let users = SupportPieces(symbols, resolution, includesOwn: false).users.keys
        return (outputs.last.map(pieces.written) ?? [], Set(users))
    }

    @Test("writes what the outputs use, and nothing else")
    func used() throws {
        #expect(try support(output("shape-style"), output("support")).pieces == [.colorHex])
        #expect(try support(output("text-style"), output("support")).pieces == [.textStyle])
        #expect(
            try support(output("constants"), output("shape-style"), output("support")).pieces == [.border, .colorHex])
        #expect(try support(output("font"), output("support")).pieces == [])
    }

    @Test("declares nothing where nothing is used", arguments: [[], [.colorHex]] as [Set<SupportPiece>])
    func unused(_ pieces: Set<SupportPiece>) {
        guard case .flag(let writesTypes)? = SupportFrame.value(of: .writesTypes, pieces) else {
            Issue.record("no flag")
            return
        }
        #expect(!writesTypes)
    }

    @Test("leaves the initializer of colors to an output of its own")
    func colorHex() throws {
        #expect(try support(output("shape-style"), output("color-hex"), output("support")).pieces == [])
    }

    @Test("writes what its \"types\" name, so that a module can have the rest of its own")
    func types() throws {
        let outputs = [output("shape-style"), output("text-style")]
        #expect(try support(outputs[0], outputs[1], output("support", types: [.typography])).pieces == [.textStyle])
    }

    @Test("writes what a template of one's own may use, and nobody is told that it lacks")
    func own() throws {
        let found = try support(output("own", types: [.strokeStyle]), output("support"))
        #expect(found.pieces == [.border])
        #expect(found.users == [])
    }

    @Test("is missed once, with the line that adds it")
    func missing() throws {
        let marked = MarkedText(
            """
            { "sources": ["tokens.json"], "outputs": [{ "template": "font", "path": "A.swift" },
              { "template": "text-style", "path": 1️⃣"B.swift" }, { "template": "constants", "path": "C.swift" }] }
            """, path: "tokengenerator.json")
        let read = ConfigurationReader.read(Array(marked.text.utf8), path: "tokengenerator.json")
        let resolution = try resolved(Self.tokens)
        let checked = CheckedConfiguration(
            settings: Settings(read.configuration), resolution: resolution,
            symbols: SymbolTables(resolution, read.configuration), fonts: FontNames(), hasFiles: true, hasErrors: false)
        #expect(
            checked.diagnostics(of: .missingSupport).map(\.text).joined(separator: "\n")
                == marked.spelled(
                    """
                    1️⃣: note: the outputs use 'TextStyle', 'BorderStyle' and 'StrokePattern', but no output declares \
                    them [missing-support]
                    1️⃣: note: add { "template": "support", "path": "TokenSupport.swift" } to "outputs", unless your \
                    module declares those types
                    """))
    }
}

extension CheckedConfiguration {
    /// What the rules find whose findings have a code.
    func diagnostics(of code: DiagnosticCode) -> [Diagnostic] {
        ConfigurationRule.all.filter { $0.kinds.contains { $0.code == code } }.flatMap {
            $0.diagnostics($0.findings(self))
        }
    }
}
