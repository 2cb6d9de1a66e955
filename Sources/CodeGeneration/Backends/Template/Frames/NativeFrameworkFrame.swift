import Mustache

extension OutputContext {
    /// UIKit or AppKit, for outputs with the same code for each.
    func value(of key: TemplateKey, inNativeFramework index: Int) -> MustacheValue? {
        let framework = NativeFramework.allCases[index]
        switch key {
        case .framework: return .text(framework.rawValue)
        case .condition: return .text(framework.condition)
        case .nativeColor: return .text(framework.color)
        case .frameworkScope: return .text(framework.scope(scope))
        case .isUIKit: return .flag(framework == .uiKit)
        default: return key.place(of: index, in: NativeFramework.allCases.indices)
        }
    }
}
