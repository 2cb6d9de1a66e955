import DesignTokens
import Mustache

/// The kinds of frames that templates see of an output. The function of a kind gives the value of each name.
///
/// Values are computed only when a template asks for them, and existing strings are passed on without a copy.
enum FrameKind: Int32 {
    case output, group, type, token, part, additionalName, documentationLine, mode, platform, outputMode, modeGroup,
        modeToken, asset, assetCategory, assetType, assetList, assetName, assetCase, theme, themeToken, appearance,
        appearanceToken, tokenAppearance, withheld, withheldAsset, fontFile, nativeFramework

    /// Frames of this kind.
    func frames(_ indices: some Sequence<Int>) -> MustacheValue { .frames(list(indices)) }

    func list(_ indices: some Sequence<Int>) -> [MustacheFrame] {
        indices.map { MustacheFrame(kind: rawValue, index: Int32($0)) }
    }
}

extension OutputContext: MustacheModel {
    static let root = MustacheFrame(kind: FrameKind.output.rawValue, index: 0)

    /// A part by its name, as in `parts.fontSize`; false if the value has no such part.
    func member(_ key: Int, of frames: [MustacheFrame]) -> MustacheValue? {
        guard TemplateKey.vocabulary.all.indices.contains(key), let first = frames.first,
            first.kind == FrameKind.part.rawValue
        else { return nil }
        let name = TemplateKey.vocabulary.all[key]
        return frames.first { parts.entries[Int($0.index)].part.name == name }.map { .frame($0) } ?? .flag(false)
    }

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard keys.indices.contains(key), let kind = FrameKind(rawValue: frame.kind) else { return nil }
        let name = keys[key]
        let index = Int(frame.index)
        return switch kind {
        case .output: value(ofOutput: name)
        case .group: value(of: name, inGroup: index)
        case .type: value(of: name, inType: index)
        case .token: value(of: name, inToken: index)
        case .part: value(of: name, inPart: index)
        case .additionalName: value(of: name, inAdditionalName: index)
        case .documentationLine: name == .line ? .text(documentation.lines[index]) : nil
        case .mode: value(of: name, inMode: index)
        case .platform: value(of: name, inPlatform: index)
        case .outputMode: value(of: name, inOutputMode: index)
        case .modeGroup: value(of: name, inModeGroup: index)
        case .modeToken: value(of: name, inModeToken: index)
        case .assetCategory: value(of: name, inAssetCategory: index)
        case .assetType: value(of: name, inAssetType: index)
        case .assetList: value(of: name, inAssetList: index)
        case .assetName: value(of: name, inAssetName: index)
        case .assetCase: value(of: name, inAssetCase: index)
        case .theme: value(of: name, inTheme: index)
        case .withheldAsset: value(of: name, inWithheldAsset: index)
        case .withheld: value(of: name, inWithheld: index)
        case .themeToken: value(of: name, inThemeToken: index)
        case .appearance: value(of: name, inAppearance: index)
        case .appearanceToken: value(of: name, inAppearanceToken: index)
        case .tokenAppearance: value(of: name, inTokenAppearance: index)
        case .asset: value(of: name, inAsset: index)
        case .fontFile: value(of: name, inFontFile: index)
        case .nativeFramework: value(of: name, inNativeFramework: index)
        }
    }
}

extension TemplateKey {
    /// The value of a name for a position in a list, such as `isFirst`.
    func place(of index: Int, in all: Range<Int>) -> MustacheValue? {
        switch self {
        case .isFirst: .flag(index == all.lowerBound)
        case .isLast: .flag(index == all.upperBound - 1)
        default: nil
        }
    }
}
