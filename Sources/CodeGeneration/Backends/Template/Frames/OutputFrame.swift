import AssetCatalogs
import DesignTokens
import Mustache

extension OutputContext {
    /// The outermost frame: one output.
    func value(ofOutput key: TemplateKey) -> MustacheValue? {
        // The output is not a local constant: that would copy it for every name that a template asks for.
        switch key {
        case .access: return .text(form.word(for: target.access))
        case .nonisolated: return .flag(target.isNonisolated)
        case .scope: return .text(scope)
        case .isProtocol: return .flag(form.known.protocols.contains(scope))
        case .bundle: return .text(hasBundles ? target.bundle.expression : "")
        case .bundleIsolation: return .text(bundleIsolation)
        case .hasTokens: return .flag(!output.tokens.isEmpty || !withheld.isEmpty)
        case .needsSwiftUI: return .flag(needsSwiftUI)
        case .hasColors: return .flag(hasColors)
        case .hasAdaptiveColors: return .flag(hasAdaptiveColors)
        case .usesAdaptiveColors: return .flag(usesAdaptiveColors)
        case .usesNativeColors: return .flag(usesNativeColors)
        case .hexLabel: return .text(target.hexLabel == SwiftText.hexLabel ? "" : target.hexLabel)
        case .frameworks: return FrameKind.nativeFramework.frames(NativeFramework.allCases.indices)
        case .hasContrast: return .flag(expressions.hasContrast)
        case .appearances: return FrameKind.appearance.frames(appearances.range(ofTheme: 0))
        case .hasThemeColors: return .flag(!output.themedTokens.isEmpty)
        case .themeColors: return FrameKind.token.frames(output.themedTokens)
        case .themeColor: return .text(themeColor)
        case .themes: return FrameKind.theme.frames(themes.all.indices)
        case .usualTheme: return .text(themes.usual)
        case .hasUnnamedTheme: return .flag(!themes.isUsualNamed)
        case .themeProperty: return .text(language.memberName(joining: scope))
        case .themeAvailability: return .text(configuration.deployment.availabilityOfStyles)
        case .hasFormerNames: return .flag(!additionalNames(.former).isEmpty)
        case .hasSecondNames: return .flag(!additionalNames(.second).isEmpty)
        case .formerNames: return .frames(additionalNames(.former))
        case .secondNames: return .frames(additionalNames(.second))
        case .modes: return FrameKind.outputMode.frames(modes.all.indices)
        case .groups: return FrameKind.group.frames(output.ownGroups.indices)
        case .hasGroups: return .flag(!output.ownGroups.isEmpty || !withheld.isEmpty)
        case .hasAssets: return .flag(!output.assets.assets.isEmpty)
        case .assets: return FrameKind.asset.frames(output.assets.assets.indices)
        case .isFailable: return .flag(output.configuration.isFailable)
        case .areAssetsNested: return .flag(output.isNested)
        case .categories: return FrameKind.assetCategory.frames(output.assets.categories.indices)
        case .hasAssetCases: return .flag(!output.assets.cases.isEmpty)
        case .assetCases: return FrameKind.assetCase.frames(output.assets.cases.indices)
        case .imageType: return .text(assetType(of: .image))
        case .symbolType: return .text(assetType(of: .symbol))
        case .colorType: return .text(assetType(of: .color))
        case .dataType: return .text(assetType(of: .data))
        case .assetMembers, .assetTypes, .assetLists: return value(of: key, inAssetType: 0)
        case .hasFontFiles: return .flag(!fonts.files.isEmpty)
        case .fontFiles: return FrameKind.fontFile.frames(fonts.files.indices)
        // The output's own type contains all others.
        case .unavailable where !output.takesTokens, .hasUnavailable where !output.takesTokens:
            return value(of: key, inAssetType: 0)
        case .tokens, .types, .unavailable, .hasUnavailable: return value(of: key, inType: 0)
        default: return SupportFrame.value(of: key, support)
        }
    }

    private func additionalNames(_ kind: AdditionalName.Kind) -> [MustacheFrame] {
        let (tokens, assets) = (output.additionalNames, output.assets.additionalNames)
        return FrameKind.additionalName.list(tokens.indices.filter { tokens[$0].kind == kind })
            + FrameKind.assetName.list(assets.indices.filter { assets[$0].kind == kind })
    }

    /// The type that the output declares for a kind of assets; empty if it has none.
    private func assetType(of kind: AssetKind) -> String {
        output.assets.assets.contains { $0.kind == kind } ? output.configuration.typeName(of: kind) ?? "" : ""
    }

    private var hasBundles: Bool { form.abilities.contains(.appleLibraries) }

    /// The isolation attribute of members that use the bundle; empty if none is needed.
    private var bundleIsolation: String {
        guard hasBundles, target.isNonisolated else { return "" }
        return target.bundle.isOfMainActor ? "@MainActor" : "nonisolated"
    }
}
