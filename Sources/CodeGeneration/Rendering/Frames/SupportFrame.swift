import Mustache

/// The pieces of the support file, of which an output writes some.
enum SupportFrame {
    static func value(of key: TemplateKey, _ pieces: Set<SupportPiece>) -> MustacheValue? {
        switch key {
        case .writesTypes: .flag(!pieces.subtracting([.colorHex]).isEmpty)
        case .writesTextStyle: .flag(pieces.contains(.textStyle))
        case .writesShadow: .flag(pieces.contains(.shadow))
        case .writesGradient: .flag(pieces.contains(.gradient))
        case .writesBorder: .flag(pieces.contains(.border))
        case .writesColorHex: .flag(pieces.contains(.colorHex))
        default: nil
        }
    }
}
