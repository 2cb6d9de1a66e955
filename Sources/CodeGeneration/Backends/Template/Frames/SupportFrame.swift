import Mustache

/// The pieces of the support file, of which an output writes some.
enum SupportFrame {
    static func value(of key: TemplateKey, _ pieces: Set<SupportPiece>) -> MustacheValue? {
        switch key {
        case .writesTypes: .flag(!pieces.subtracting([.colorHex, .appearances]).isEmpty)
        case .writesTextStyle: .flag(pieces.contains(.textStyle))
        case .writesShadow: .flag(pieces.contains(.shadow))
        case .writesGradient: .flag(pieces.contains(.gradient))
        case .writesBorder: .flag(pieces.contains(.border))
        case .writesColorHex: .flag(pieces.contains(.colorHex))
        case .writesAppearances: .flag(pieces.contains(.appearances))
        default: nil
        }
    }
}
