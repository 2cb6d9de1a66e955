import Mustache

/// What a template sees of one output: each name means what its frame says.
///
/// Nothing is made before a template asks for it, and texts that exist already are handed on as they are.
struct OutputModel: MustacheModel {
    private let context: OutputContext
    private let keys = TemplateKey.allCases

    init(_ context: OutputContext) { self.context = context }

    static let root = MustacheFrame(kind: FrameKind.output.rawValue, index: 0)

    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue? {
        guard key >= 0, let kind = FrameKind(rawValue: frame.kind) else { return nil }
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
        case .imageCategory: return ImageCategoryFrame.value(of: name, at: index, in: context)
        case .theme: return ThemeFrame.value(of: name, at: index, in: context)
        case .themeToken: return ThemeTokenFrame.value(of: name, at: index, in: context)
        case .image: return ImageFrame.value(of: name, at: index, in: context)
        }
    }
}
