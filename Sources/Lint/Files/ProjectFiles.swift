import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import Projects
import SwiftSources

/// The files of an app: the Swift files to check, and the files with names that code can use.
struct ProjectFiles {
    /// The Swift files to check, without duplicates.
    private(set) var swiftFiles: [SwiftFile] = []
    /// All Swift files, including those to check.
    private(set) var allSwiftFiles: [SwiftFile] = []
    private(set) var catalogs: [String] = []
    /// The image files outside of catalogs.
    private(set) var images: [String] = []
    /// The files of Interface Builder.
    private(set) var interfaces: [String] = []
    /// Other files that can name assets: Objective-C, property lists and data.
    private(set) var texts: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The absolute paths of all files and folders found so far, whatever path led to them.
    private var known: Set<String> = []
    /// The absolute paths of files that rules check.
    private var checkable: [String] = []
    /// The absolute paths to check; empty for all.
    private let checkedPlaces: [String]
    /// The files to check, if not all are.
    private var checkedFiles: Set<String> = []

    /// The extensions of images that apps load by name.
    private static let imageExtensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif", "webp", "tiff", "tif", "icns", "icon",
    ]

    private static let textExtensions: Set<String> = ["m", "mm", "h", "plist", "intentdefinition", "json"]
    /// Larger files contain other data.
    private static let textSizeLimit = 1 << 20
    private static let extensions = imageExtensions.union(InterfaceFile.endings).union(textExtensions)
        .union(["xcassets"])

    /// Finds the files in a project and in the paths to check, which may be outside of it.
    init(checking paths: [Located<String>], in project: String, _ fileSystem: any FileSystem) {
        let root = SearchRoot(Located(project), fileSystem)
        let roots = paths.map { SearchRoot($0, fileSystem) }
        checkedPlaces = roots.map(\.place)
        search(root, fileSystem, requiredBy: roots.first { $0.place == root.place })
        for other in roots where other.place != root.place { search(other, fileSystem, requiredBy: other) }
        swiftFiles = allSwiftFiles.filter { isChecked($0.path) }
        for other in roots where diagnostics.isEmpty && !checkable.contains(where: other.contains) {
            reportNothing(in: other.path, "it contains no Swift files", at: other.location)
        }
    }

    /// Returns whether a file is to be checked.
    func isChecked(_ path: String) -> Bool { checkedPlaces.isEmpty || checkedFiles.contains(path) }

    /// Adds a file that a search has found; returns `false` if it was already added.
    private mutating func add(_ path: String, in root: SearchRoot, isCheckable: Bool) -> Bool {
        let place = root.place(of: path)
        guard known.insert(place).inserted else { return false }
        if isCheckable { checkable.append(place) }
        if checkedPlaces.contains(where: { FilePath.contains(folder: $0, place) }) { checkedFiles.insert(path) }
        return true
    }

    /// Searches a folder. An error matters only if the folder is required.
    private mutating func search(
        _ root: SearchRoot, _ fileSystem: any FileSystem, requiredBy required: SearchRoot?
    ) {
        do {
            let found = try SwiftFiles(root.path, fileSystem, alsoFinding: Self.extensions)
            for file in found.all where add(file.path, in: root, isCheckable: true) { allSwiftFiles.append(file) }
            for other in found.others {
                let ending = FilePath.ending(of: other.path)
                let isInterface = InterfaceFile.endings.contains(ending)
                guard add(other.path, in: root, isCheckable: isInterface) else { continue }
                switch ending {
                case "xcassets": catalogs.append(other.path)
                case _ where isInterface: interfaces.append(other.path)
                case _ where Self.textExtensions.contains(ending):
                    if other.size <= Self.textSizeLimit { texts.append(other.path) }
                default: images.append(other.path)
                }
            }
        } catch {
            if let required { reportNothing(in: error.path, error.reason, at: required.location) }
        }
    }

    private mutating func reportNothing(in path: String, _ reason: String, at place: SourceLocation?) {
        diagnostics.add(
            .error, .noSwiftSources, "cannot check '\(path)': \(reason)", at: place,
            advice: "\(place == nil ? "pass" : "list") Swift files, or folders that contain some")
    }
}

/// A folder or file to search. An absolute and a relative path can name the same one.
private struct SearchRoot {
    /// The path as given.
    let path: String
    /// The location of the path in the configuration.
    let location: SourceLocation?
    /// The absolute path, with links resolved.
    let place: String

    init(_ path: Located<String>, _ fileSystem: any FileSystem) {
        self.path = FilePath.normalized(path.value)
        location = path.location
        place = (try? fileSystem.realPath(of: self.path)) ?? self.path
    }

    /// Returns the absolute path of a file in the folder.
    func place(of file: String) -> String {
        guard file != path, let way = FilePath.relative(file, to: path) else { return place }
        return FilePath.join(place, way)
    }

    func contains(_ place: String) -> Bool { FilePath.contains(folder: self.place, place) }
}
