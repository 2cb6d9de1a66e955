import Foundation
import TestSupport
import Testing

@Suite("Options for build systems") struct BuildSystemTests {
    private func withProject<Outcome>(
        output: String = "Color/Spacing.swift", _ body: (TemporaryFolder) throws -> Outcome
    ) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "s": { "$type": "number", "$value": 4 } }"#, to: "design/tokens/a.json")
            try folder.write(
                """
                { "sources": ["tokens/a.json"], "outputs": [
                  { "template": "cgfloat", "path": "\(output)" }
                ] }
                """, to: "design/tokengenerator.json")
            return try body(folder)
        }
    }

    @Test("--config takes the folder that holds the configuration")
    func folder() throws {
        try withProject { folder in
            let outcome = try Tool.run("--config", "design", in: folder.path)
            #expect(outcome.exitCode == 0)
            #expect(folder.text(of: "design/Color/Spacing.swift") != nil)
        }
    }

    @Test("--config takes a folder without a configuration, where the built-in default holds")
    func defaultInFolder() throws {
        try withTemporaryFolder { folder in
            let none = try Tool.run("--config", ".", in: folder.path)
            #expect(none.errors.hasPrefix("error: cannot find 'tokengenerator.json' here or token files in 'tokens' "))
            try folder.makeFolder("design")
            #expect(
                try Tool.run("--config", "design", in: folder.path).errors == """
                    error: cannot find 'tokengenerator.json' in 'design' or token files in 'design/tokens' \
                    [no-configuration]
                    note: run 'TokenGenerator init' to create a configuration

                    """)
            try folder.write(
                #"{ "Spacing": { "4": { "$type": "number", "$value": 4 } } }"#, to: "design/tokens/any.json")
            let outcome = try Tool.run("--config", "design", "--output-root", "out", "--flat", in: folder.path)
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            #expect(folder.text(of: "out/CGFloat+Spacing+.swift")?.contains("s4") == true)
            let header = folder.text(of: "out/ImageAsset.swift")
            #expect(header?.split(separator: "\n").count == 8, "nothing but the header: there is no catalog")
        }
    }

    @Test("--flat writes every output straight into the output root")
    func flat() throws {
        try withProject { folder in
            let outcome = try Tool.run("--config", "design", "--output-root", "out", "--flat", in: folder.path)
            #expect(outcome.output.hasPrefix("written     Spacing.swift\n"))
            #expect(folder.text(of: "out/Spacing.swift") != nil)
            #expect(folder.text(of: "out/Color/Spacing.swift") == nil)
        }
    }

    @Test("--flat does not hide a path that leaves the output root", arguments: ["../Spacing.swift", "folder/"])
    func flatOutside(_ path: String) throws {
        try withProject(output: path) { folder in
            let outcome = try Tool.run("--config", "design", "--output-root", "out", "--flat", in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("[invalid-output-path]"))
        }
    }

    @Test("--planned-files with what the configuration names is fine, in whatever order")
    func planned() throws {
        try withProject { folder in
            let files = "Color/Spacing.swift\ntokens/a.json"
            let outcome = try Tool.run("--config", "design", "--planned-files", files, in: folder.path)
            #expect(outcome.exitCode == 0)
        }
    }

    @Test("--planned-files has what the configuration names as font files")
    func plannedFonts() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                #"{ "fonts": { "files": ["Fonts"] }, "outputs": [{ "template": "font-registration", "path": "A.swift" }] }"#,
                to: "tokengenerator.json")
            try folder.write(SampleFont("Sample", "Sample-Regular").bytes, to: "Fonts/Sample.ttf")
            #expect(try Tool.run("--planned-files", "Fonts\nA.swift", in: folder.path).exitCode == 0)
            let outcome = try Tool.run("--planned-files", "A.swift", in: folder.path)
            let message = "'Fonts' was added to the configuration after the build was planned [stale-plan]"
            #expect(outcome.errors.contains(message))
        }
    }

    @Test("a path that is empty is that mistake, and not one of the plan")
    func plannedEmpty() throws {
        try withProject(output: "") { folder in
            let outcome = try Tool.run("--config", "design", "--planned-files", "tokens/a.json\n", in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("the path '' names a folder [invalid-output-path]"))
            #expect(!outcome.errors.contains("[stale-plan]"))
        }
    }

    @Test("--planned-files with anything else is an error, and nothing is written")
    func stalePlan() throws {
        try withProject { folder in
            let files = "Old.swift\ntokens/a.json"
            let outcome = try Tool.run("--config", "design", "--planned-files", files, in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.errors == """
                    design/tokengenerator.json:2:36: error: 'Color/Spacing.swift' was added to the \
                    configuration after the build was planned [stale-plan]
                    design/tokengenerator.json:2:36: note: run 'touch Package.swift' in a terminal and build again
                    design/tokengenerator.json:1:1: error: 'Old.swift' was removed from the configuration after the \
                    build was planned [stale-plan]
                    design/tokengenerator.json:1:1: note: run 'touch Package.swift' in a terminal and build again

                    """)
            #expect(folder.text(of: "design/Color/Spacing.swift") == nil)
            #expect(try Tool.run("--config", "design", "--planned-files", "", in: folder.path).exitCode == 1)
        }
    }
}
