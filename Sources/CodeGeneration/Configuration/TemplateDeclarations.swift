import Diagnostics
import FileAccess

/// What templates declare, by their names. Only the templates that somebody asks for are read: a team's own, else the
/// built-in ones.
struct TemplateDeclarations {
    private let folder: String?
    private let fileSystem: (any FileSystem)?
    private var known: [String: TemplateDeclaration] = [:]
    /// What is wrong with the declarations that were read.
    private(set) var diagnostics: [Diagnostic] = []

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - folder: The folder of a team's own templates.
    ///   - fileSystem: What reads them; `nil` knows the built-in ones alone.
    init(in folder: String? = nil, _ fileSystem: (any FileSystem)? = nil) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// What the template with a name declares. One of a team's own that declares nothing has what the built-in template of its
    /// name has.
    mutating func declaration(of template: String) -> TemplateDeclaration {
        if let declaration = known[template] { return declaration }
        let declaration = own(template) ?? .named(template)
        known[template] = declaration
        return declaration
    }

    private mutating func own(_ template: String) -> TemplateDeclaration? {
        let name = template + TemplateLoader.fileExtension
        // What cannot be read is reported where all templates are.
        guard let folder, let fileSystem, !template.contains("/"),
            let bytes = try? fileSystem.readPart(of: FilePath.join(folder, name), 0..<SizeLimits.declarationBytes)
        else { return nil }
        let read = TemplateDeclaration.read(bytes, of: template, path: FilePath.join(folder, name))
        diagnostics += read.diagnostics
        return read.declaration
    }
}
