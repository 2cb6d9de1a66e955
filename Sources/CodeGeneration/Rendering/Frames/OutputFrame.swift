import DesignTokens
import Mustache

/// The outermost frame: one output.
enum OutputFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let output = context.output
        switch key {
        case .access: return .text(context.language.word(for: context.target.access))
        case .nonisolated: return .flag(context.target.isNonisolated)
        case .scope: return .text(context.scope)
        case .isProtocol: return .flag(context.language.isProtocol(context.scope))
        case .bundle: return .text(context.language.bundle(context.target.bundle) ?? "")
        case .bundleIsolation: return .text(bundleIsolation(context))
        case .hasTokens: return .flag(!output.tokens.isEmpty)
        case .needsSwiftUI: return .flag(context.needsSwiftUI)
        case .hasColors: return .flag(context.hasColors)
        case .hasAdaptiveColors: return .flag(context.hasAdaptiveColors)
        case .usesAdaptiveColors: return .flag(context.usesAdaptiveColors)
        case .usesNativeColors: return .flag(context.usesNativeColors)
        case .frameworks: return FrameKind.nativeFramework.frames(NativeFramework.allCases.indices)
        case .hasContrast: return .flag(context.expressions.hasContrast)
        case .appearances: return FrameKind.appearance.frames(context.appearances.range(ofTheme: 0))
        case .hasThemeColors: return .flag(!output.themedTokens.isEmpty)
        case .themeColors: return FrameKind.token.frames(output.themedTokens)
        case .themeColor: return .text(context.themeColor)
        case .themes: return FrameKind.theme.frames(context.themes.all.indices)
        case .usualTheme: return .text(context.themes.usual)
        case .hasUnnamedTheme: return .flag(!context.themes.isUsualNamed)
        case .themeProperty: return .text(ThemeMember.property(ofType: context.scope, context.language))
        case .themeAvailability: return .text(context.configuration.deployment.availability(since: .resolvedStyles))
        case .hasImages: return .flag(!output.images.images.isEmpty)
        case .hasFormerNames: return .flag(output.additionalNames.contains { $0.kind == .former })
        case .hasSecondNames: return .flag(output.additionalNames.contains { $0.kind == .second })
        case .formerNames: return additionalNames(.former, of: output)
        case .secondNames: return additionalNames(.second, of: output)
        case .modes: return FrameKind.outputMode.frames(context.modes.all.indices)
        case .groups: return FrameKind.group.frames(output.ownGroups.indices)
        case .hasGroups: return .flag(!output.ownGroups.isEmpty)
        case .categories: return FrameKind.imageCategory.frames(output.images.categories.indices)
        case .hasFontFiles: return .flag(!context.fonts.files.isEmpty)
        case .fontFiles: return FrameKind.fontFile.frames(context.fonts.files.indices)
        case .images: return FrameKind.image.frames(output.images.images.indices)
        // The output is the type around all others.
        case .tokens, .types: return TypeFrame.value(of: key, at: 0, in: context)
        default: return SupportFrame.value(of: key, context.support)
        }
    }

    private static func additionalNames(_ kind: AdditionalName.Kind, of output: NamedOutput) -> MustacheValue {
        let names = output.additionalNames
        return FrameKind.additionalName.frames(names.indices.filter { names[$0].kind == kind })
    }

    private static func bundleIsolation(_ context: OutputContext) -> String {
        context.language.bundleIsolation(context.target.bundle, isNonisolated: context.target.isNonisolated)
    }
}
