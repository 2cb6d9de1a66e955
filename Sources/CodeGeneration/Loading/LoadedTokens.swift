import AssetCatalogs
import DesignTokens
import Diagnostics

/// The content of all token files. A broken file does not keep the others from being read.
package struct LoadedTokens: Sendable {
    package struct Reading: Sendable {
        package var reading: TokenReading
        /// The files of the configuration, without files that they refer to.
        package var paths: [String]
        /// What the files share, such as a project folder; `nil` for a file that was read on its own.
        package var project: String?

        /// All files, with those that they refer to.
        fileprivate var files: [TokenFileSummary] {
            zip(reading.files, zip(reading.formats, reading.tokenCounts)).map { file, read in
                TokenFileSummary(path: file.path, format: read.0, tokenCount: read.1)
            }
        }
    }

    package var readings: [Reading] = []
    package var files: [TokenFileSummary] = []
    /// The asset catalogs among the sources.
    package var catalogs: [AssetCatalog] = []
    /// The lookup names of color sets, by the paths of their files.
    var colorSets: [String: String] = [:]
    /// Diagnostics about files that cannot be read or distinguished.
    package var diagnostics: [Diagnostic] = []

    /// Creates the result from readings.
    package init(_ readings: [Reading] = []) {
        self.readings = readings
        files = readings.flatMap(\.files)
    }

    /// Adds the tokens that groups inherit from groups in other files.
    mutating func inheritTokens() {
        for (index, reading) in readings.map(\.reading).withInheritedTokens.enumerated() {
            readings[index].reading = reading
        }
    }

    /// Lists the files of the readings in an order, without those that describe projects and the color sets of catalogs. Files that another one refers to
    /// follow it.
    mutating func listFiles(by order: [String: Int]) {
        let places = readings.flatMap { reading in
            let isAlone = reading.project == nil && reading.reading.formats[0] != .assetCatalog
            return reading.files.prefix(isAlone ? .max : reading.paths.count).map { file in
                (order[isAlone ? reading.paths[0] : file.path] ?? 0, file)
            }
        }
        files = places.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    /// Returns the lookup names of the color sets, by token.
    func colorSets(in graph: TokenGraph) -> [Int: String] {
        guard !colorSets.isEmpty else { return [:] }
        return graph.tokens.indices.reduce(into: [:]) { names, token in
            names[token] = colorSets[graph.sources[graph.tokens[token].document].path]
        }
    }

    /// Returns the files with their modes.
    package func files(in graph: TokenGraph) -> [TokenFileSummary] {
        let modeFiles = Set(readings.lazy.filter(\.reading.isModeFile).map { $0.reading.files[0].path })
        let modes = graph.modesByFile
        return files.map { file in
            var file = file
            file.mode = modeFiles.contains(file.path) ? modes[file.path] : nil
            return file
        }
    }
}

/// A token file and how it was read.
package struct TokenFileSummary: Sendable, Hashable {
    /// The path as the user spelled it.
    package var path: String
    package var format: TokenFormat
    /// The mode that the file defines; `nil` if its collection has only one.
    package var mode: String?
    package var tokenCount: Int
}
