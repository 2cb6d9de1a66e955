import FileAccess
import LocatedJSON
import SwiftSources

/// Finds the module of a design system among the targets that others can import: an app cannot be imported, so that views in
/// other targets cannot use tokens in it.
extension StarterModules {
    /// A library that at least half of the other targets with views import.
    struct Base {
        let module: StarterModule
        /// Whether its name contains a word for what tokens are for.
        fileprivate let isForDesign: Bool
        fileprivate let importers: (count: Int, limit: Int)

        fileprivate var text: String {
            let others =
                importers.limit == 1
                ? "the only other target with views"
                : "\(importers.count) of \(importers.limit) other targets with views"
            return "\(JSONValue.quoted(module.name)) is imported by \(others)"
        }

        /// Returns a comment on generating for an app instead.
        func comment(beside app: StarterModule) -> String {
            "\(text), but cannot import \(JSONValue.quoted(app.name)); init --target \(module.name) uses it."
        }
    }

    /// Returns the target for tokens if an app would be chosen otherwise, with a comment; `nil` without a base. A base is only
    /// chosen by its name: others can be for anything.
    func designModule(insteadOf app: StarterModule) -> Choice? {
        guard let base = base(beside: app) else { return nil }
        if base.isForDesign {
            let other = JSONValue.quoted(app.name)
            return (base.module, "\(base.text); init --target NAME uses another, such as \(other).")
        }
        return app.isLibrary ? nil : (app, base.comment(beside: app))
    }

    /// Returns the library that most of the other targets with views import, one that is named after what tokens are for
    /// first.
    func base(beside app: StarterModule) -> Base? {
        let libraries = all.filter { $0.isLibrary && $0 != app }
        guard !libraries.isEmpty else { return nil }
        let withViews = (libraries + [app]).map { (module: $0, names: modulesImported(by: $0)) }
            .filter { !$0.names.isDisjoint(with: Self.viewModules) }
        let found = withViews.filter { $0.module != app }.map { candidate in
            let others = withViews.filter { $0.module != candidate.module }
            let count = others.count { $0.names.contains(candidate.module.importedName) }
            return Base(
                module: candidate.module, isForDesign: Self.isForDesign(candidate.module.name),
                importers: (count, others.count))
        }.filter { $0.importers.count > 0 && $0.importers.count * 2 >= $0.importers.limit }
        return found.max { ($0.isForDesign ? 1 : 0, $0.importers.count) < ($1.isForDesign ? 1 : 0, $1.importers.count) }
    }

    /// Returns whether a target's files import a framework for views.
    func hasViews(_ module: StarterModule) -> Bool { !modulesImported(by: module).isDisjoint(with: Self.viewModules) }

    private static let viewModules: Set<String> = ["SwiftUI", "UIKit", "AppKit"]

    private static let designWords: Set<String> = [
        "appearance", "color", "colors", "design", "palette", "style", "styles", "theme", "themes", "token", "tokens",
    ]

    static func isForDesign(_ name: String) -> Bool {
        !designWords.isDisjoint(with: ValueKind.words(of: name))
    }

    /// Returns the modules that a target imports, also by way of libraries.
    func modulesReached(from module: StarterModule) -> Set<String> {
        var (names, left) = (modulesImported(by: module), all.filter(\.isLibrary))
        while let index = left.firstIndex(where: { names.contains($0.importedName) }) {
            names.formUnion(modulesImported(by: left.remove(at: index)))
        }
        return names
    }

    /// Returns the modules that a target's files import.
    private func modulesImported(by module: StarterModule) -> Set<String> {
        StarterTarget.files(of: module, fileSystem).reduce(into: []) { names, file in
            var declarations = SwiftDeclarations()
            declarations.add(file.1, at: file.path)
            names.formUnion(declarations.imports)
        }
    }
}
