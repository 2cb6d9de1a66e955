import AssetCatalogs
import Diagnostics

/// The images of all catalogs under the names that one output gives them, by category.
package struct NamedImages: Sendable {
    /// The images in the order of the catalogs.
    package private(set) var images: [ImageAsset] = []
    /// The name of each image's case.
    package private(set) var names: [String] = []
    /// The categories that hold images, each with its range in ``images``.
    package private(set) var categories: [(names: [String], range: Range<Int>)] = []
    /// What is wrong with the names.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Creates the images of an output that takes none.
    package init() {}

    /// Names the images for one output: each that is looked up by another name.
    package init(_ catalogs: [AssetCatalog], rules: NamingRules, scope: String, language: any OutputLanguage) {
        var owners: [String: ImageAsset] = [:]
        var lookupNames: Set<String> = []
        for image in catalogs.lazy.flatMap(\.images) where lookupNames.insert(image.lookupName).inserted {
            guard let name = name(of: image, rules, scope, language) else { continue }
            guard let owner = owners.updateValue(image, forKey: name) else {
                append(image, name)
                continue
            }
            report(
                .duplicateSymbol,
                "the images \"\(owner.lookupName)\" and \"\(image.lookupName)\" both become \(scope).\(name) in "
                    + language.name,
                image, notes: [Diagnostic.Note("\"\(owner.lookupName)\" stands here", at: owner.location)])
        }
    }

    private mutating func append(_ image: ImageAsset, _ name: String) {
        let position = images.count
        images.append(image)
        names.append(name)
        if let last = categories.last, last.names == image.category {
            categories[categories.count - 1].range = last.range.lowerBound..<position + 1
        } else {
            categories.append((image.category, position..<position + 1))
        }
    }

    private mutating func name(
        of image: ImageAsset, _ rules: NamingRules, _ scope: String, _ language: any OutputLanguage
    ) -> String? {
        var name = CamelCase()
        if !rules.prefix.isEmpty { name.append(rules.prefix) }
        if let replaced = rules.replace.first(where: { $0.key.value == image.lookupName })?.value {
            name = CamelCase()
            name.append(replaced)
        } else {
            for part in image.lookupName.split(separator: "/") { name.append(String(part)) }
        }
        guard !name.text.isEmpty else {
            report(
                .emptyName, "nothing is left of the image name \"\(image.lookupName)\" for a \(language.name) name",
                image)
            return nil
        }
        let text = language.memberName(name.text)
        if language.isFreeForCase(text) { return text }
        report(
            .guardedName, "the image \"\(image.lookupName)\" becomes \(scope).\(text), which \(scope) has already",
            image)
        return nil
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ image: ImageAsset, notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(
            Diagnostic(
                .error, code, message, at: image.location, notes: notes,
                advice: "rename it, or write \"replace\": { \"\(image.lookupName)\": \"otherName\" } in the output's "
                    + "\"names\""))
    }
}
