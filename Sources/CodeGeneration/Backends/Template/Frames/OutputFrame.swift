import DesignTokens
import Mustache

/// The outermost frame: one output.
enum OutputFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        // The output is not kept in a constant: a copy of it would be made for every name that a template asks for.
        switch key {
        case .access: return .text(context.form.word(for: context.target.access))
        case .nonisolated: return .flag(context.target.isNonisolated)
        case .scope: return .text(context.scope)
        case .isProtocol: return .flag(context.form.known.protocols.contains(context.scope))
        case .bundle: return .text(hasBundles(context) ? context.target.bundle.expression : "")
        case .bundleIsolation: return .text(bundleIsolation(context))
        case .hasTokens: return .flag(!context.output.tokens.isEmpty || !context.withheld.isEmpty)
        case .needsSwiftUI: return .flag(context.needsSwiftUI)
        case .hasColors: return .flag(context.hasColors)
        case .hasAdaptiveColors: return .flag(context.hasAdaptiveColors)
        case .usesAdaptiveColors: return .flag(context.usesAdaptiveColors)
        case .usesNativeColors: return .flag(context.usesNativeColors)
        case .frameworks: return FrameKind.nativeFramework.frames(NativeFramework.allCases.indices)
        case .hasContrast: return .flag(context.expressions.hasContrast)
        case .appearances: return FrameKind.appearance.frames(context.appearances.range(ofTheme: 0))
        case .hasThemeColors: return .flag(!context.output.themedTokens.isEmpty)
        case .themeColors: return FrameKind.token.frames(context.output.themedTokens)
        case .themeColor: return .text(context.themeColor)
        case .themes: return FrameKind.theme.frames(context.themes.all.indices)
        case .usualTheme: return .text(context.themes.usual)
        case .hasUnnamedTheme: return .flag(!context.themes.isUsualNamed)
        case .themeProperty: return .text(ThemeMember.property(ofType: context.scope, context.language))
        case .themeAvailability: return .text(context.configuration.deployment.availability(since: .resolvedStyles))
        case .hasFormerNames: return .flag(!additionalNames(.former, of: context.output).isEmpty)
        case .hasSecondNames: return .flag(!additionalNames(.second, of: context.output).isEmpty)
        case .formerNames: return .frames(additionalNames(.former, of: context.output))
        case .secondNames: return .frames(additionalNames(.second, of: context.output))
        case .modes: return FrameKind.outputMode.frames(context.modes.all.indices)
        case .groups: return FrameKind.group.frames(context.output.ownGroups.indices)
        case .hasGroups: return .flag(!context.output.ownGroups.isEmpty || !context.withheld.isEmpty)
        case .hasAssets: return .flag(!context.output.assets.assets.isEmpty)
        case .assets: return FrameKind.asset.frames(context.output.assets.assets.indices)
        case .areAssetsNested: return .flag(context.output.isNested)
        case .categories: return FrameKind.assetCategory.frames(context.output.assets.categories.indices)
        case .hasAssetCases: return .flag(!context.output.assets.cases.isEmpty)
        case .assetCases: return FrameKind.assetCase.frames(context.output.assets.cases.indices)
        case .assetMembers, .assetTypes: return AssetTypeFrame.value(of: key, at: 0, in: context)
        case .hasFontFiles: return .flag(!context.fonts.files.isEmpty)
        case .fontFiles: return FrameKind.fontFile.frames(context.fonts.files.indices)
        // The output is the type around all others.
        case .unavailable where !context.output.takesTokens, .hasUnavailable where !context.output.takesTokens:
            return AssetTypeFrame.value(of: key, at: 0, in: context)
        case .tokens, .types, .unavailable, .hasUnavailable: return TypeFrame.value(of: key, at: 0, in: context)
        default: return SupportFrame.value(of: key, context.support)
        }
    }

    private static func additionalNames(_ kind: AdditionalName.Kind, of output: NamedOutput) -> [MustacheFrame] {
        let (tokens, assets) = (output.additionalNames, output.assets.additionalNames)
        return FrameKind.additionalName.list(tokens.indices.filter { tokens[$0].kind == kind })
            + FrameKind.assetName.list(assets.indices.filter { assets[$0].kind == kind })
    }

    private static func hasBundles(_ context: OutputContext) -> Bool {
        context.form.abilities.contains(.appleLibraries)
    }

    /// The attribute of what uses the bundle; empty where none is needed.
    private static func bundleIsolation(_ context: OutputContext) -> String {
        guard hasBundles(context), context.target.isNonisolated else { return "" }
        return context.target.bundle.isOfMainActor ? "@MainActor" : "nonisolated"
    }
}
