import FileAccess
import Mustache

/// A font file that the configuration names.
enum FontFileFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let path = context.fonts.files[index]
        switch key {
        case .fileName: return .text(context.language.text(FilePath.lastComponent(of: path)))
        case .folderName: return .text(context.language.text(FilePath.lastComponent(of: FilePath.parent(of: path))))
        case .isFirst: return .flag(index == 0)
        case .isLast: return .flag(index == context.fonts.files.count - 1)
        default: return nil
        }
    }
}
