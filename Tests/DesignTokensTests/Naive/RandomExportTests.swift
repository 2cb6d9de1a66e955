import DesignTokens
import Foundation
import LocatedJSON
import TestSupport
import Testing

@Suite("Modes against a naive reader")
struct RandomExportTests {
    @Test("both find the same values in every mode of random exports", arguments: 0..<16)
    func agreement(block: Int) throws {
        var count = 0
        for seed in block * 20..<block * 20 + 20 {
            var numbers = RandomNumbers(seed: seed)
            let export = RandomExport(&numbers)
            let files = export.files.sorted { $0.path < $1.path }
            let documents = try files.map {
                DTCGReader.read(try JSONDocument(parsing: Array($0.text.utf8), path: $0.path))
            }
            let naive = NaiveFigma(files.compactMap { NaiveFile(path: $0.path, data: Data($0.text.utf8)) })
            let resolution = AliasResolver.resolve(TokenGraph(documents)).checked()
            let comparison = NaiveComparison(resolution, naive)
            let texts = files.map { "\($0.path): \($0.text)" }.joined(separator: "\n")
            #expect(comparison.differences == [], "seed \(seed):\n\(texts)\n\(resolution.diagnostics.map(\.text))")
            #expect(comparison.skipped == [], "seed \(seed)")
            count += comparison.count
        }
        #expect(count > 300)
    }
}
