import DesignTokens
import Foundation
import LocatedJSON
import Testing

/// The official test suite of the format, which the project does not hold: `DTCG_CONFORMANCE` names the folder it lies
/// in.
@Suite(
    "The Design Tokens test suite: format",
    .enabled(
        if: FormatSuite.folder != nil,
        "DTCG_CONFORMANCE does not name a folder with the Design Tokens test suite (format/manifest.json)"))
struct FormatConformanceTests {
    @Test("every case has the expected result, except for those that contradict the specification")
    func cases() throws {
        let cases = try FormatSuite.cases()
        #expect(cases.count >= 213)
        for test in cases {
            let errors = try FormatSuite.errors(in: test.input)
            let agrees = test.isValid == errors.isEmpty
            if let sentence = ContestedCases.format[test.id] {
                #expect(!agrees, "\(test.id) is no longer judged by: \(sentence)")
            } else {
                #expect(agrees, "\(test.id): \(test.purpose)\n\(errors.joined(separator: "\n"))")
            }
        }
    }

    @Test("every contested case is one of the suite")
    func contested() throws {
        let names = Set(try FormatSuite.cases().map(\.id))
        #expect(names.isSuperset(of: ContestedCases.format.keys))
    }

    @Test("no valid case is rejected without strict rules")
    func lenient() throws {
        for test in try FormatSuite.cases() where test.isValid {
            #expect(try FormatSuite.errors(in: test.input, isStrict: false).isEmpty, "\(test.id)")
        }
    }
}

/// The suite's cases.
private enum FormatSuite {
    struct Case: Decodable {
        let id: String
        let type: String
        let purpose: String
        let input: String

        var isValid: Bool { type == "PositiveEvaluationTest" }
    }

    private struct Manifest: Decodable {
        let tests: [Case]
    }

    static var folder: URL? {
        guard let path = ProcessInfo.processInfo.environment["DTCG_CONFORMANCE"], !path.isEmpty else { return nil }
        let folder = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("format")
        let manifest = folder.appendingPathComponent("manifest.json").path
        return FileManager.default.fileExists(atPath: manifest) ? folder : nil
    }

    static func cases() throws -> [Case] {
        let manifest = try #require(folder).appendingPathComponent("manifest.json")
        return try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: manifest)).tests
    }

    /// The errors that the tool reports of a file.
    static func errors(in input: String, isStrict: Bool = true) throws -> [String] {
        let bytes = [UInt8](try Data(contentsOf: try #require(folder).appendingPathComponent(input)))
        guard let source = try? JSONDocument(parsing: bytes, path: input) else { return ["\(input): no JSON"] }
        let document = DTCGReader.read(source, rules: isStrict ? .strict : .lenient)
        let diagnostics = AliasResolver.resolve(TokenGraph([document].withInheritedTokens)).checked().diagnostics
        return diagnostics.filter { $0.severity == .error }.map(\.text)
    }
}
