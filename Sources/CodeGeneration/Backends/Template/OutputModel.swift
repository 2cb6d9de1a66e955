import Mustache

/// What a template sees of one output: each name means what its frame says.
///
/// Nothing is made before a template asks for it, and texts that exist already are handed on as they are.
struct OutputModel: MustacheModel {
    private let context: OutputContext
    private let keys = TemplateKey.allCases

    init(_ context: OutputContext) { self.context = context }

    /// A part by its name, as in `parts.fontSize`; false where the value has none of that name.
    func member(_ key: Int, of frames: [MustacheFrame]) -> MustacheValue? {
        guard TemplateKey.vocabulary.all.indices.contains(key), let first = frames.first,
            first.kind == FrameKind.part.rawValue
        else { return nil }
        let name = TemplateKey.vocabulary.all[key]
        return frames.first { context.parts.entries[Int($0.index)].part.name == name }.map { .frame($0) }
            ?? .flag(false)
    }

    static let root = MustacheFrame(kind: FrameKind.output.rawValue, index: 0)

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard keys.indices.contains(key), let kind = FrameKind(rawValue: frame.kind) else { return nil }
        let name = keys[key]
        let index = Int(frame.index)
        switch kind {
        case .output: return OutputFrame.value(of: name, at: index, in: context)
        case .group: return GroupFrame.value(of: name, at: index, in: context)
        case .type: return TypeFrame.value(of: name, at: index, in: context)
        case .token: return TokenFrame.value(of: name, at: index, in: context)
        case .part: return PartFrame.value(of: name, at: index, in: context)
        case .additionalName: return AdditionalNameFrame.value(of: name, at: index, in: context)
        case .documentationLine: return DocumentationLineFrame.value(of: name, at: index, in: context)
        case .mode: return ModeFrame.value(of: name, at: index, in: context)
        case .platform: return PlatformFrame.value(of: name, at: index, in: context)
        case .outputMode: return OutputModeFrame.value(of: name, at: index, in: context)
        case .modeGroup: return ModeGroupFrame.value(of: name, at: index, in: context)
        case .modeToken: return ModeTokenFrame.value(of: name, at: index, in: context)
        case .assetCategory: return AssetCategoryFrame.value(of: name, at: index, in: context)
        case .assetType: return AssetTypeFrame.value(of: name, at: index, in: context)
        case .assetName: return AssetNameFrame.value(of: name, at: index, in: context)
        case .assetCase: return AssetCaseFrame.value(of: name, at: index, in: context)
        case .theme: return ThemeFrame.value(of: name, at: index, in: context)
        case .withheldAsset: return WithheldAssetFrame.value(of: name, at: index, in: context)
        case .withheld: return WithheldFrame.value(of: name, at: index, in: context)
        case .themePlatform: return ThemePlatformFrame.value(of: name, at: index, in: context)
        case .themeToken: return ThemeTokenFrame.value(of: name, at: index, in: context)
        case .appearance: return AppearanceFrame.value(of: name, at: index, in: context)
        case .appearanceToken: return AppearanceTokenFrame.value(of: name, at: index, in: context)
        case .tokenAppearance: return TokenAppearanceFrame.value(of: name, at: index, in: context)
        case .asset: return AssetFrame.value(of: name, at: index, in: context)
        case .fontFile: return FontFileFrame.value(of: name, at: index, in: context)
        case .nativeFramework: return NativeFrameworkFrame.value(of: name, at: index, in: context)
        }
    }
}
