import AssetCatalogs
import CodeGeneration
import FileAccess
import LocatedJSON
import Projects
import SwiftSources

/// A target for generated files, and the declarations in its Swift files.
struct StarterTarget {
    /// The target, if known.
    var module: ProjectTarget?
    /// The reason for it.
    var reason = TargetReason.isOnly
    /// The library to suggest instead, because it cannot use what this target declares.
    var suggestion: ProjectTargets.Base?
    /// The catalogs, sorted by path.
    var catalogs: [StarterCatalogs.Found] = []
    /// SwiftGen's files that outputs replace.
    var replaced: [StarterSwiftGen.Replaced] = []
    /// The app that compiles the catalogs for it; `nil` if it compiles them itself.
    var app: ProjectTarget?
    /// The names of the target's Swift files, except generated ones. They must be unique in a module.
    private(set) var fileNames: Set<String> = []
    /// The names that the target's Swift files declare.
    private(set) var declarations = SwiftDeclarations()
    /// The paths of SwiftGen's files that outputs replace.
    private(set) var replacedFiles: [String] = []
    /// The code in these files.
    private(set) var replacedCode = ""
    /// The types that they declare. Their names are free, whatever other modules declare.
    private(set) var replacedTypes: Set<String> = []
    /// The paths of the other files that SwiftGen generated, such as those for which no configuration was found.
    private(set) var otherSwiftGenFiles: Set<String> = []
    /// The numbers of Swift files that import UIKit or AppKit, and SwiftUI.
    private(set) var imports = (native: 0, swiftUI: 0)
    /// The numbers of these files that declare views or name colors. Many import SwiftUI for something else.
    private(set) var uses = (native: 0, swiftUI: 0)
    /// Whether the bundle of SwiftGen's files is one that the target declares for its own classes.
    private(set) var declaresReplacedBundle = false

    /// Whether more of its files use UIKit or AppKit than SwiftUI.
    var isNativeFirst: Bool {
        let counts = uses == (0, 0) ? imports : uses
        return counts.native > counts.swiftUI
    }

    /// Whether its files import UIKit or AppKit, and not SwiftUI.
    var isNative: Bool { imports.native > 0 && imports.swiftUI == 0 }

    /// Its initializers of colors for hexadecimal digits.
    private(set) var hexInitializers: [HexInitializer] = []

    /// Returns the initializers of some types with a first argument label, and their files.
    private func initializers(_ label: String, of types: [String]) -> [(name: SwiftDeclarations.Name, path: String)] {
        declarations.files.filter { name, _ in
            let start = name.name.prefix { $0 != "(" }
            guard types.contains(name.scope), ["init", "init?"].contains(start) else { return false }
            let word = name.name.dropFirst(start.count + 1).drop { $0.isWhitespace }
            return word.hasPrefix(label) && [":", " "].contains(word.dropFirst(label.count).first)
        }.map { (name: $0, path: $1) }
    }

    /// Returns an initializer of one of some types that accepts `.star` as its first argument, and its file.
    func implicitInitializer(_ label: String, of types: [String]) -> (name: String, path: String)? {
        let members = Set(
            declarations.files.keys.lazy.filter { $0.name.first?.isLowercase == true && !$0.name.contains("(") }
                .map(\.scope))
        return initializers(label, of: types).filter { name, _ in
            let parameter = name.name.split(separator: ":", maxSplits: 1).last?.split { " ,)=?".contains($0) }.first
            return parameter.map { members.contains(String($0)) } ?? false
        }.map { (name: "\($0.name.scope)(\(label):)", path: $0.path) }
            .min { ($0.name, $0.path) < ($1.name, $1.path) }
    }

    /// The catalogs with colors that already have members: Xcode declares them, by the setting of the catalog or else of
    /// the target, or another tool does.
    private var catalogsWithMembers: [StarterCatalogs.Found] {
        catalogs.filter { found in
            if found.colorTemplate != nil { return found.hasNamedColors }
            return found.hasPlainColors && hasXcodeMembers(for: found) == true
        }
    }

    /// Returns whether Xcode declares members for a catalog; `nil` if that is unknown.
    private func hasXcodeMembers(for found: StarterCatalogs.Found) -> Bool? {
        found.catalog.makesSymbols ?? module?.hasXcodeMembers
    }

    /// Whether Xcode may declare members for the colors of its catalogs.
    var mayHaveXcodeMembers: Bool { catalogs.contains { $0.hasPlainColors && hasXcodeMembers(for: $0) != false } }

    /// Whether only the build settings, which `generate` does not read, say that Xcode declares no members for colors.
    var needsSettingForXcodeMembers: Bool {
        !mayHaveXcodeMembers && catalogs.contains { $0.hasPlainColors && $0.catalog.makesSymbols == nil }
    }

    /// The declarer of names for colors of its catalogs, as the subject of a comment; `nil` if there is none.
    var declarerOfColors: String? {
        let found = catalogsWithMembers
        let template = found.lazy.compactMap(\.colorTemplate).first.map(JSONValue.quoted)
        return found.isEmpty ? nil : template ?? "Xcode"
    }

    /// Why code in its folder may not be compiled.
    var doubt: SourcesDoubt? { module?.doubt }

    /// The folder for generated files, in the sources of the target.
    var outputRoot: String { module?.generatedFolder ?? ProjectTarget.folder(in: "") }

    /// The access level of the generated code.
    var access: AccessLevel { module?.access ?? .public }

    /// Inspects the code of the target, and the code that it can use from others.
    mutating func readCode(besides others: [ProjectTarget], _ fileSystem: SearchedFolder) {
        guard let module else { return countFiles(in: fileSystem) }
        var imported: Set<String> = []
        for (path, bytes) in Self.files(of: module, fileSystem) {
            let code = SwiftCode(bytes)
            var own = SwiftDeclarations()
            own.add(code, at: path)
            if replaced.replace(bytes, declaring: own.files.keys.map(\.text)) {
                replacedFiles.append(path)
                replacedCode += String(decoding: bytes, as: UTF8.self)
                replacedTypes.formUnion(own.files.keys.map(\.text))
                continue
            }
            if SwiftGenConfiguration.hasGenerated(bytes) { otherSwiftGenFiles.insert(path) }
            fileNames.insert(FilePath.lastComponent(of: path))
            declarations.merge(own)
            imported.formUnion(own.imports)
            count(code, importing: own.imports)
            if case .unknown(let text)? = replaced.bundle.why, own.files.keys.contains(where: { $0.text == text }) {
                declaresReplacedBundle = code.findsBundleOfClass
            }
        }
        for other in others where other != module && imported.contains(other.importedName) {
            var visible = SwiftDeclarations(arePublic: true)
            for (path, bytes) in Self.files(of: other, fileSystem) { visible.add(bytes, at: path) }
            declarations.merge(visible)
        }
        let folder = BuildFolder(".", fileSystem)
        hexInitializers = initializers("hex", of: HexInitializer.types).filter { $0.name.name.contains("String") }
            .map { HexInitializer($0.name, at: $0.path, needsMark: SwiftCode(folder.read($0.path)).dropsFirstDigit) }
            .sorted { ($0.path, $0.type) < ($1.path, $1.type) }
        for catalog in catalogsWithMembers { addMembers(of: catalog) }
        for template in catalogs.flatMap(\.templates) {
            for type in template.types { declarations.add(.init(type), at: template.path) }
        }
    }

    /// Counts the Swift files of a project whose targets are unknown.
    private mutating func countFiles(in fileSystem: SearchedFolder) {
        let folder = BuildFolder(".", fileSystem)
        for path in (try? SwiftFolder(".", fileSystem))?.files.map(\.path) ?? [] {
            let bytes = folder.read(path)
            if GeneratedHeader.begins(swiftFile: bytes) { continue }
            let code = SwiftCode(bytes)
            var own = SwiftDeclarations()
            own.add(code, at: path)
            count(code, importing: own.imports)
        }
    }

    /// Counts a file for the frameworks that it imports.
    private mutating func count(_ code: SwiftCode, importing modules: Set<String>) {
        if !modules.isDisjoint(with: ["UIKit", "AppKit", "Cocoa"]) {
            imports.native += 1
            uses.native += code.usesNativeViews ? 1 : 0
        }
        if modules.contains("SwiftUI") {
            imports.swiftUI += 1
            uses.swiftUI += code.usesSwiftUIViews ? 1 : 0
        }
    }

    /// Adds the names that Xcode or a template declares for colors.
    private mutating func addMembers(of found: StarterCatalogs.Found) {
        let colors = found.catalog.assets(.color)
        let names =
            found.colorTemplate == nil
            ? colors.filter(\.namespace.isEmpty).compactMap { XcodeSymbol.name(of: $0.name) }
            : colors.map { CamelCase([$0.name]).text }
        for name in names {
            for scope in Self.scopesOfColors { declarations.add(.init(name, in: scope), at: found.path) }
        }
    }

    /// The types to which Xcode and templates add members for color sets.
    private static let scopesOfColors = ["Color", "ShapeStyle", "UIColor"]

    /// Returns the Swift files of a target with their contents, without those from an earlier run, which will be
    /// generated again.
    static func files(of module: ProjectTarget, _ fileSystem: SearchedFolder) -> [(path: String, [UInt8])] {
        let folder = BuildFolder(".", fileSystem)
        return module.swiftFiles(fileSystem).map { ($0, folder.read($0)) }
            .filter { !GeneratedHeader.begins(swiftFile: $0.1) }
    }

    /// Returns the path of the file that declares a type; `nil` if no file does.
    func file(declaring type: String) -> String? { declarations.files[.init(type)] }
}
