import CodeGeneration
import Diagnostics
import FileAccess
import Foundation
import Lint
import TestSupport
import Testing

/// The folder of checkouts that `Tests/LintSample` has labels for; these tests are skipped without it.
private let checkouts = ProcessInfo.processInfo.environment["LINT_SAMPLE"]

@Suite("A labeled sample of findings", .enabled(if: checkouts != nil, "LINT_SAMPLE names no folder"))
struct LintSampleTests {
    private struct Labels: Decodable {
        var commit: String
        var findings: [Label]
    }

    /// What two readers say about a finding.
    private struct Label: Decodable {
        var path: String
        var line: Int
        var column: Int
        var rule: String
        var verdicts: [Bool]

        var isTrue: Bool { verdicts.allSatisfy(\.self) }
    }

    /// The counts of a rule or a severity.
    private struct Count {
        var found = 0, foundTrue = 0, wanted = 0

        var precision: Double { Double(foundTrue) / Double(max(found, 1)) }
        var recall: Double { Double(foundTrue) / Double(max(wanted, 1)) }

        mutating func add(_ label: Label, isFound: Bool) {
            if label.isTrue { wanted += 1 }
            guard isFound else { return }
            found += 1
            if label.isTrue { foundTrue += 1 }
        }
    }

    @Test("98 % of the errors and 90 % of the warnings are true, and 95 % of the true findings are found")
    func sample() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appending(path: "LintSample/labels.json"))
        let repositories = try JSONDecoder().decode([String: Labels].self, from: data)
        var (counts, all) = ([String: Count](), Count())
        for (name, labels) in repositories {
            let app = try #require(checkouts) + "/" + name.replacing("/", with: "+")
            let severities = Self.severities(in: app)
            #expect(!severities.isEmpty, "nothing is found in \(app)")
            for label in labels.findings {
                let place = "\(label.path):\(label.line):\(label.column): \(label.rule)"
                let severity = severities[place]
                for key in [label.rule, severity?.rawValue ?? "lost"] {
                    counts[key, default: Count()].add(label, isFound: severity != nil)
                }
                all.add(label, isFound: severity != nil)
                if (severity != nil) != label.isTrue { print(severity == nil ? "lost " : "false", name, place) }
            }
        }
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
            print("\(key): \(count.foundTrue) of \(count.found) are true, of \(count.wanted) true ones")
        }
        #expect(counts["error"]?.precision ?? 0 >= 0.98)
        #expect(counts["warning"]?.precision ?? 0 >= 0.9)
        #expect(all.recall >= 0.95)
    }

    /// Returns the severities of all findings in an app, by their places and codes.
    private static func severities(in app: String) -> [String: Diagnostic.Severity] {
        let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(root: app))
        let report = pipeline.lint(CommandOptions(), LintRequest())
        var severities: [String: Diagnostic.Severity] = [:]
        for diagnostic in report.diagnostics {
            guard let location = diagnostic.location else { continue }
            let place = "\(location.path):\(location.line):\(location.column): \(diagnostic.code.rawValue)"
            severities[place] = diagnostic.severity
        }
        return severities
    }
}
