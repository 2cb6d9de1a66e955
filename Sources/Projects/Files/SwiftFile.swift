/// A Swift file, and the module that it belongs to.
package struct SwiftFile: Sendable, Hashable {
    package var path: String
    package var module: String
    package var moduleKind: ModuleKind
    /// The targets that are known to compile it.
    package var targets: Set<String> = []

    /// The evidence that a folder is a module.
    package enum ModuleKind: Sendable {
        /// Only the path of the folder.
        case folder
        /// A target of a project, which may be an app.
        case target
        /// The manifest of a package.
        case package
        /// A manifest that computes the sources of its targets. One of several can compile the file.
        case manifest
    }

    package init(path: String, module: String, moduleKind: ModuleKind = .folder) {
        (self.path, self.module, self.moduleKind) = (path, module, moduleKind)
    }

    /// Whether more than the path of a folder names its module.
    package var hasKnownTarget: Bool { ![.folder, .manifest].contains(moduleKind) || !targets.isEmpty }
}

/// Another file or folder with a requested extension, and the module that contains it.
package struct FoundFile: Sendable, Hashable {
    package var path: String
    package var module: String
    /// The size in bytes; 0 for a folder, or if unknown.
    package var size = 0
}
