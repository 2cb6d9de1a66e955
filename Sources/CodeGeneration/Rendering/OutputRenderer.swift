import DesignTokens
import Diagnostics
import FileAccess
import Mustache

/// Renders every output, side by side: none depends on another.
struct OutputRenderer: Sendable {
    let library: MustacheLibrary
    let settings: Settings
    let resolution: Resolution
    let symbols: SymbolTables
    var fonts = FontNames()
    /// How many bytes all outputs can have together.
    var sizeLimit = SizeLimits.outputBytes

    private var configuration: Configuration { settings.configuration }

    /// Why members are withheld; `nil` where none is declared.
    private var reasons: WithheldReasons? {
        guard configuration.leftOut == .unavailable, symbols.outputs.contains(where: \.withholdsNames) else {
            return nil
        }
        return WithheldReasons(resolution, symbols, in: configuration.folder)
    }

    /// The outputs in the configuration's order, and what is wrong with them; an output with an error is missing.
    func render() async -> RenderedOutputs {
        let expressions = symbols.units.map { unit in
            Expressions(
                resolution, unit.symbols, unit.language, baseFontSize: configuration.baseFontSize, fonts: fonts,
                hasOwnTemplates: settings.templateFolder != nil)
        }
        let (usesAdaptiveColors, reasons) = (usesAdaptiveColors(expressions), reasons)
        // Once for each unit: an output that looked at all others would cost as much as they are.
        let usesNativeColors = symbols.units.map { Self.usesNativeColors($0.target) }
        return await withTaskGroup(of: (Int, [RenderedOutput], [Diagnostic]).self) { group in
            let add = { (index: Int, group: inout TaskGroup<(Int, [RenderedOutput], [Diagnostic])>) in
                let (output, unit) = (symbols.outputs[index], symbols.unitNumbers[index])
                group.addTask {
                    if output.declaration.isCatalog {
                        return (index, files(of: output, symbols.units[unit].target), [])
                    }
                    let (rendered, diagnostics) = render(
                        output, of: symbols.units[unit].target, expressions[unit],
                        usesAdaptiveColors: usesAdaptiveColors[unit], usesNativeColors: usesNativeColors[unit], reasons,
                        withholding: reasons?.declared(output.withheld, in: output, ofUnit: unit) ?? [])
                    return (index, [rendered].compactMap(\.self), diagnostics)
                }
            }
            var next = min(symbols.outputs.count, SizeLimits.outputsAtOnce)
            for index in 0..<next { add(index, &group) }
            var results: [(index: Int, outputs: [RenderedOutput], diagnostics: [Diagnostic])] = []
            var size = 0
            for await result in group {
                size += result.1.reduce(0) { $0 + $1.content.count }
                // What else is wrong depends on which were rendered before.
                if size > sizeLimit { return RenderedOutputs(outputs: [], diagnostics: [tooLarge]) }
                results.append(result)
                if next < symbols.outputs.count {
                    add(next, &group)
                    next += 1
                }
            }
            results.sort { $0.index < $1.index }
            return RenderedOutputs(
                outputs: results.flatMap(\.outputs), diagnostics: results.flatMap(\.diagnostics))
        }
    }

    /// That all outputs together are too large. Nobody knows how large they would be: the rest is not rendered.
    private var tooLarge: Diagnostic {
        Diagnostic(
            .error, .outputsTooLarge,
            "the \(Wording.count(symbols.outputs.count, "output")) together are larger than \(sizeLimit >> 20) MiB",
            at: symbols.outputs.first?.configuration.path.location,
            advice: "select fewer tokens for each with \"tokens\", or split them between several configurations")
    }

    /// Whether any output of a target has colors of UIKit and AppKit.
    private static func usesNativeColors(_ target: TargetConfiguration) -> Bool {
        target.outputs.contains { output in
            let isNative = (output.language as? SwiftLanguage)?.isNative == true
            return isNative && !output.declaration.usesColorSets
        }
    }

    /// The files of an output that is a catalog.
    private func files(of output: NamedOutput, _ target: TargetConfiguration) -> [RenderedOutput] {
        let path = output.configuration.path
        let hidesSymbols = symbols.hasMembers(forAnyOf: output.tokens, inTarget: target)
        return ColorCatalog(output, resolution, hidesSymbols: hidesSymbols).files.map { file in
            RenderedOutput(
                path: FilePath.join(settings.place(of: path.value, in: target), file.path),
                sources: sources(of: output, target), content: Array(file.text.utf8), location: path.location,
                kind: file.kind)
        }
    }

    /// Whether the target of each unit has a colour that follows the appearance of the device, in whichever framework.
    private func usesAdaptiveColors(_ expressions: [Expressions]) -> [Bool] {
        let own = zip(symbols.units, expressions).map { unit, expressions in
            unit.symbols.outputs.contains { $0.tokens.contains(where: expressions.isAdaptive) }
        }
        return symbols.units.map { unit in
            zip(symbols.units, own).contains { other, isAdaptive in
                isAdaptive && other.target.name == unit.target.name
                    && other.language.fileExtension == unit.language.fileExtension
            }
        }
    }

    /// The file of an output that is of the Design Tokens format.
    private func tokenFile(of output: NamedOutput, _ target: TargetConfiguration) -> (RenderedOutput, [Diagnostic]) {
        let path = output.configuration.path
        let file = TokenFile(output, resolution, baseFontSize: configuration.baseFontSize)
        let rendered = RenderedOutput(
            path: settings.place(of: path.value, in: target), sources: sources(of: output, target),
            content: Array(file.text.utf8), location: path.location)
        return (rendered, file.diagnostics)
    }

    private func render(
        _ output: NamedOutput, of target: TargetConfiguration, _ expressions: Expressions, usesAdaptiveColors: Bool,
        usesNativeColors: Bool, _ reasons: WithheldReasons?, withholding withheld: [WithheldMember]
    ) -> (RenderedOutput?, [Diagnostic]) {
        if output.declaration.isTokenFile { return tokenFile(of: output, target) }
        let writesSupport = !output.declaration.support.isEmpty
        let pieces = writesSupport ? SupportPieces(expressions.symbols, resolution, includesOwn: true) : nil
        let support = pieces?.written(by: output.configuration) ?? []
        let model = OutputModel(
            OutputContext(
                output, of: target, resolution, expressions, configuration, support: support,
                usesAdaptiveColors: usesAdaptiveColors, usesNativeColors: usesNativeColors,
                usualSymbols: usualSymbols(of: target), reasons: reasons, withholding: withheld))
        let (template, path) = (output.configuration.template.value, output.configuration.path)
        let (body, diagnostics) = library.render(template, model: model, root: OutputModel.root)
        guard let body else { return (nil, diagnostics) }
        return (
            RenderedOutput(
                path: settings.place(of: path.value, in: target), sources: sources(of: output, target), content: body,
                location: path.location),
            diagnostics
        )
    }

    /// The symbols of a target in the usual language, if it has an output in that.
    private func usualSymbols(of target: TargetConfiguration) -> SymbolTable? {
        symbols.units.first { unit in
            unit.target.name?.value == target.name?.value && unit.language.name == OutputLanguages.usual.name
        }?.symbols
    }

    /// What the header says of the inputs.
    private func sources(of output: NamedOutput, _ target: TargetConfiguration) -> String {
        let files =
            (output.takesTokens ? configuration.sources.map(\.path) : [])
            + (output.declaration.takesAssets ? target.catalogs : [])
            + (output.declaration.takesFontFiles ? configuration.fonts.files : [])
        let language = output.configuration.language
        return files.isEmpty ? "none" : language.comment(files.map(\.value).joined(separator: ", "))
    }
}

/// All files of a run, complete in memory but for their headers, and what is wrong with them.
struct RenderedOutputs: Sendable {
    let outputs: [RenderedOutput]
    let diagnostics: [Diagnostic]
}

/// One file to write, complete in memory but for its header.
struct RenderedOutput: Sendable {
    /// Where it goes, relative to the output root.
    var path: String
    /// What it was made from, as the configuration spells it.
    var sources: String
    var content: [UInt8]
    /// Where the configuration asks for it.
    var location: SourceLocation?
    var kind = OutputKind.file
}
