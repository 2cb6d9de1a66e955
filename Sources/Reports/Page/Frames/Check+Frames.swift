import Mustache

extension PageCheck {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .name: .text(mode)
        case .textPath: .text(text.path)
        case .textAnchor: .text(text.anchor)
        case .textClass: .text("c\(textColor)")
        case .backgroundPath: .text(background.path)
        case .backgroundAnchor: .text(background.anchor)
        case .backgroundClass: .text("c\(backgroundColor)")
        case .ratio: .text(ratio)
        case .lightness: .text(lightness)
        case .level: .text(level)
        case .mended: .text(mended)
        case .base: .text(base)
        case .passes: .flag(verdict == .passes)
        case .fails: .flag(verdict == .fails)
        case .isExempt: .flag(verdict == .exempt)
        case .isUnknown: .flag(verdict == .unknown)
        default: nil
        }
    }
}
