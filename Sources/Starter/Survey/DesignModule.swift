import FileAccess
import Projects
import SwiftSources

/// Finds the module of a design system among the targets that others can import. An app cannot be imported, so views in
/// other targets could not use its tokens.
extension ProjectTargets {
    /// A library whose views, or those of most others, can only use what is generated for it.
    struct Base: Hashable {
        let module: ProjectTarget
        /// Whether its name contains a word for the purpose of tokens.
        fileprivate let isForDesign: Bool
        /// How many of its files declare views.
        fileprivate let viewCount: Int
        /// The other targets with views that import it; `nil` if it is chosen for the files with views in it.
        let importers: [String]?
        /// How many of the targets with views import it; or how many of the files with views it contains.
        let count: Int
        let limit: Int

        /// How well it fits: named for design first, of these the one with most importers, of others that with most views.
        fileprivate var rank: [Int] { isForDesign ? [1, count, viewCount] : [0, viewCount, count] }
    }

    /// Returns a target for tokens that is better than an app. A base is only chosen by its name, because other libraries
    /// can have any purpose.
    func designModule(_ base: Base?, insteadOf app: ProjectTarget) -> Chosen? {
        base.flatMap { $0.isForDesign ? Decision($0.module, .isBase($0, insteadOf: app.name)) : nil }
    }

    /// Returns the library that most of the other targets with views import, one that is named after what tokens are for
    /// first, then the one with most views; or else the one with most of the files with views, if the app imports it, also by way of others.
    func base(beside app: ProjectTarget) -> Base? {
        let libraries = all.filter { $0.isLibrary && $0 != app && !isForeign($0) }
        guard !libraries.isEmpty else { return nil }
        let code = Dictionary((libraries + [app]).map { ($0, self.code(of: $0)) }) { first, _ in first }
        let imports = Self.importsByName(code)
        let found = libraries.compactMap { library -> Base? in
            guard let own = code[library] else { return nil }
            let isForDesign = Self.isForDesign(library.name)
            // A library can import a framework for something else than views.
            guard isForDesign ? own.importsFramework : own.isForViews else { return nil }
            // What the library itself uses cannot use it.
            let below = Self.reached(from: own, imports)
            let others = code.filter { other, code in
                code.viewCount > 0 && other != library && !below.contains(other.importedName)
            }
            let importers = others.filter { $1.imports.contains(library.importedName) }.keys.map(\.name).sorted()
            return Base(
                module: library, isForDesign: isForDesign, viewCount: own.viewCount, importers: importers,
                count: importers.count, limit: others.count)
        }.filter { $0.count > 0 && $0.count * 2 >= $0.limit }
        return found.max { $0.rank.lexicographicallyPrecedes($1.rank) }
            ?? moduleOfViews(in: libraries, beside: app, code, imports)
    }

    /// Returns whether others maintain a target, by the names of its folders, or its project only develops a pod.
    private func isForeign(_ target: ProjectTarget) -> Bool {
        let place = target.folderOfOrigin
        let isOfProject = place != target.origin && place != "."
        return place.split(separator: "/").contains { ForeignFolders.isVendored(String($0)) }
            || isOfProject && folder(place).files(in: ".").contains { FilePath.ending(of: $0) == "podspec" }
    }

    /// Returns the library with more than half of the files with views of an app and of the libraries that it imports.
    private func moduleOfViews(
        in libraries: [ProjectTarget], beside app: ProjectTarget, _ code: [ProjectTarget: Code],
        _ imports: [String: Set<String>]
    ) -> Base? {
        let reached = code[app].map { Self.reached(from: $0, imports) } ?? []
        let used = libraries.filter { reached.contains($0.importedName) }
        let limit = (used + [app]).reduce(0) { $0 + (code[$1]?.viewCount ?? 0) }
        let main = used.first { (code[$0]?.viewCount ?? 0) * 2 > limit }
        return main.map { library in
            let count = code[library]?.viewCount ?? 0
            return Base(
                module: library, isForDesign: false, viewCount: count, importers: nil, count: count, limit: limit)
        }
    }

    /// Returns whether a target's files import a framework for views.
    func hasViews(_ module: ProjectTarget) -> Bool { code(of: module).importsFramework }

    private static let designWords: Set<String> = [
        "appearance", "color", "colors", "design", "palette", "style", "styles", "theme", "themes", "token", "tokens",
    ]

    private static let styleTypes: Set<String> = ["Color", "Font", "NSColor", "ShapeStyle", "UIColor", "UIFont"]

    private static func isForDesign(_ name: String) -> Bool {
        !designWords.isDisjoint(with: ValueKind.words(of: name))
    }

    /// Returns the modules that a target imports, directly or through libraries.
    func modulesReached(from module: ProjectTarget) -> Set<String> {
        let code = Dictionary(all.filter(\.isLibrary).map { ($0, self.code(of: $0)) }) { first, _ in first }
        return Self.reached(from: self.code(of: module), Self.importsByName(code))
    }

    private static func importsByName(_ code: [ProjectTarget: Code]) -> [String: Set<String>] {
        Dictionary(code.map { ($0.importedName, $1.imports) }) { $0.union($1) }
    }

    private static func reached(from start: Code, _ imports: [String: Set<String>]) -> Set<String> {
        var (names, left) = (start.imports, Array(start.imports))
        while let name = left.popLast() {
            for next in imports[name, default: []] where names.insert(next).inserted { left.append(next) }
        }
        return names
    }

    /// What the files of a target say about views.
    fileprivate struct Code {
        var imports: Set<String> = []
        var fileCount = 0
        /// How many files declare views.
        var viewCount = 0
        /// Whether they declare members of types for colors and fonts.
        var hasStyles = false

        /// Whether it declares styles, or views in a considerable part of its files: a library of utilities can have a few.
        var isForViews: Bool { hasStyles || (viewCount > 0 && viewCount * 10 >= fileCount) }

        var importsFramework: Bool { !imports.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"]) }
    }

    private func code(of module: ProjectTarget) -> Code {
        StarterTarget.files(of: module, fileSystem).reduce(into: Code()) { found, file in
            let code = SwiftCode(file.1)
            var declarations = SwiftDeclarations()
            declarations.add(code, at: file.path)
            found.imports.formUnion(declarations.imports)
            found.fileCount += 1
            found.viewCount += code.declaresViews ? 1 : 0
            found.hasStyles =
                found.hasStyles || declarations.files.keys.contains { Self.styleTypes.contains($0.scope) }
        }
    }
}
