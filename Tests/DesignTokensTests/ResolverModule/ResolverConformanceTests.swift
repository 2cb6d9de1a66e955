import DesignTokens
import Diagnostics
import Foundation
import LocatedJSON
import Testing

/// The official cases of the resolver module, read from the folder that `DTCG_CONFORMANCE` names.
@Suite("Resolver module: the official suite")
struct ResolverConformanceTests {
    /// Cases whose verdict is not ours, each with the sentence that decides.
    ///
    /// `modifier-single-context` is none: "Tools SHOULD throw an error for modifiers with only 1 context", and we throw it.
    private static let contestable = [
        "resolver-with-sets": """
        The file has the key "description" twice. RFC 8259, section 4: "The names within an object SHOULD be unique. […] \
        When the names within an object are not unique, the behavior of software that receives such an object is \
        unpredictable."
        """
    ]

    private struct Manifest: Decodable {
        var tests: [Case]

        struct Case: Decodable {
            var id: String
            var type: String
            var input: String
        }
    }

    @Test(
        "every document that the suite calls valid is read, and every other one is an error",
        .enabled(if: ProcessInfo.processInfo.environment["DTCG_CONFORMANCE"] != nil, "DTCG_CONFORMANCE is not set"))
    func cases() throws {
        let root = try #require(ProcessInfo.processInfo.environment["DTCG_CONFORMANCE"])
        let folder = URL(filePath: root).appending(path: "resolver")
        let data = try Data(contentsOf: folder.appending(path: "manifest.json"))
        let cases = try JSONDecoder().decode(Manifest.self, from: data).tests
        #expect(cases.count >= 30)
        for test in cases {
            let bytes = Array(try Data(contentsOf: folder.appending(path: test.input)))
            let source = try JSONDocument(parsing: bytes, path: test.input)
            let document = ResolverReader.read(source) { _ in .unreadable(reason: "no case refers to a file") }
            let isValid = test.type.hasPrefix("Positive") != (Self.contestable[test.id] != nil)
            #expect(document.diagnostics.isEmpty == isValid, "\(test.id): \(document.diagnostics.map(\.text))")
            #expect(document.diagnostics.hasErrors != isValid, "\(test.id)")
        }
    }
}
