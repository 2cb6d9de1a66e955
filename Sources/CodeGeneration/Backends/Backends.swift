/// What writes outputs: a new backend is a folder beside this file, and its line in the table. All other outputs are written
/// by templates.
package enum Backends {
    private static let all: [any Backend] = [ColorCatalogBackend(), TokenFileBackend()]

    /// What outputs name instead of a template, and what that declares.
    package static let declarations: [String: TemplateDeclaration] = all.reduce(into: [:]) { declarations, backend in
        if let declaration = backend.declaration, let form = declaration.backend {
            declarations[form.name] = declaration
        }
    }

    static let forms = all.compactMap { $0.declaration?.backend }

    /// What writes the outputs of a declaration.
    static func backend(of declaration: TemplateDeclaration) -> any Backend {
        all.first { $0.declaration?.backend?.name == declaration.backend?.name } ?? TemplateBackend()
    }
}

extension TemplateDeclaration {
    /// What the built-in template or the backend with this name declares; what holds for a template that declares nothing,
    /// where there is none.
    package static func named(_ template: String) -> TemplateDeclaration {
        Backends.declarations[template] ?? embedded(template)
    }
}

extension OutputConfiguration {
    /// Makes an output of the built-in template or the backend with a name.
    package init(template: Located<String>, path: Located<String>) {
        self.init(template: template, path: path, declaration: .named(template.value))
    }
}
