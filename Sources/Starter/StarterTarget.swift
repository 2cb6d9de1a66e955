import CodeGeneration
import FileAccess

/// Where generated files go, and what the target has that they go into.
struct StarterTarget {
    /// The target, where something tells which it is.
    let module: StarterModule?
    /// The names of the target's Swift files, generated ones excepted: a module cannot have one twice.
    private(set) var fileNames: Set<String> = []
    /// The initializer `Color(hex:)` that takes a text, where the target has one.
    private(set) var hexInitializer: HexInitializer?

    /// How many of its Swift files import UIKit or AppKit, and how many SwiftUI.
    private(set) var imports = (native: 0, swiftUI: 0)

    /// Whether most of its views are those of UIKit or AppKit.
    var isNativeFirst: Bool { imports.native > imports.swiftUI }

    /// An initializer of colours from hexadecimal digits that the target declares.
    struct HexInitializer {
        var path: String
        /// Whether it takes what generated code gives it: a text, and an opacity beside it.
        var takesOpacity: Bool
    }

    /// Where generated files belong, so that they are compiled with the target.
    var outputRoot: String { FilePath.normalised(FilePath.join(module?.sources ?? "", Self.generated)) }

    private static let generated = "Generated"

    /// Who may use what is generated.
    var access: AccessLevel { module?.access ?? .public }

    /// Looks at the sources of a target, whose path is relative to the folder.
    init(_ module: StarterModule?, in folder: String, _ fileSystem: any FileSystem) {
        self.module = module
        guard let sources = module?.sources else { return }
        for path in Self.swiftFiles(below: sources, in: folder, fileSystem) {
            fileNames.insert(FilePath.lastComponent(of: path))
            let bytes = try? fileSystem.readStart(of: FilePath.join(folder, path), count: Self.limit.bytes)
            look(at: String(decoding: bytes ?? [], as: UTF8.self), path)
        }
    }

    private mutating func look(at text: String, _ path: String) {
        if ["UIKit", "AppKit", "Cocoa"].contains(where: { text.contains("import \($0)") }) { imports.native += 1 }
        if text.contains("import SwiftUI") { imports.swiftUI += 1 }
        guard hexInitializer == nil else { return }
        hexInitializer = Self.hexParameters(in: text).map {
            HexInitializer(path: path, takesOpacity: $0.contains("alpha:"))
        }
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
        text.ranges(of: "init(hex").lazy.compactMap { hexParameters(of: $0, in: text) }.first
    }

    private static func hexParameters(of initializer: Range<String.Index>, in text: String) -> String? {
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
