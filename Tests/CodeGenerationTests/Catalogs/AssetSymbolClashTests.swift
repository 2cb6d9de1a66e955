import Diagnostics
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Members that Xcode declares, too")
struct AssetSymbolClashTests {
    /// What is said of symbols where a catalog has these folders and states this of symbols.
    private func clashes(
        _ sets: [String], symbols: String?, outputs: String = #"{ "template": "shape-style", "path": "C.swift" }"#,
        more: String = ""
    ) async throws -> [String] {
        try await withTemporaryFolder { folder in
            let property = symbols.map { #""generate-swift-asset-symbol-extensions": "\#($0)""# } ?? ""
            try folder.write(#"{ "properties": { \#(property) } }"#, to: "App/A.xcassets/Contents.json")
            for set in sets { try folder.write(colorSet(colorSlot("1")), to: "App/A.xcassets/\(set)/Contents.json") }
            try folder.write(
                #"{ "properties": { "provides-namespace": true } }"#, to: "App/A.xcassets/Named/Contents.json")
            try folder.write(
                #"{ "sources": ["App/A.xcassets"], \#(more) "outputs": [\#(outputs)] }"#, to: "tokengenerator.json")
            let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
            return await pipeline.generate(CommandOptions()).diagnostics.filter { $0.code == .assetSymbolClash }
                .map { "\($0.severity): \($0.message)" }
        }
    }

    @Test("are a warning where the catalog lets it, and a note where the project decides")
    func severities() async throws {
        let sets = ["PageColor.colorset", "brand-ink.colorset"]
        #expect(
            try await clashes(sets, symbols: "enabled")
                == [
                    "warning: 'brandInk' in 'C.swift' has the same name as a symbol that Xcode generates for 'App/A.xcassets'"
                ])
        #expect(
            try await clashes(sets + ["page.colorset"], symbols: nil)
                == [
                    "note: 'brandInk' and 1 more member in 'C.swift' may have the same names as symbols that Xcode generates for 'App/A.xcassets'"
                ])
        #expect(try await clashes(sets, symbols: "disabled") == [])
    }

    @Test("are none where names differ, in namespaces, and of types that Xcode does not extend")
    func none() async throws {
        #expect(try await clashes(["PageColor.colorset", "Named/ink.colorset"], symbols: "enabled") == [])
        let nested = #"{ "template": "component-token", "path": "C.swift" }"#
        #expect(try await clashes(["ink.colorset"], symbols: "enabled", outputs: nested) == [])
    }

    @Test("are members of UIKit and AppKit as well")
    func native() async throws {
        let output = #"{ "template": "ui-color", "path": "U.swift" }"#
        #expect(
            try await clashes(["ink.colorset"], symbols: "enabled", outputs: output)
                == [
                    "warning: 'ink' in 'U.swift' has the same name as a symbol that Xcode generates for 'App/A.xcassets'"
                ])
    }

    @Test("are those of the target that lies nearest to the catalog, or that has it")
    func targets() async throws {
        func said(_ more: String) async throws -> [String] {
            try await withTemporaryFolder { folder in
                try folder.write(colorSet(colorSlot("1")), to: "App/A.xcassets/ink.colorset/Contents.json")
                try folder.write(
                    """
                    { "sources": ["App/A.xcassets"], "targets": {
                      "Kit": { "outputRoot": "Kit/Code", \(more) "outputs": [{ "template": "shape-style", "path": "K.swift" }] },
                      "App": { "outputRoot": "App/Code", "outputs": [{ "template": "shape-style", "path": "A.swift" }] } } }
                    """, to: "tokengenerator.json")
                let pipeline = GeneratorPipeline(fileSystem: FolderFileSystem(folder: folder))
                return await pipeline.generate(CommandOptions()).diagnostics.filter { $0.code == .assetSymbolClash }
                    .map(\.message)
            }
        }
        let app = "'ink' in 'A.swift' may have the same name as a symbol that Xcode generates for 'App/A.xcassets'"
        #expect(try await said("") == [app])
        let kit = "'ink' in 'K.swift' may have the same name as a symbol that Xcode generates for 'App/A.xcassets'"
        #expect(try await said(#""catalogs": ["App/A.xcassets"],"#) == [kit, app])
    }
}
