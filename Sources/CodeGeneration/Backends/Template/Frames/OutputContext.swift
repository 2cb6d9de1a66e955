import DesignTokens

/// The data of one output, computed before its template is rendered.
struct OutputContext: Sendable {
    /// The names that templates can use.
    let keys = TemplateKey.allCases
    let output: NamedOutput
    let resolution: Resolution
    let expressions: Expressions
    let symbols: SymbolTable
    let configuration: Configuration
    let target: TargetConfiguration
    let fonts: FontNames
    let language: any Dialect
    /// The form of files in the language.
    let form: DialectForm
    let tree: NameTree
    /// The members that are declared unavailable, with their reasons.
    let withheld: [WithheldMember]
    let reasons: WithheldReasons?
    /// The types of the assets.
    let assetTree: NameTree
    let assetLists: AssetLists
    let scope: String
    let documentation: DocumentationLines
    /// The values, for comments.
    let values: ValueComments
    /// The symbols that the target has in the default language, if it has any.
    let usualSymbols: SymbolTable?
    let modes: ModeValues
    let parts: PartTable
    let themes: ThemeTable
    let appearances: AppearanceTable
    let tokenAppearances: TokenAppearances
    /// The type of colors that are read from themes; empty if the output has none.
    var themeColor: String {
        let member = output.tokens.lazy.compactMap(symbols.themeMember).first(where: \.isColor)
        return (output.declaration.isTheme ? output.scope : member?.theme).map(ThemeMember.colorType) ?? ""
    }
    let hasColors: Bool
    /// Whether the output writes a color that follows the appearance of the device.
    let hasAdaptiveColors: Bool
    /// Whether any output of the target has such a color.
    let usesAdaptiveColors: Bool
    /// Whether any output of the target has colors of UIKit and AppKit.
    let usesNativeColors: Bool
    /// Whether a token's value needs SwiftUI.
    let needsSwiftUI: Bool
    /// The pieces of the support file that the output writes.
    let support: Set<SupportPiece>
    /// The paths of the groups that the configuration selects.
    let selectedGroups: Set<Substring>

    init(_ output: NamedOutput, inUnit unit: Int, _ run: OutputRun) {
        self.output = output
        (resolution, expressions, configuration) = (run.resolution, run.expressions[unit], run.configuration)
        target = run.target(unit)
        (fonts, symbols) = (expressions.fonts, expressions.symbols)
        language = output.configuration.language
        form = language.form
        reasons = run.reasons
        withheld = run.reasons?.declared(output.withheld, in: output, ofUnit: unit) ?? []
        tree = NameTree(typesOf: output, withholding: withheld)
        assetTree = NameTree(assetTypesOf: output, withholdsNames: reasons != nil)
        assetLists = AssetLists(of: output, assetTree)
        scope = output.scope
        modes = ModeValues(of: output, resolution)
        values = ValueComments(
            of: output, resolution, modes, baseFontSize: configuration.baseFontSize, expressions.given)
        documentation = DocumentationLines(
            of: output, resolution, language, configuration.documentation == .values ? values : nil)
        let name = target.name?.value
        usualSymbols =
            run.symbols.units.first { $0.target.name?.value == name && $0.language.name == Dialects.usual.name }?
            .symbols
        parts = PartTable(of: output, resolution, modes, baseFontSize: configuration.baseFontSize)
        selectedGroups = Set((output.configuration.selection.groups ?? []).map { $0.value[...] })
        themes = ThemeTable(of: output, expressions)
        appearances = AppearanceTable(of: output, themes, expressions)
        tokenAppearances = TokenAppearances(of: output, expressions)
        hasAdaptiveColors = output.tokens[..<output.themedTokens.lowerBound].contains(where: expressions.isAdaptive)
        (usesAdaptiveColors, usesNativeColors) = (run.usesAdaptiveColors[unit], run.usesNativeColors[unit])
        let writesSupport = !output.declaration.support.isEmpty
        support =
            writesSupport
            ? SupportPieces(symbols, resolution, includesOwn: true).written(by: output.configuration) : []
        needsSwiftUI =
            output.tokens.contains { [resolution] in resolution.types[$0].map { !$0.isPlain } ?? false }
            || withheld.contains { !$0.type.isPlain }
        hasColors = output.tokens.contains { [resolution] in resolution.types[$0] == .color }
    }
}
