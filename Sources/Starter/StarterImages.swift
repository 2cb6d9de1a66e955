import AssetCatalogs
import CodeGeneration

/// The output for the images of asset catalogs, with names for those whose own cannot be used.
enum StarterImages {
    /// The output; every image of the catalogs has a name in it.
    static func output(_ catalogs: [AssetCatalog]) -> StarterDraft.Output {
        var output = StarterDraft.Output("image-asset", "ImageAsset.swift")
        let named = NamedImages(
            catalogs, rules: NamingRules(), scope: output.traits.scope, language: OutputLanguages.usual)
        guard !named.diagnostics.isEmpty else { return output }
        var seen = Set(named.images.map(\.lookupName))
        var taken = Set(named.names)
        var numbers: [String: Int] = [:]
        for image in catalogs.lazy.flatMap(\.images) where seen.insert(image.lookupName).inserted {
            let base = baseName(image)
            var number = numbers[base] ?? 0
            var text = base
            repeat {
                number += 1
                text = number == 1 ? base : "\(base)\(number)"
            } while !taken.insert(name(of: text)).inserted
            numbers[base] = number
            output.configuration.names.replace[Located(image.lookupName)] = text
        }
        output.comments = ["\"replace\" changes names that would be empty, there twice, or taken already."]
        return output
    }

    /// The name that a replacement becomes.
    private static func name(of text: String) -> String {
        var words = CamelCase()
        words.append(text)
        return OutputLanguages.usual.memberName(words.text)
    }

    /// The names of the folders and of the image, and a word that keeps them apart from what enumerations have.
    private static func baseName(_ image: ImageAsset) -> String {
        var words = CamelCase()
        for name in image.category + [image.name, "image"] { words.append(name) }
        return words.text
    }
}
