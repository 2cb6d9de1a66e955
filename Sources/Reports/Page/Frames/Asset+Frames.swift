import DesignTokens
import Mustache

extension PageImage {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .anchor: .text(anchor)
        case .name: .text(name)
        case .symbol: .text(symbol)
        case .note: .text(note)
        case .pictures: PageFrame.picture.frames(pictures)
        default: nil
        }
    }
}

extension PagePicture {
    func value(of key: PageKey) -> MustacheValue? {
        switch key {
        case .address: .text(address)
        case .isDark: .flag(isDark)
        default: nil
        }
    }
}

// MARK: - The style sheet

extension Numbered<ColorValue> {
    func value(of key: PageKey, at index: Int) -> MustacheValue? {
        switch key {
        case .number: .text(String(index))
        case .plain: .text(all[index].plainCSS)
        case .wide: .text(all[index].wideCSS ?? "")
        default: nil
        }
    }
}

extension ValueClasses {
    func value(of key: PageKey, at index: Int) -> MustacheValue? {
        switch key {
        case .number: .text(String(index))
        case .declarations: .text(all[index])
        default: nil
        }
    }
}

extension PageFonts.Font {
    func value(of key: PageKey, at index: Int) -> MustacheValue? {
        switch key {
        case .number: .text(String(index))
        case .address: .text(address)
        case .isVariable: .flag(isVariable)
        default: nil
        }
    }
}
