import FileAccess
import LocatedJSON
import SwiftSources

/// Finds the module of a design system among the targets of local packages: an app cannot be imported, so that views in
/// packages cannot use tokens in it.
extension StarterModules {
    /// Finds the target that is named after what tokens are for and that at least half of the other targets with views
    /// import.
    ///
    /// - Parameter app: The target that would be chosen otherwise.
    /// - Returns: The target with a comment, or `nil` if there is none.
    func designModule(insteadOf app: StarterModule) -> Choice? {
        let libraries = libraries.filter { $0 != app }
        guard libraries.contains(where: { Self.isForDesign($0.name) }) else { return nil }
        let imports = (libraries + [app]).map { (module: $0, names: modulesImported(by: $0)) }
            .filter { !$0.names.isDisjoint(with: Self.viewModules) }
        let found = imports.filter { Self.isForDesign($0.module.name) }.map { candidate in
            let others = imports.filter { $0.module != candidate.module }
            return (
                module: candidate.module, count: others.count { $0.names.contains(candidate.module.name) },
                limit: others.count
            )
        }
        guard let best = found.max(by: { $0.count < $1.count }), best.count > 0, best.count * 2 >= best.limit else {
            return nil
        }
        let (name, other) = (JSONValue.quoted(best.module.name), JSONValue.quoted(app.name))
        return (
            best.module,
            "\(name) is imported by \(best.count) of \(best.limit) other targets with views; init --target NAME uses "
                + "another, such as \(other)."
        )
    }

    /// Returns whether a target's files import a framework for views.
    func hasViews(_ module: StarterModule) -> Bool { !modulesImported(by: module).isDisjoint(with: Self.viewModules) }

    private static let viewModules: Set<String> = ["SwiftUI", "UIKit", "AppKit"]

    private static let designWords: Set<String> = [
        "appearance", "color", "colors", "design", "palette", "style", "styles", "theme", "themes", "token", "tokens",
    ]

    private static func isForDesign(_ name: String) -> Bool {
        !designWords.isDisjoint(with: ValueKind.words(of: name))
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
