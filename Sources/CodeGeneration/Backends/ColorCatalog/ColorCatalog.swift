import AssetCatalogs
import DesignTokens
import FileAccess
import LocatedJSON

extension TemplateDeclaration {
    /// What an output that is an asset catalog declares.
    static let colorCatalog = TemplateDeclaration(
        scope: "ColorSets", types: [.color], styles: [.flat, .nested],
        backend: BackendForm(
            name: "color-catalog", endings: ["xcassets"], content: "an asset catalog", isCatalog: true,
            misplacedAdvice: "use a path that ends in .xcassets, such as \"Resources/Colors.xcassets\""))
}

extension OutputRun {
    /// Writes an output that is an asset catalog: many files, which have one form.
    func colorCatalog(_ output: NamedOutput, inUnit unit: Int) -> RenderedOutputs {
        let hidesSymbols = symbols.hasMembers(forAnyOf: output.tokens, inTarget: target(unit))
        let files = output.catalogFiles(resolution, hidesSymbols: hidesSymbols).map { path, kind, text in
            file(Array(text.utf8), of: output, inUnit: unit, at: path, kind: kind)
        }
        return RenderedOutputs(outputs: files)
    }
}

extension NamedOutput {
    /// The files of an output that is an asset catalog, each with its path inside: the root, one for each folder that names
    /// begin with, and the color sets.
    ///
    /// - Parameters:
    ///   - resolution: The tokens.
    ///   - hidesSymbols: Whether Xcode is to declare no members for the sets, because generated code has them.
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

    /// Where the color sets of the tokens are in a catalog. A scope that the configuration states is the outermost folder.
    var colorSetPlaces: [ColorSetPlace] {
        groups.flatMap { group in
            let folders = configuration.scope == nil ? group.scope.dropFirst() : group.scope[...]
            let namespace = folders.flatMap { $0.split(separator: ".") }.map(String.init)
            return group.range.map { ColorSetPlace(token: tokens[$0], namespace: namespace, name: names[$0]) }
        }
    }
}

/// Where the color set of a token is.
struct ColorSetPlace: Hashable {
    var token: Int
    /// The folders that its name begins with, outermost first.
    var namespace: [String]
    var name: String

    /// The name that code knows it by.
    var lookupName: String { (namespace + [name]).joined(separator: "/") }
}
