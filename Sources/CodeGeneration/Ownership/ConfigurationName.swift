import Diagnostics
import FileAccess

/// The name of the configuration in headers: its path relative to the output root, so that headers do not depend on
/// where a project is; or a given name.
struct ConfigurationName: Sendable {
    /// The path of the configuration, or its usual path if the built-in default is used. Its folder is a real path if
    /// it exists.
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

    /// Returns the name in headers of files below an output root, which is a real path.
    func text(from root: String) -> String { EscapedText.onOneLine(givenText(from: root) ?? path(from: root)) }

    private func givenText(from root: String) -> String? {
        guard let given, !given.ownsRoot else { return given?.text }
        // Distinguish configurations that were given the same name.
        let way = FilePath.relative(file, to: root) ?? file
        return "\(given.text) (\(ContentChecksum.text(ofPath: way).prefix(8)))"
    }

    private func path(from root: String) -> String {
        let name = FilePath.lastComponent(of: file)
        guard folderExists else { return name }
        let folder = FilePath.parent(of: file)
        if let way = FilePath.relative(file, to: root), Self.sharesFolder(folder, root) { return way }
        // A relative path would reveal the layout of the machine.
        return "\(name) (elsewhere, \(ContentChecksum.text(of: folder.utf8)))"
    }

    /// Returns whether a header below a root names this configuration, whose output root is `own`.
    func isName(_ text: String, from root: String, own: String) -> Bool {
        let isOwnRoot = root.utf8.elementsEqual(own.utf8)
        let names = [isOwnRoot || given?.ownsRoot != true ? givenText(from: root) : nil, path(from: root)]
        return names.compactMap(\.self).contains { EscapedText.onOneLine($0).utf8.elementsEqual(text.utf8) }
    }

    /// Returns whether the named configuration no longer exists; `false` if its place is unknown.
    static func isGone(_ name: String, root: String, _ fileSystem: any FileSystem) -> Bool {
        guard FilePath.ending(of: name) == "json" else { return false }
        let path = FilePath.normalized(FilePath.join(root, name))
        do { return try fileSystem.status(of: path) == nil } catch { return false }
    }

    /// Returns whether two real paths share more than the root of the file system.
    private static func sharesFolder(_ one: String, _ other: String) -> Bool {
        let first = { (path: String) in path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") } }
        return first(one).elementsEqual(first(other))
    }
}

/// A name for a configuration in headers, instead of its path.
package struct GivenName: Sendable, Hashable {
    package var text: String
    /// Whether nothing else writes to the output root, such as a build's work folder. Otherwise, two configurations may
    /// have the same name.
    package var ownsRoot: Bool

    package init(_ text: String, ownsRoot: Bool = false) {
        self.text = text
        self.ownsRoot = ownsRoot
    }
}
