extension BackendKind {
    /// What writes outputs of the kind.
    var backend: any Backend {
        switch self {
        case .template: TemplateBackend()
        case .colorCatalog: ColorCatalogBackend()
        case .tokenFile: TokenFileBackend()
        }
    }
}
