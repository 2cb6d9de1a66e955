import FileAccess

/// A kind of file or folder that describes targets, or helps to.
package enum ManifestKind: Sendable {
    case xcodeProject, package, xcodeGenProject, tuistManifest
    /// A file with functions and constants for Tuist's manifests.
    case tuistHelper

    /// Recognizes a file or folder by its name.
    package init?(_ entry: FolderEntry, in folder: String) {
        switch (entry.kind, entry.name) {
        case (.folder, let name) where name.lowercased().hasSuffix(".xcodeproj"): self = .xcodeProject
        case (.file, "Package.swift"): self = .package
        case (.file, "Project.swift"): self = .tuistManifest
        case (.file, let name) where XcodeGenProject.isNamed(name): self = .xcodeGenProject
        case (.file, let name)
        where name.lowercased().hasSuffix(".swift") && folder.contains("ProjectDescriptionHelpers"):
            self = .tuistHelper
        default: return nil
        }
    }
}
