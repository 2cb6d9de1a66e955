import CodeGeneration
import Diagnostics
import FileAccess

/// The name of a project for people: the one in the configuration, or else that of the Swift package beside it.
struct ProjectTitle {
    let text: String

    init(_ configuration: Configuration, _ fileSystem: any FileSystem) {
        let title = configuration.title ?? Self.packageName(in: configuration.folder, fileSystem) ?? ""
        let shown = Diagnostic.visible(title)
        text = shown.allSatisfy(\.isWhitespace) ? "Design tokens" : shown
    }

    /// Returns the name of the package in a manifest.
    private static func packageName(in folder: String, _ fileSystem: any FileSystem) -> String? {
        let path = FilePath.join(folder, "Package.swift")
        guard let bytes = try? fileSystem.readPart(of: path, 0..<largestManifest) else { return nil }
        let manifest = String(decoding: bytes, as: UTF8.self)
        return manifest.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    }

    private static let largestManifest = 64 << 10
}
