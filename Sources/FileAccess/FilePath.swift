/// Pure functions on path strings, which never access the file system.
///
/// Paths are split at the byte `/`, as in the kernel. Swift's `Character` is the wrong unit: a slash followed by a
/// combining mark would be overlooked, and the path could leave its folder.
package enum FilePath {
    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    /// The path relative to the folder `base`; an absolute path is unchanged.
    package static func join(_ base: String, _ path: String) -> String {
        if isAbsolute(path) || base.isEmpty || base == "." { return path.isEmpty ? base : path }
        if path.isEmpty { return base }
        return base.utf8.last == slash ? base + path : base + "/" + path
    }

    /// The shortest spelling of a path: without `.`, `//`, `a/..` and a slash at the end.
    ///
    /// This only considers the text: if `a` is a link to elsewhere, `a/../b` is another file than `b`.
    package static func normalized(_ path: String) -> String {
        let isAbsolute = isAbsolute(path)
        let text = components(ofNormalized: path).joined(separator: "/")
        if isAbsolute { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// The folder that contains a path: `a` for `a/b`, `.` for `a`, `..` for `.`, `/` for `/`.
    package static func parent(of path: String) -> String { normalized(join(path, "..")) }

    /// The last name of a path: `b` for `a/b/`, `/` for `/`, `.` for an empty path.
    package static func lastComponent(of path: String) -> String {
        components(ofNormalized: path).last ?? (isAbsolute(path) ? "/" : ".")
    }

    /// The extension of the last name of a path, in lower case: `swift` for `a/B.Swift`; empty without a period, or
    /// with a single one at the start.
    package static func ending(of path: String) -> String {
        let name = lastComponent(of: path)
        guard let stop = name.utf8.lastIndex(of: UInt8(ascii: ".")), stop > name.startIndex else { return "" }
        return name[name.utf8.index(after: stop)...].lowercased()
    }

    /// Whether a name is that of a hidden file or folder.
    package static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

    /// The path from the folder `base` to `path`, such as `../b` from `a` to `b`.
    ///
    /// - Returns: The path, or `nil` if the text does not determine it: one path is absolute and the other is not, or
    ///   `base` goes up further than `path` does.
    package static func relative(_ path: String, to base: String) -> String? {
        guard isAbsolute(path) == isAbsolute(base) else { return nil }
        let target = components(ofNormalized: path)
        let start = components(ofNormalized: base)
        let shared = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let ups = start.dropFirst(shared)
        guard ups.first != ".." else { return nil }
        let way = ups.map { _ in ".." } + target.dropFirst(shared)
        return way.isEmpty ? "." : way.joined(separator: "/")
    }

    /// Whether a path, relative to any folder, stays in that folder, judging by its text.
    package static func staysInside(_ path: String) -> Bool {
        !isAbsolute(path) && components(ofNormalized: path).first != ".."
    }

    /// Whether `path` is `folder` or inside it, judging by their normalized texts.
    package static func contains(folder: String, _ path: String) -> Bool {
        guard let way = relative(path, to: folder) else { return false }
        return staysInside(way)
    }

    /// Returns the innermost folder that contains some files; `nil` if that is the folder to which their paths are relative,
    /// or if there are none.
    package static func commonFolder(of paths: some Collection<String>) -> String? {
        let folders = paths.map { parent(of: $0).split(separator: "/") }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        return common.isEmpty || common == ["."] ? nil : common.joined(separator: "/")
    }

    private static let slash = UInt8(ascii: "/")

    private static func components(ofNormalized path: String) -> [String] {
        let isAbsolute = isAbsolute(path)
        var result: [String] = []
        for part in path.utf8.split(separator: slash) {
            let name = String(Substring(part))
            if name == "." { continue }
            if name != ".." {
                result.append(name)
            } else if let last = result.last, last != ".." {
                result.removeLast()
            } else if !isAbsolute {
                result.append(name)
            }
        }
        return result
    }
}
