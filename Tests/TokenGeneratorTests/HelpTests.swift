import Foundation
import Testing

/// Help texts are a contract: a change shows in the snapshots. `RECORD_GOLDEN=1` records them anew.
@Suite("The help texts") struct HelpTests {
    @Test(
        "stand as in the snapshots, in at most 80 columns",
        arguments: [
            "help", "help generate", "help validate", "help list", "help explain", "help diff", "help review",
            "help lint", "help init", "help import-images",
            "help preview",
        ])
    func snapshot(_ command: String) throws {
        let arguments = command.split(separator: " ").map(String.init)
        let outcome = try Tool.run(arguments, in: "/")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Snapshots/\(command.replacingOccurrences(of: " ", with: "-")).txt")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try Data(outcome.output.utf8).write(to: file)
        }
        #expect(outcome.output == (try String(contentsOf: file, encoding: .utf8)))
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
