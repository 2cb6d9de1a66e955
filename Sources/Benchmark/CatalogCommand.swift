import ArgumentParser
import Foundation

/// Measures a run with a large asset catalog, compared with finding and reading its files.
struct CatalogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog", abstract: "Measures a run with a large asset catalog, compared with find and cat.")

    @OptionGroup var measurement: MeasurementOptions

    @Option(help: "The number of image sets.")
    var count = 20_000

    func validate() throws {
        if count < 1 { throw ValidationError("--count must be at least 1.") }
    }

    func run() throws {
        let workspace = try Workspace()
        defer { workspace.remove() }
        let folder = workspace.folder.path
        try LargeCatalog(count: count).write(to: workspace.folder)
        // Alternating, so that other load slows both; the first round only fills the file cache.
        var times: [(run: Double, find: Double)] = []
        for round in 0...measurement.rounds {
            let found = try ChildProcess.run(["/bin/sh", "-c", Self.reading, folder], logFolder: folder)
            try? FileManager.default.removeItem(atPath: folder + "/Images.swift")
            let run = try ChildProcess.run([measurement.tool, "--quiet", "--config", folder], logFolder: folder)
            if round > 0 { times.append((run.duration.milliseconds, found.duration.milliseconds)) }
        }
        let (run, find) = (times.map(\.run).median, times.map(\.find).median)
        print("median of \(measurement.rounds) rounds: \(decimal(run)) ms, find and cat \(decimal(find)) ms")
        print(
            Target(
                promise: "\(count) image sets: whole run / find and reading the same files", value: run / find,
                unit: "", range: 0...2))
    }

    /// Finds all files and reads those that the run reads; the contents of images are not read.
    private static let reading = "find \"$0\" -type f -name Contents.json -exec cat {} + > /dev/null"
}

/// A catalog of image sets in groups, each with two bitmaps.
private struct LargeCatalog {
    let count: Int

    private static let groupSize = 200

    func write(to folder: URL) throws {
        for number in 0..<count {
            let set = "A.xcassets/Group\(number / Self.groupSize)/icon\(number).imageset"
            let place = folder.appendingPathComponent(set)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for scale in ["", "@2x"] {
                try Data([0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 300))
                    .write(to: place.appendingPathComponent("icon\(number)\(scale).png"))
            }
            try Data(contents(number).utf8).write(to: place.appendingPathComponent("Contents.json"))
        }
        let configuration = """
            { "catalogs": ["A.xcassets"], "outputs": [{ "template": "image-asset", "path": "Images.swift" }] }
            """
        try Data(configuration.utf8).write(to: folder.appendingPathComponent("tokengenerator.json"))
    }

    private func contents(_ number: Int) -> String {
        """
        {
          "images" : [
            { "filename" : "icon\(number).png", "idiom" : "universal", "scale" : "1x" },
            { "filename" : "icon\(number)@2x.png", "idiom" : "universal", "scale" : "2x" },
            { "idiom" : "universal", "scale" : "3x" }
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """
    }
}
