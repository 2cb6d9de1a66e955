import Diagnostics
import FileAccess

/// How headers name the configuration that made a file: by its path relative to an output root, so that the same project
/// has the same headers wherever it lies; or by a name that was given.
struct ConfigurationName: Sendable {
    /// The path of the configuration, or the one that it would have where the built-in default holds; its folder is a real
    /// path where it exists.
    let file: String
    private let folderExists: Bool
    private let given: GivenName?

    init(of configuration: String, given: GivenName? = nil, _ fileSystem: any FileSystem) {
        let folder = FilePath.parent(of: configuration)
        let realFolder = try? fileSystem.realPath(of: folder)
        file = FilePath.join(realFolder ?? folder, FilePath.lastComponent(of: configuration))
        folderExists = realFolder != nil
        self.given = given
    }

    /// The name in headers of files below an output root, which is a real path.
    func text(from root: String) -> String { EscapedText.onOneLine(givenText(from: root) ?? path(from: root)) }

    private func givenText(from root: String) -> String? {
        guard let given, !given.ownsRoot else { return given?.text }
        // Another configuration may have been given the same name.
        let way = FilePath.relative(file, to: root) ?? file
        return "\(given.text) (\(ContentChecksum.text(ofPath: way).prefix(8)))"
    }

    private func path(from root: String) -> String {
        let name = FilePath.lastComponent(of: file)
        guard folderExists else { return name }
        let folder = FilePath.parent(of: file)
        if let way = FilePath.relative(file, to: root), Self.sharesFolder(folder, root) { return way }
        // The way from one to the other leads through the whole machine, of which nothing may be told.
        return "\(name) (elsewhere, \(ContentChecksum.text(of: folder.utf8)))"
    }

    /// Whether a header below a root names this configuration, whose output root is `own`.
    func isName(_ text: String, from root: String, own: String) -> Bool {
        let isOwnRoot = root.utf8.elementsEqual(own.utf8)
        let names = [isOwnRoot || given?.ownsRoot != true ? givenText(from: root) : nil, path(from: root)]
        return names.compactMap(\.self).contains { EscapedText.onOneLine($0).utf8.elementsEqual(text.utf8) }
    }

    /// Whether the configuration of that name is gone; never where the name does not tell where it would be.
    static func isGone(_ name: String, root: String, _ fileSystem: any FileSystem) -> Bool {
        guard FilePath.ending(of: name) == "json" else { return false }
        let path = FilePath.normalized(FilePath.join(root, name))
        do { return try fileSystem.status(of: path) == nil } catch { return false }
    }

    /// Whether two real paths have more in common than the root of the file system.
    private static func sharesFolder(_ one: String, _ other: String) -> Bool {
        let first = { (path: String) in path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") } }
        return first(one).elementsEqual(first(other))
    }
}

/// A name that headers give a configuration instead of its path.
package struct GivenName: Sendable, Hashable {
    package var text: String
    /// Whether nothing else writes to the output root, as in the work folder of a build; otherwise two configurations could
    /// have been given one name.
    package var ownsRoot: Bool

    package init(_ text: String, ownsRoot: Bool = false) {
        self.text = text
        self.ownsRoot = ownsRoot
    }
}
