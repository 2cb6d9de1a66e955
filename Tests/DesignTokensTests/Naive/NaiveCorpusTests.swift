import DesignTokens
import Foundation
import LocatedJSON
import Testing

/// The folder of real token files that `TOKEN_CORPUS` names; these tests are skipped without it.
private let corpus = ProcessInfo.processInfo.environment["TOKEN_CORPUS"]

@Suite("Values against a naive reader", .enabled(if: corpus != nil, "TOKEN_CORPUS names no folder"))
struct NaiveCorpusTests {
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
        let documents = try files.map { DTCGReader.read(try document($0.path, in: folder)) }
        let resolution = AliasResolver.resolve(TokenGraph(documents)).checked()
        expectAgreement(resolution, NaiveFigma(files))
    }

    @Test(
        "so has every token of a Tokens Studio project in every theme, as far as it needs no sums",
        arguments: [
            "AndySobol+wds/tokens", "C5FR7Q+sd-compose/tokens", "NVE+Designsystem/tokens",
            "PorticoEstate+digdir-design-tokens/design-tokens", "SWYP-Find+design-tokens",
            "Sage+design-tokens/data/tokens", "Workday+canvas-tokens-studio/tokens",
            "blackbaud+skyux-design-tokens/src/tokens", "digdir+designsystemet/design-tokens",
            "digdir+designsystemet/packages/cli/tests/config/design-tokens",
        ])
    func studio(source: String) throws {
        let folder = try #require(corpus) + "/tokens-studio/" + source
        var project = StudioProject(path: folder)
        for file in NaiveFile.all(in: folder) {
            project.addSet(try document(file.path, in: folder), named: String(file.path.dropLast(5)))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        if names.contains("$themes.json") { project.addThemes(try document("$themes.json", in: folder)) }
        if names.contains("$metadata.json") { project.addMetadata(try document("$metadata.json", in: folder)) }
        expectAgreement(AliasResolver.resolve(TokenGraph([project.reading()])).checked(), NaiveStudio(folder))
    }

    private func document(_ path: String, in folder: String) throws -> JSONDocument {
        let bytes = try #require(FileManager.default.contents(atPath: folder + "/" + path))
        return try JSONDocument(parsing: Array(bytes), path: path)
    }

    private func expectAgreement(_ resolution: Resolution, _ naive: some NaiveProject) {
        let comparison = NaiveComparison(resolution, naive)
        #expect(comparison.count > 0)
        let differences = comparison.differences.prefix(10).joined(separator: "\n")
        #expect(comparison.differences.isEmpty, "\(comparison.differences.count): \(differences)")
    }
}
