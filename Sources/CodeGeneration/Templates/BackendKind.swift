import FileAccess

/// What writes an output.
package enum BackendKind: Sendable {
    /// A template.
    case template
    /// An asset catalog with a color set for each color.
    case colorCatalog
    /// A file of the Design Tokens format.
    case tokenFile

    /// What the paths of its outputs end in; `nil` for those of any file.
    private var endings: [String]? {
        switch self {
        case .template: nil
        case .colorCatalog: ["xcassets"]
        case .tokenFile: ["json", "tokens"]
        }
    }

    /// Whether it can write to a path.
    func fits(_ path: String) -> Bool { endings?.contains { path.hasSuffix("." + $0) } ?? true }
}
