import AssetCatalogs
import CodeGeneration
import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("Real catalogs", .enabled(if: CatalogCensus.folder != nil, "TOKEN_CORPUS names no folder"))
struct CatalogCensusTests {
    @Test("hold of each kind what a walk of their folders counts", arguments: try CatalogCensus.catalogs())
    func counts(_ path: String) throws {
        let catalog = AssetCatalog.load(path, from: LocalFileSystem())
        let counts = catalog.assets.reduce(into: [:]) { $0[$1.kind.rawValue, default: 0] += 1 }
        #expect(counts == (try CatalogCensus.count(path)))
    }

    @Test("become Swift that compiles", .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
    func generated() async throws {
        try await withTemporaryFolder { folder in
            let compiler = SwiftCompiler(folder: folder)
            let libraries = try await Platform.main.prepare(compiler)
            var files: [String] = []
            for (number, path) in try CatalogCensus.catalogs().enumerated() {
                let configuration = try CatalogCensus.configuration(for: path, number: number)
                try folder.write(configuration, to: "\(number)/tokengenerator.json")
                var options = CommandOptions()
                options.configurationPath = folder("\(number)")
                let report = await GeneratorPipeline().generate(options)
                #expect(!report.hasErrors, "\(path): \(report.diagnostics.map(\.text))")
                files += report.outcomes.map { folder("\(number)/\($0.path)") }
            }
            #expect(files.count > 40)
            let options = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Census"]
            let outcome = try await compiler.run(options + libraries + files)
            #expect(outcome.exitCode == 0, "\(outcome.text)")
            #expect(outcome.text.isEmpty)
        }
    }
}

/// The catalogs of real apps, and what is in them, told without the reader.
private enum CatalogCensus {
    /// The folder that `TOKEN_CORPUS` names.
    static let folder = ProcessInfo.processInfo.environment["TOKEN_CORPUS"].map { $0 + "/xcassets" }

    /// What the extensions of folders mean.
    private static let kinds = [
        "imageset": "image", "symbolset": "symbol", "colorset": "color", "dataset": "data", "appiconset": "app-icon",
        "arresourcegroup": "ar-resource-group", "brandassets": "brand-assets", "complicationset": "complication-set",
        "gcdashboardimage": "game-center", "gcleaderboard": "game-center", "gcleaderboardset": "game-center",
        "iconset": "icon", "imagestack": "image-stack", "solidimagestack": "image-stack",
        "launchimage": "launch-image", "spriteatlas": "sprite-atlas", "stickerpack": "sticker-pack",
        "stickersiconset": "sticker-pack", "textureset": "texture", "cubetextureset": "texture",
    ]

    static func catalogs() throws -> [String] {
        guard let folder else { return [] }
        return try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
    }

    /// How many folders of each kind there are outside those whose content is their own affair.
    static func count(_ catalog: String) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        let walk = try #require(FileManager.default.enumerator(atPath: catalog))
        while let path = walk.nextObject() as? String {
            guard let kind = kinds[URL(fileURLWithPath: path).pathExtension] else { continue }
            counts[kind, default: 0] += 1
            if kind != "sprite-atlas" { walk.skipDescendants() }
        }
        return counts
    }

    /// A configuration that takes everything of a catalog, with a type of its own.
    static func configuration(for catalog: String, number: Int) throws -> String {
        let templates = ["image-asset", "symbol-asset", "color-asset", "data-asset", "app-icon"]
        let outputs = templates.map { template in
            let scope = template.split(separator: "-").map(\.capitalized).joined() + "\(number)"
            return ["template": template, "path": scope + ".swift", "scope": scope]
        }
        let configuration: [String: Any] = ["catalogs": [catalog], "bundle": "main", "outputs": outputs]
        return String(decoding: try JSONSerialization.data(withJSONObject: configuration), as: UTF8.self)
    }
}
