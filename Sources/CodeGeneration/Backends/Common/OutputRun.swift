import DesignTokens
import Diagnostics
import FileAccess
import Mustache

/// The data that the outputs of a run share, computed once.
struct OutputRun: Sendable {
    let library: MustacheLibrary
    let settings: Settings
    let resolution: Resolution
    let symbols: SymbolTables
    /// The expressions of each unit.
    let expressions: [Expressions]
    /// Whether the target of each unit has a color that follows the appearance of the device, in any framework.
    let usesAdaptiveColors: [Bool]
    /// Whether it has colors of UIKit and AppKit.
    let usesNativeColors: [Bool]
    /// The reasons of withheld members; `nil` if none is declared.
    let reasons: WithheldReasons?

    var configuration: Configuration { settings.configuration }

    init(
        _ library: MustacheLibrary, _ settings: Settings, _ resolution: Resolution, _ symbols: SymbolTables,
        _ fonts: FontNames = FontNames()
    ) {
        let configuration = settings.configuration
        self.library = library
        self.settings = settings
        self.resolution = resolution
        self.symbols = symbols
        let expressions = symbols.units.map { unit in
            Expressions(
                resolution, unit.symbols, unit.language, baseFontSize: configuration.baseFontSize, fonts: fonts,
                hasOwnTemplates: settings.templateFolder != nil)
        }
        self.expressions = expressions
        let own = zip(symbols.units, expressions).map { unit, expressions in
            unit.symbols.outputs.contains { output in
                output.tokens.contains(where: expressions.isAdaptive)
                    || output.declaration.writesThemes && output.tokens.contains(where: expressions.isAdaptiveInTheme)
            }
        }
        usesAdaptiveColors = symbols.units.map { unit in
            zip(symbols.units, own).contains { other, isAdaptive in
                isAdaptive && other.target.name == unit.target.name
                    && other.language.file.ending == unit.language.file.ending
            }
        }
        usesNativeColors = symbols.units.map { unit in
            unit.target.outputs.contains { output in
                output.language.abilities.contains(.nativeColors) && !output.declaration.usesColorSets
            }
        }
        let isDeclared = configuration.leftOut == .unavailable && symbols.outputs.contains(where: \.withholdsNames)
        reasons = isDeclared ? WithheldReasons(resolution, symbols, in: configuration.folder) : nil
    }

    /// The target of a unit, by number.
    func target(_ unit: Int) -> TargetConfiguration { symbols.units[unit].target }

    /// A file of an output.
    ///
    /// - Parameters:
    ///   - content: Its content without the header.
    ///   - output: The output.
    ///   - unit: The number of its unit.
    ///   - path: Its path inside the output's path, if the output is a folder.
    ///   - kind: Its role.
    /// - Returns: The file.
    func file(
        _ content: [UInt8], of output: NamedOutput, inUnit unit: Int, at path: String? = nil,
        kind: OutputKind = .file
    ) -> RenderedOutput {
        let (own, target) = (output.configuration.path, target(unit))
        let place = settings.place(of: own.value, in: target)
        return RenderedOutput(
            path: path.map { FilePath.join(place, $0) } ?? place, sources: sources(of: output, target),
            content: content,
            location: own.location, kind: kind)
    }

    /// The sources that the header names.
    private func sources(of output: NamedOutput, _ target: TargetConfiguration) -> String {
        let files =
            (output.takesTokens ? configuration.sources.map(\.path) : [])
            + (output.declaration.takesAssets ? target.catalogs : [])
            + (output.declaration.takesFontFiles ? configuration.fonts.files : [])
        let language = output.language
        return files.isEmpty ? "none" : language.comment(files.map(\.value).joined(separator: ", "))
    }
}

/// The files of an output or of a run, and the diagnostics.
struct RenderedOutputs: Sendable {
    var outputs: [RenderedOutput] = []
    var diagnostics: [Diagnostic] = []
}

/// A file to write, complete except for its header.
struct RenderedOutput: Sendable {
    /// Its path, relative to the output root.
    var path: String
    /// The sources that it was generated from, as the configuration spells them.
    var sources: String
    var content: [UInt8]
    /// The place in the configuration that asks for it.
    var location: SourceLocation?
    var kind = OutputKind.file
}
