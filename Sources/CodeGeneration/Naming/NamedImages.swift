import AssetCatalogs
import Diagnostics

/// The images of all catalogs under the names that one output gives them, by category.
package struct NamedImages: Sendable {
    package private(set) var images: [Asset] = []
    package private(set) var names: [String] = []
    /// The categories that hold images, each with its range in ``images``.
    package private(set) var categories: [(names: [String], range: Range<Int>)] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// How many images there are, those included that have no name.
    package private(set) var selectedCount = 0

    package init() {}

    /// Names the images for one output: each that is looked up by another name. A name that several images ask for, none of
    /// them has.
    package init(_ catalogs: [AssetCatalog], rules: NamingRules, scope: String, language: any OutputLanguage) {
        var lookupNames: Set<String> = []
        let replacements = Dictionary(rules.replace.map { ($0.key.value, $0.value) }) { first, _ in first }
        var named: [(image: Asset, name: String)] = []
        for image in catalogs.lazy.flatMap({ $0.assets(.image) }) where lookupNames.insert(image.lookupName).inserted {
            let parts = replacements[image.lookupName].map { [$0] } ?? Self.parts(of: image, rules)
            if let name = name(of: image, parts, scope, language) { named.append((image, name)) }
        }
        selectedCount = lookupNames.count
        let contested = reportContested(named, scope, language)
        for (image, name) in named where !contested.contains(name) { add(image, name) }
    }

    private mutating func add(_ image: Asset, _ name: String) {
        images.append(image)
        names.append(name)
        let isInLast = categories.last?.names == image.category
        let start = isInLast ? categories.removeLast().range.lowerBound : names.count - 1
        categories.append((image.category, start..<names.count))
    }

    /// Reports the names that several images ask for.
    private mutating func reportContested(
        _ named: [(image: Asset, name: String)], _ scope: String, _ language: any OutputLanguage
    ) -> Set<String> {
        var owners: [String: Asset] = [:]
        var contested: Set<String> = []
        for (image, name) in named {
            guard let owner = owners[name] else {
                owners[name] = image
                continue
            }
            contested.insert(name)
            report(
                .duplicateSymbol,
                "the images \"\(owner.lookupName)\" and \"\(image.lookupName)\" both become \(scope).\(name) in "
                    + "\(language.name), so neither has the name",
                image, notes: [Diagnostic.Note("\"\(owner.lookupName)\" stands here", at: owner.location)])
        }
        return contested
    }

    private static func parts(of image: Asset, _ rules: NamingRules) -> [String] {
        [rules.prefix] + image.lookupName.split(separator: "/").map(String.init)
    }

    private mutating func name(
        of image: Asset, _ parts: [String], _ scope: String, _ language: any OutputLanguage
    ) -> String? {
        var name = CamelCase()
        for part in parts { name.append(part) }
        guard !name.text.isEmpty else {
            report(
                .emptyName, "nothing is left of the image name \"\(image.lookupName)\" for a \(language.name) name",
                image)
            return nil
        }
        let text = language.memberName(name.text)
        if language.isFreeForCase(text) { return text }
        report(
            .guardedName,
            "the image \"\(image.lookupName)\" becomes \(scope).\(text), which \(scope) has already, so it has no name",
            image)
        return nil
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ image: Asset, notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(
            Diagnostic(
                .error, code, message, at: image.location, notes: notes,
                advice: "rename it, or write \"replace\": { \"\(image.lookupName)\": \"otherName\" } in the output's "
                    + "\"names\"", loss: .detail))
    }
}
