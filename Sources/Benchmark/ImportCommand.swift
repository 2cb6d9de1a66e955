import ArgumentParser
import Foundation

/// Measures an import of images, compared with copying the same folder.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "images", abstract: "Measures an import of images, compared with cp -r of the same folder.")

    @OptionGroup var measurement: MeasurementOptions

    @Option(help: "The number of images.")
    var count = 5_000

    func validate() throws {
        if count < 1 { throw ValidationError("--count must be at least 1.") }
    }

    func run() throws {
        let workspace = try Workspace()
        defer { workspace.remove() }
        let export = workspace.folder.appendingPathComponent("Export")
        try makeExport(export)
        var times: [(copy: Duration, fresh: Duration, again: Duration)] = []
        // Alternating, so that other load slows all; each into a new folder, because file systems are slow to create files
        // where as many have just been removed.
        for round in 1...measurement.rounds {
            let copy = workspace.folder.appendingPathComponent("Copy\(round)").path
            let catalog = workspace.folder.appendingPathComponent("Catalog\(round).xcassets").path
            let command = [measurement.tool, "import-images", export.path, "--catalog", catalog]
            let log = workspace.folder.path
            times.append(
                (
                    try ChildProcess.run(["/bin/cp", "-r", export.path, copy], logFolder: log).duration,
                    try ChildProcess.run(command, logFolder: log).duration,
                    try ChildProcess.run(command, logFolder: log).duration
                ))
        }
        let (copy, fresh, again) = (times.map(\.copy).median, times.map(\.fresh).median, times.map(\.again).median)
        print(
            "median of \(measurement.rounds) rounds, \(count) images, in ms: cp -r \(decimal(copy)),", terminator: " ")
        print("import \(decimal(fresh)), again with nothing to do \(decimal(again))\n")
        print(Target(promise: "import of \(count) images / cp -r", value: fresh / copy, unit: "", range: 0...2))
    }

    /// Returns the smallest SVG with some length of content.
    private static func vector(_ length: Int) -> Data {
        Data("<svg><!--\(String(repeating: "x", count: length))--></svg>".utf8)
    }

    /// Returns the smallest PNG with some length of data. The checksums are wrong, which an import ignores.
    private static func bitmap(_ length: Int) -> Data {
        func chunk(_ type: String, _ content: Data) -> Data {
            let count = (0..<4).reversed().map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
            return Data(count) + Data(type.utf8) + content + Data(count: 4)
        }
        let header = Data([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", header)
            + chunk("IDAT", Data(count: length)) + chunk("IEND", Data())
    }

    /// Writes the images: half are bitmaps in two scales, half are vectors in two appearances.
    private func makeExport(_ folder: URL) throws {
        for index in 0..<(count + 1) / 2 {
            let group = folder.appendingPathComponent("group\(index % 40)")
            try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
            let isVector = index.isMultiple(of: 2)
            for ending in isVector ? [".svg", "~dark.svg"] : ["@2x.png", "@3x.png"] {
                let length = (isVector ? 500 : 2_000) + index * 5
                try (isVector ? Self.vector(length) : Self.bitmap(length)).write(
                    to: group.appendingPathComponent("image\(index)\(ending)"))
            }
        }
    }
}
