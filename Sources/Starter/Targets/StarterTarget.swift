import CodeGeneration
import FileAccess
import SwiftSources

/// The target for the generated files, and the declarations in its Swift files.
struct StarterTarget {
    /// The target, if known.
    let module: StarterModule?
    /// The names of the target's Swift files, except generated ones. They must be unique in a module.
    private(set) var fileNames: Set<String> = []
    /// The names that the target's Swift files declare.
    private(set) var declarations = SwiftDeclarations()
    /// SwiftGen's files that outputs replace.
    private(set) var replacedFiles: [String] = []
    /// The initializer `Color(hex:)` with a string parameter, if the target has one.
    private(set) var hexInitializer: HexInitializer?

    /// How many of its Swift files import UIKit or AppKit, and how many import SwiftUI.
    private(set) var imports = (native: 0, swiftUI: 0)

    /// Whether more of its files import UIKit or AppKit than SwiftUI.
    var isNativeFirst: Bool { imports.native > imports.swiftUI }

    /// A color initializer with hexadecimal digits that the target declares.
    struct HexInitializer {
        var path: String
        /// Whether it has an opacity parameter, which generated code uses.
        var takesOpacity: Bool
    }

    /// The folder for generated files, in the sources of the target.
    var outputRoot: String { Self.folder(in: module?.sources ?? "") }

    /// Returns the folder for generated files in the sources of a target.
    static func folder(in sources: String) -> String {
        let name = "Generated"
        return FilePath.normalized(
            FilePath.lastComponent(of: sources) == name ? sources : FilePath.join(sources, name))
    }

    /// The access level of the generated code.
    var access: AccessLevel { module?.access ?? .public }

    /// Inspects the sources of a target, whose path is relative to the folder.
    init(
        _ module: StarterModule?, replacing swiftGen: StarterSwiftGen, in folder: String, _ fileSystem: any FileSystem
    ) {
        self.module = module
        guard let sources = module?.sources else { return }
        let files = (try? SwiftFiles(FilePath.join(folder, sources), fileSystem))?.all ?? []
        for path in files.map(\.path) {
            let bytes = (try? fileSystem.readStart(of: path, count: Self.byteLimit)) ?? []
            // Files from an earlier run will be generated again.
            if GeneratedHeader.begins(swiftFile: bytes) { continue }
            let place = FilePath.relative(path, to: folder) ?? path
            var own = SwiftDeclarations()
            own.add(bytes, at: place)
            if swiftGen.replaces(bytes, declaring: own.files.keys.map(\.text)) {
                replacedFiles.append(place)
                continue
            }
            fileNames.insert(FilePath.lastComponent(of: path))
            declarations.merge(own)
            inspect(String(decoding: bytes, as: UTF8.self), place)
        }
    }

    /// Returns the path of the file that declares a type; `nil` if no file does.
    func file(declaring type: String) -> String? { declarations.files[.init(type)] }

    private mutating func inspect(_ text: String, _ path: String) {
        if ["UIKit", "AppKit", "Cocoa"].contains(where: { text.contains("import \($0)") }) { imports.native += 1 }
        if text.contains("import SwiftUI") { imports.swiftUI += 1 }
        guard hexInitializer == nil else { return }
        hexInitializer = Self.hexParameters(in: text).map {
            HexInitializer(path: path, takesOpacity: $0.contains("alpha:"))
        }
    }

    /// How many bytes of a Swift file are inspected.
    private static let byteLimit = 1 << 20

    /// Returns the parameters of an initializer in an extension of `Color`.
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
