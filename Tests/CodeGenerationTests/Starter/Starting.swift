import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

/// The result of writing a starter configuration in a folder.
struct Started {
    let starter: StarterConfiguration
    /// The file that was written, read back.
    let run: AnalyzedTokens
    /// The analysis of the written configuration.
    let problems: [Diagnostic]

    /// The symbol of each token, by path.
    var symbols: [String: String] {
        let tokens = run.resolution.graph.tokens
        let pairs = tokens.indices.compactMap { token in
            run.symbols.symbol(of: token).map { (tokens[token].path, $0.text) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the paths of a layer's groups.
    func layer(_ layer: Layer) -> [String] { run.configuration.layers[layer, default: []].map(\.value) }

    /// The paths of the outputs.
    var outputs: [String] { run.configuration.outputs.map(\.path.value) }

    /// The output root.
    var root: String? { run.configuration.targets[0].outputRoot?.value }

    /// The asset catalogs that are left out, each with the reason.
    var leftOutCatalogs: [String] { starter.summary.leftOutCatalogs.map { "\($0.path): \($0.reason)" } }

    /// The catalogs of each target, without their ending; those of one target are separated by a comma.
    var catalogsByTarget: [String] {
        run.configuration.targets.map { target in
            target.catalogs.map { $0.value.replacing(".xcassets", with: "") }.joined(separator: ", ")
        }
    }

    /// The codes of the diagnostics.
    var codes: [DiagnosticCode] { starter.diagnostics.map(\.code) }

    /// Whether the configuration works: it can be read, and every token in an output has a name.
    var isProven: Bool { problems.allSatisfy { $0.severity == .note } && starter.text != nil }
}

/// Runs `init` with options in a folder with some files, and reads the configuration.
func start(_ files: [String: String], asking options: StarterOptions) throws -> Started {
    try withTemporaryFolder { folder in
        for (path, text) in files { try folder.write(text, to: path) }
        return start(in: folder.path, options)
    }
}

/// Runs `init` in a folder with some files.
func start(_ files: [String: String]) throws -> Started { try start(files, asking: StarterOptions()) }

/// Runs `init` in a folder with several lists of files.
func start(_ parts: [String: String]...) throws -> Started {
    try start(parts.reduce(into: [:]) { $0.merge($1) { $1 } })
}

/// Runs `init` with a single token file.
func start(_ tokens: String) throws -> Started { try start(["tokens/tokens.json": tokens]) }

/// Writes and reads back the configuration of a folder.
func start(in folder: String, _ starterOptions: StarterOptions = StarterOptions()) -> Started {
    let starter = StarterConfiguration.write(in: folder, starterOptions, LocalFileSystem())
    let path = FilePath.join(folder, "tokengenerator.json")
    var options = CommandOptions()
    options.configurationPath = path
    let run = GeneratorPipeline().analyze(options)
    let bytes = (try? LocalFileSystem().read(path)) ?? []
    let reading = ConfigurationReader.read(bytes, path: path).diagnostics
    let problems = reading + run.symbols.diagnostics + checked(run)
    if starter.text != nil {
        // The counts are those of a run with the written file.
        #expect(starter.summary.tokenCount == run.tokenCount)
        #expect(starter.summary.takenCount == run.tokenCount - run.symbols.untaken.count)
        #expect(starter.summary.assetCount == run.symbols.assets.count)
        #expect(starter.summary.modes == run.modeLines.map { $0.replacing(folder + "/", with: "") })
    }
    return Started(starter: starter, run: run, problems: problems)
}

/// Returns the text of a color token.
func color(_ hex: String = "#112233") -> String {
    let digits = hex.dropFirst()
    let components = stride(from: 0, to: 6, by: 2).map { position in
        let start = digits.index(digits.startIndex, offsetBy: position)
        return "\(Double(UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16) ?? 0) / 255)"
    }
    let value = #"{ "colorSpace": "srgb", "components": [\#(components.joined(separator: ", "))] }"#
    return #"{ "$type": "color", "$value": \#(value) }"#
}

/// Returns the text of a color token that refers to another.
func reference(_ path: String) -> String { #"{ "$type": "color", "$value": "{\#(path)}" }"# }

/// Returns the text of a number token.
func number(_ value: Int = 4) -> String { #"{ "$type": "number", "$value": \#(value) }"# }

/// Returns the text of an object whose members all have the same value.
func object(_ names: [String], _ value: String) -> String {
    "{" + names.map { "\"\($0)\": \(value)" }.joined(separator: ", ") + "}"
}

/// Returns Swift code that imports a module and declares a view.
func viewCode(importing module: String) -> String {
    "import \(module)\nimport SwiftUI\nstruct Card: View { var body: some View { EmptyView() } }"
}

/// Returns an Xcode project file with these objects, with the targets `A1`, `A2` and `A3` and the main group `G0`.
func projectText(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
        rootObject = P0 /* Project object */;
        objects = {
            P0 = { isa = PBXProject; mainGroup = G0; targets = ( A1 /* one */, A2, A3, ); };
            \(objects)
        };
    }
    """
}

/// Returns the files of a catalog with named images and colors, and its own settings.
func catalog(_ path: String, images: [String] = [], colors: [String] = [], properties: String = "{}") -> [String:
    String]
{
    let info = #""info": { "author": "xcode", "version": 1 }"#
    let components = #"{ "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" }"#
    let color = #"{ "idiom": "universal", "color": { "color-space": "srgb", "components": \#(components) } }"#
    var files = ["\(path)/Contents.json": #"{ "properties": \#(properties), \#(info) }"#]
    for name in images {
        files["\(path)/\(name).imageset/Contents.json"] = #"{ "images": [{ "idiom": "universal" }], \#(info) }"#
    }
    for name in colors { files["\(path)/\(name).colorset/Contents.json"] = "{ \"colors\": [\(color)], \(info) }" }
    return files
}
