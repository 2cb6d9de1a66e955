import FileAccess

/// Where things are in the repository.
package enum Repository {
    /// The folder that contains `Package.swift`.
    package static let root = FilePath.normalized(FilePath.join(#filePath, "../../.."))

    /// The folder of the example's sources.
    package static let exampleSources = "Examples/DesignSystem/Sources/DesignSystem"

    /// The folder of the example with an app and a widget.
    package static let workspaceExample = "Examples/TuistWorkspace"

    /// The path of something in the repository.
    package static func path(_ relative: String) -> String { FilePath.join(root, relative) }

    /// The text of a file in the repository.
    package static func text(of relative: String) throws -> String {
        String(decoding: try LocalFileSystem().read(path(relative)), as: UTF8.self)
    }
}
