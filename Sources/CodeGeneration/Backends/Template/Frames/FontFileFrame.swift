import FileAccess
import Mustache

extension OutputContext {
    /// A font file that the configuration names.
    func value(of key: TemplateKey, inFontFile index: Int) -> MustacheValue? {
        let path = fonts.files[index]
        switch key {
        case .fileName: return .text(language.text(FilePath.lastComponent(of: path)))
        case .folderName: return .text(language.text(FilePath.lastComponent(of: FilePath.parent(of: path))))
        default: return key.place(of: index, in: fonts.files.indices)
        }
    }
}
