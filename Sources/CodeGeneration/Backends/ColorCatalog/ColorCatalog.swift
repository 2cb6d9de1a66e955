import AssetCatalogs
import DesignTokens
import FileAccess
import LocatedJSON

extension TemplateDeclaration {
    /// The declaration of outputs that are asset catalogs.
    static let colorCatalog = TemplateDeclaration(
        scope: "ColorSets", types: [.color], styles: [.flat, .nested],
        backend: BackendForm(
            name: "color-catalog", endings: ["xcassets"], content: "an asset catalog", isCatalog: true,
            misplacedAdvice: "use a path that ends in .xcassets, such as \"Resources/Colors.xcassets\""))
}

extension OutputRun {
    /// Writes an output that is an asset catalog, as files of a fixed form.
    func colorCatalog(_ output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let hidesSymbols = symbols.hasMembers(forAnyOf: output.tokens, inTarget: target(unit))
        let files = output.catalogFiles(resolution, hidesSymbols: hidesSymbols).map { path, kind, text in
            file(Array(text.utf8), of: output, inUnit: unit, at: path, kind: kind)
        }
        return RenderedOutputs(outputs: files)
    }
}

extension NamedOutput {
    /// The files of an output that is an asset catalog, with their paths in it: its contents file, one for each folder
    /// from the names, and the color sets.
    ///
    /// - Parameters:
    ///   - resolution: The tokens.
    ///   - hidesSymbols: Whether Xcode generates no symbols for the sets, because the generated code has them.
    /// - Returns: The files.
    func catalogFiles(_ resolution: Resolution, hidesSymbols: Bool) -> [(path: String, kind: OutputKind, text: String)]
    {
        let name = "Contents.json"
        let properties: [JSONValue.Member] =
            hidesSymbols ? [.init("generate-swift-asset-symbol-extensions", "disabled")] : []
        var files = [(name, OutputKind.catalogRoot, ContentsText.file(author: "", properties: properties))]
        let folderText = ContentsText.file(author: "", properties: [.init("provides-namespace", .boolean(true))])
        var folders: Set<[String]> = []
        for place in colorSetPlaces {
            guard let set = ColorSet(of: place.token, resolution) else { continue }
            for count in 0..<place.namespace.count {
                let folder = Array(place.namespace[...count])
                guard folders.insert(folder).inserted else { continue }
                files.append(((folder + [name]).joined(separator: "/"), .catalogEntry, folderText))
            }
            files.append(("\(place.lookupName).colorset/\(name)", .catalogEntry, set.text))
        }
        return files
    }

    /// The paths of the tokens' color sets in a catalog. A configured scope is the outermost folder.
    var colorSetPlaces: [ColorSetPlace] {
        groups.flatMap { group in
            let folders = configuration.scope == nil ? group.scope.dropFirst() : group.scope[...]
            let namespace = folders.flatMap { $0.split(separator: ".") }.map(String.init)
            return group.range.map { ColorSetPlace(token: tokens[$0], namespace: namespace, name: names[$0]) }
        }
    }
}

/// The path of a token's color set.
struct ColorSetPlace: Hashable {
    var token: Int
    /// The folders from the beginning of its name, outermost first.
    var namespace: [String]
    var name: String

    /// The name that code loads it by.
    var lookupName: String { (namespace + [name]).joined(separator: "/") }
}
