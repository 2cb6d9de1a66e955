import DesignTokens
import Foundation
import LocatedJSON
import Testing

/// The folder of real token files that `TOKEN_CORPUS` names; these tests are skipped without it.
private let corpus = ProcessInfo.processInfo.environment["TOKEN_CORPUS"]

@Suite("Values against a naive reader", .enabled(if: corpus != nil, "TOKEN_CORPUS names no folder"))
struct NaiveFigmaTests {
    private static let equinor = "equinor+design-system/packages"

    @Test(
        "every token of every mode of Figma's exports has the value that a naive reader finds",
        arguments: [
            "RoleModel+optics", "SWYP-Find+design-tokens", "fermi-ad+flutter-bison-design-system", "figma+sds",
            "gradyjasonng+gestral-ui", "greensight+gts", "omnomrose+rosefolio", "pmndrs+design-system",
            equinor + "/eds-tokens/tokens", equinor + "/eds-tokens/tokens/FQQqyumcpPQoiFRCjdS9GM",
            equinor + "/eds-tokens/tokens/GnovDpL3UV6X51Ot7Kv6Im",
            equinor + "/eds-tokens/tokens/cpNchKjiIM19dPqTxE0fqg",
            equinor + "/eds-tokens-build/src/__tests__/fixtures/tokens/test-foundation",
        ])
    func figma(source: String) throws {
        let folder = try #require(corpus) + "/figma/" + source
        let files = NaiveFile.all(in: folder)
        let documents = try files.map { file in
            let bytes = try #require(FileManager.default.contents(atPath: folder + "/" + file.path))
            return TokenReader.read(try JSONDocument(parsing: Array(bytes), path: file.path))
        }
        let resolution = Resolver.resolve(TokenGraph(documents))
        let comparison = NaiveComparison(resolution, NaiveFigma(files))
        print("\(source): \(comparison.count) values compared, \(comparison.skipped.count) tokens skipped \(comparison.skipped.sorted().prefix(3))")
        #expect(comparison.count > 0)
        #expect(comparison.differences.isEmpty, "\(comparison.differences.count): \(comparison.differences.prefix(10).joined(separator: "\n"))")
    }
}
