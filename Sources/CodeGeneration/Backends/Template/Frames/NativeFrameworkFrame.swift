import Mustache

/// UIKit or AppKit, for outputs that write the same for each.
enum NativeFrameworkFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let framework = NativeFramework.allCases[index]
        switch key {
        case .framework: return .text(framework.rawValue)
        case .condition: return .text(framework.condition)
        case .nativeColor: return .text(framework.color)
        case .frameworkScope: return .text(framework.scope(context.scope))
        case .isUIKit: return .flag(framework == .uiKit)
        case .isFirst: return .flag(index == 0)
        case .isLast: return .flag(index == NativeFramework.allCases.count - 1)
        default: return nil
        }
    }
}
