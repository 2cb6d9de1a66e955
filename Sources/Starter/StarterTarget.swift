import FileAccess

/// The target that generated files belong to: that of a package that has exactly one, or that of the Xcode project, whose
/// sources lie in a folder of its name.
struct StarterTarget {
    /// The folder of the target's sources, relative to the searched one; `nil` where there is no such target.
    let sources: String?
    /// The names of the target's Swift files, generated ones excepted: a module cannot have one twice.
    private(set) var fileNames: Set<String> = []
    /// The initializer `Color(hex:)` that takes a text, where the target has one.
    private(set) var hexInitializer: HexInitializer?

    /// An initializer of colours from hexadecimal digits that the target declares.
    struct HexInitializer {
        var path: String
        /// Whether it takes what generated code gives it: a text, and an opacity beside it.
        var takesOpacity: Bool
    }

    /// Where generated files belong, so that they are compiled with the target.
    var outputRoot: String { FilePath.join(sources ?? "", Self.generated) }

    private static let generated = "Generated"

    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        let package = Self.packageTarget(in: folder, fileSystem)
        sources = package ?? Self.projectTarget(search.projects, in: folder, fileSystem)
        guard let sources else { return }
        for path in Self.swiftFiles(below: sources, in: folder, fileSystem) {
            fileNames.insert(FilePath.lastComponent(of: path))
            guard hexInitializer == nil else { continue }
            let bytes = try? fileSystem.readStart(of: FilePath.join(folder, path), count: Self.limit.bytes)
            hexInitializer = Self.hexParameters(in: String(decoding: bytes ?? [], as: UTF8.self)).map {
                HexInitializer(path: path, takesOpacity: $0.contains("alpha:"))
            }
        }
    }

    private static func packageTarget(in folder: String, _ fileSystem: any FileSystem) -> String? {
        let manifest = try? fileSystem.status(of: FilePath.join(folder, "Package.swift"))
        let entries = (try? fileSystem.list(FilePath.join(folder, "Sources"))) ?? []
        // A folder that is hidden is no target.
        let targets = entries.filter { $0.kind == .folder && $0.name.utf8.first != UInt8(ascii: ".") }.map(\.name)
        guard manifest?.kind == .file, targets.count == 1, StarterSearch.isVisible(targets[0]) else { return nil }
        return "Sources/\(targets[0])"
    }

    private static func projectTarget(
        _ projects: [String], in folder: String, _ fileSystem: any FileSystem
    ) -> String? {
        guard projects.count == 1 else { return nil }
        let target = String(projects[0].dropLast(".xcodeproj".utf8.count))
        return (try? fileSystem.status(of: FilePath.join(folder, target)))?.kind == .folder ? target : nil
    }

    /// How many entries are looked at, and how many bytes of a Swift file.
    private static let limit = (entries: 20_000, bytes: 1 << 20)

    /// The Swift files of a target, sorted, those excepted that are generated into it.
    private static func swiftFiles(
        below target: String, in folder: String, _ fileSystem: any FileSystem
    ) -> [String] {
        var found: [String] = []
        var rest = [target]
        var entriesLeft = limit.entries
        while let current = rest.popLast(), entriesLeft > 0 {
            let entries = (try? fileSystem.list(FilePath.join(folder, current))) ?? []
            entriesLeft -= entries.count
            for entry in entries where StarterSearch.isVisible(entry.name) && !entry.isLink {
                let path = FilePath.join(current, entry.name)
                if entry.kind == .folder, path != FilePath.join(target, generated) { rest.append(path) }
                if entry.kind == .file, entry.name.hasSuffix(".swift") { found.append(path) }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The parameters of an initializer that an extension of `Color` has, and not one of another type.
    private static func hexParameters(in text: String) -> String? {
        guard let initializer = text.firstRange(of: "init(hex") else { return nil }
        let before = text[..<initializer.lowerBound]
        let owner = before.ranges(of: "extension ").last
        let isPrivate =
            before.suffix(12).contains("private ")
            || owner.map { before[..<$0.lowerBound].hasSuffix("private ") } == true
        let type = owner.map { text[$0.upperBound...].prefix { $0 != "{" && $0 != ":" } } ?? ""
        guard !isPrivate, ["Color", "SwiftUI.Color"].contains(type.split(separator: " ").first ?? "") else {
            return nil
        }
        let parameters = text[initializer.upperBound...].prefix { $0 != ")" && $0 != "{" }
        return parameters.contains("String") ? String(parameters) : nil
    }
}
