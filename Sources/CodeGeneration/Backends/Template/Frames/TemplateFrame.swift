import Mustache

/// Something that templates see: what each name means there.
protocol TemplateFrame {
    /// Returns what a name means.
    ///
    /// - Parameters:
    ///   - key: The name.
    ///   - index: Which of its kind the frame is.
    ///   - context: What is known of the output.
    /// - Returns: The value, or `nil` when the frame does not know the name: the frames around it are asked next.
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue?
}

/// The kinds of frames.
enum FrameKind: Int32 {
    case output, group, type, token, part, additionalName, documentationLine, mode, platform, outputMode, modeGroup,
        modeToken, asset, assetCategory, assetType, assetName, assetCase, theme, themeToken, themePlatform, appearance,
        appearanceToken, tokenAppearance, withheld, withheldAsset, fontFile,
        nativeFramework

    /// Frames of this kind.
    func frames(_ indices: some Sequence<Int>) -> MustacheValue { .frames(list(indices)) }

    func list(_ indices: some Sequence<Int>) -> [MustacheFrame] {
        indices.map { MustacheFrame(kind: rawValue, index: Int32($0)) }
    }
}
