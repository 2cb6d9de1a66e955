import Diagnostics
import FileAccess

/// The declarations of templates, by name. Only requested templates are read: a team's own, or else the built-in ones.
struct TemplateDeclarations {
    private let folder: String?
    private let fileSystem: (any FileSystem)?
    private var known: [String: TemplateDeclaration] = [:]
    /// The diagnostics of the declarations that were read.
    private(set) var diagnostics: [Diagnostic] = []

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - folder: The folder of a team's own templates.
    ///   - fileSystem: The file system of these templates; `nil` if there are only built-in ones.
    init(in folder: String? = nil, _ fileSystem: (any FileSystem)? = nil) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// Returns the declaration of a template. A team's own template without a declaration inherits that of the built-in
    /// template with the same name.
    mutating func declaration(of template: String) -> TemplateDeclaration {
        if let declaration = known[template] { return declaration }
        let declaration = own(template) ?? .named(template)
        known[template] = declaration
        return declaration
    }

    private mutating func own(_ template: String) -> TemplateDeclaration? {
        let name = template + TemplateLoader.fileExtension
        // Unreadable templates are reported when all templates are loaded.
        guard let folder, let fileSystem, !template.contains("/"),
            let bytes = try? fileSystem.readPart(of: FilePath.join(folder, name), 0..<SizeLimits.declarationBytes)
        else { return nil }
        let read = TemplateDeclaration.read(bytes, of: template, path: FilePath.join(folder, name))
        diagnostics += read.diagnostics
        return read.declaration
    }
}
