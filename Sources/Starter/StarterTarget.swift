import CodeGeneration
import FileAccess
import SwiftSources

/// Where generated files go, and what the target has that they go into.
struct StarterTarget {
    /// The target, where something tells which it is.
    let module: StarterModule?
    /// The names of the target's Swift files, generated ones excepted: a module cannot have one twice.
    private(set) var fileNames: Set<String> = []
    /// The names that the target's Swift files declare.
    private(set) var declarations = SwiftDeclarations()
    /// The files of SwiftGen that outputs take the place of.
    private(set) var replacedFiles: [String] = []
    /// The initializer `Color(hex:)` that takes a text, where the target has one.
    private(set) var hexInitializer: HexInitializer?

    /// How many of its Swift files import UIKit or AppKit, and how many SwiftUI.
    private(set) var imports = (native: 0, swiftUI: 0)

    /// Whether most of its views are those of UIKit or AppKit.
    var isNativeFirst: Bool { imports.native > imports.swiftUI }

    /// An initializer of colors from hexadecimal digits that the target declares.
    struct HexInitializer {
        var path: String
        /// Whether it takes what generated code gives it: a text, and an opacity beside it.
        var takesOpacity: Bool
    }

    /// Where generated files belong, so that they are compiled with the target.
    var outputRoot: String { FilePath.normalized(FilePath.join(module?.sources ?? "", Self.generated)) }

    static let generated = "Generated"

    /// Who may use what is generated.
    var access: AccessLevel { module?.access ?? .public }

    /// Looks at the sources of a target, whose path is relative to the folder.
    init(
        _ module: StarterModule?, replacing swiftGen: StarterSwiftGen, in folder: String, _ fileSystem: any FileSystem
    ) {
        self.module = module
        guard let sources = module?.sources else { return }
        let files = (try? SwiftFiles(FilePath.join(folder, sources), fileSystem))?.all ?? []
        for path in files.map(\.path) {
            let bytes = (try? fileSystem.readStart(of: path, count: Self.byteLimit)) ?? []
            // What was generated before is generated anew.
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
            look(at: String(decoding: bytes, as: UTF8.self), place)
        }
    }

    /// The path of the file that declares a type; `nil` for a name that is free.
    func file(declaring type: String) -> String? { declarations.files[.init(type)] }

    private mutating func look(at text: String, _ path: String) {
        if ["UIKit", "AppKit", "Cocoa"].contains(where: { text.contains("import \($0)") }) { imports.native += 1 }
        if text.contains("import SwiftUI") { imports.swiftUI += 1 }
        guard hexInitializer == nil else { return }
        hexInitializer = Self.hexParameters(in: text).map {
            HexInitializer(path: path, takesOpacity: $0.contains("alpha:"))
        }
    }

    /// How many bytes of a Swift file are looked at.
    private static let byteLimit = 1 << 20

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
