import AssetCatalogs
import DesignTokens
import Diagnostics

/// Token files, read: every file is read whatever is wrong with the others. There is no other way from files to tokens.
package struct LoadedTokens: Sendable {
    package struct Reading: Sendable {
        package var reading: TokenReading
        /// The files, without those that they name.
        package var paths: [String]
        /// What the files have in common, such as the folder of a project; `nil` for one that was read alone.
        package var project: String?
    }

    package var readings: [Reading] = []
    package var files: [TokenFileSummary] = []
    /// The asset catalogs among the sources.
    package var catalogs: [AssetCatalog] = []
    /// The names that load their color sets, by the paths of the files that state these.
    var colorSets: [String: String] = [:]
    /// Files that cannot be read, or not be told apart.
    package var diagnostics: [Diagnostic] = []

    /// Nothing yet, or some of what was read, which means the same without the rest.
    package init(_ readings: [Reading] = []) {
        self.readings = readings
        files = readings.map(\.reading).flatMap { reading in
            zip(reading.files, zip(reading.formats, reading.tokenCounts)).map { file, read in
                TokenFileSummary(path: file.path, format: read.0, tokenCount: read.1)
            }
        }
    }

    /// The names that load the color sets that tokens are, by token.
    func colorSets(in graph: TokenGraph) -> [Int: String] {
        guard !colorSets.isEmpty else { return [:] }
        return graph.tokens.indices.reduce(into: [:]) { names, token in
            names[token] = colorSets[graph.sources[graph.tokens[token].document].path]
        }
    }

    /// The files, with the modes that they hold.
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

/// One token file and how it was read.
package struct TokenFileSummary: Sendable, Hashable {
    /// As the user spelled it.
    package var path: String
    package var format: TokenFormat
    /// The mode that the file holds; `nil` where its collection has no other.
    package var mode: String?
    package var tokenCount: Int
}
