import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import SwiftSources

/// The files of an app: the Swift files to check, and what its code can name.
struct ProjectFiles {
    /// The Swift files to check, each once.
    private(set) var swiftFiles: [SwiftFile] = []
    /// All Swift files, of which those to check are a part.
    private(set) var allSwiftFiles: [SwiftFile] = []
    private(set) var catalogs: [String] = []
    /// The image files outside of catalogs.
    private(set) var images: [String] = []
    /// The files of Interface Builder.
    private(set) var interfaces: [String] = []
    /// Other files that can name assets: Objective-C, property lists and data.
    private(set) var texts: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    private var known: Set<String> = []
    private var checkedPaths: [String] = []
    /// The places of paths in the configuration.
    private let places: [String: SourceLocation?]

    /// The extensions of images that apps load by name.
    private static let imageExtensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif", "webp", "tiff", "tif", "icns", "icon",
    ]

    private static let interfaceExtensions: Set<String> = ["xib", "storyboard"]
    private static let textExtensions: Set<String> = ["m", "mm", "h", "plist", "intentdefinition", "json"]
    /// Larger files contain data of another kind.
    private static let textSizeLimit = 1 << 20
    private static let extensions = imageExtensions.union(interfaceExtensions).union(textExtensions).union(["xcassets"])

    /// Finds the files in a project and in the paths to check, which may be outside of it.
    init(checking given: [Located<String>], in project: String, _ fileSystem: any FileSystem) {
        let root = FilePath.normalized(project)
        let paths = given.map { FilePath.normalized($0.value) }
        places = Dictionary(zip(paths, given.map(\.location))) { first, _ in first }
        var roots = paths.contains(root) ? [root] : [root] + paths
        roots = roots.isEmpty ? [root] : roots
        for folder in roots { search(folder, fileSystem, isRequired: paths.contains(folder)) }
        checkedPaths = paths
        swiftFiles = allSwiftFiles.filter { isChecked($0.path) }
        for path in paths where diagnostics.isEmpty && !swiftFiles.contains(where: { isFile($0.path, of: path) }) {
            reportNothing(in: path, "it contains no Swift files", at: places[path])
        }
    }

    /// Returns whether a file is to be checked.
    func isChecked(_ path: String) -> Bool {
        checkedPaths.isEmpty || checkedPaths.contains { $0 == path || FilePath.contains(folder: $0, path) }
    }

    private func isFile(_ file: String, of path: String) -> Bool {
        file == path || FilePath.contains(folder: path, file)
    }

    private mutating func search(_ folder: String, _ fileSystem: any FileSystem, isRequired: Bool) {
        do {
            let found = try SwiftFiles(folder, fileSystem, alsoFinding: Self.extensions)
            for file in found.all where known.insert(file.path).inserted { allSwiftFiles.append(file) }
            for other in found.others where known.insert(other.name).inserted {
                switch FilePath.ending(of: other.name) {
                case "xcassets": catalogs.append(other.name)
                case let ending where Self.interfaceExtensions.contains(ending): interfaces.append(other.name)
                case let ending where Self.textExtensions.contains(ending):
                    if other.size <= Self.textSizeLimit { texts.append(other.name) }
                default: images.append(other.name)
                }
            }
        } catch {
            if isRequired { reportNothing(in: error.path, error.reason, at: places[folder]) }
        }
    }

    private mutating func reportNothing(in path: String, _ reason: String, at place: SourceLocation??) {
        let place = place ?? nil
        diagnostics.add(
            .error, .noSwiftSources, "cannot check '\(path)': \(reason)", at: place,
            advice: "\(place == nil ? "pass" : "list") Swift files, or folders that contain some")
    }
}
