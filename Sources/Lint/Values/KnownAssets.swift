import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import Reports
import SwiftSources

/// The names that code can load, and their generated names.
struct KnownAssets {
    /// The catalogs in the configuration, then the others in the project.
    let catalogs: [AssetCatalog]
    /// Whether there are catalogs to compare names with.
    var hasCatalogs: Bool { !catalogs.isEmpty }
    private var names: [AssetPosition.Kind: Set<String>] = [.image: [], .color: [], .data: []]
    /// The names in order, for suggestions.
    private var ordered: [AssetPosition.Kind: [String]] = [:]
    /// The names of app icons, which the system completes with a size.
    private var icons: [String] = []
    /// The names of sets that contain other assets, such as a complication's.
    private var containers: [String] = []
    /// The generated assets by their names: a color can be a member of several types.
    private var symbols: [AssetPosition.Kind: [String: [GeneratedAsset]]] = [:]
    /// The generated assets, by their code.
    private var byCode: [String: GeneratedAsset] = [:]

    init(_ run: AnalyzedTokens, _ files: ProjectFiles, _ fileSystem: any FileSystem) {
        // A catalog can be a source of both assets and tokens.
        var known: Set<String> = []
        let read = (run.catalogs.all + run.catalogs.sources).filter {
            known.insert(FilePath.normalized($0.path)).inserted
        }
        let others = files.catalogs.filter { !known.contains(FilePath.normalized($0)) }
        catalogs = read + others.map { AssetCatalog.load($0, from: fileSystem) }
        for asset in catalogs.lazy.flatMap(\.assets) { add(asset) }
        for image in files.images { addFile(FilePath.lastComponent(of: image)) }
        for output in run.swiftOutputs { addSymbols(of: output) }
        for output in run.swiftOutputs where output.declaration.usesColorSets {
            addMembers(of: output, run.symbols.readColorSets)
        }
    }

    private mutating func add(_ asset: Asset) {
        switch asset.kind {
        case .color: insert(asset.lookupName, .color)
        case .data: insert(asset.lookupName, .data)
        case .appIcon, .icon: icons.append(asset.name)
        case .complicationSet, .brandAssets, .imageStack, .stickerPack: containers.append(asset.lookupName + "/")
        default: insert(asset.lookupName, .image)
        }
    }

    private mutating func insert(_ name: String, _ kind: AssetPosition.Kind) {
        if names[kind, default: []].insert(name).inserted { ordered[kind, default: []].append(name) }
    }

    /// Adds the names that load an image file: `tick.png` and `tick` for `tick@2x.png`.
    private mutating func addFile(_ file: String) {
        let ending = FilePath.ending(of: file)
        var name = String(file.dropLast(ending.utf8.count + 1))
        for suffix in ["~ipad", "~iphone", "@2x", "@3x", "@1x"] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
        }
        names[.image, default: []].formUnion([name, "\(name).\(ending)"])
    }

    private mutating func addSymbols(of output: NamedOutput) {
        for (position, asset) in output.assets.assets.enumerated() {
            let symbol = output.assets.symbol(at: position, in: output.scope)
            let generated = GeneratedAsset(lookupName: asset.lookupName, symbol: symbol, type: output.scope)
            if byCode[symbol.text] == nil { byCode[symbol.text] = generated }
            guard let kind = AssetPosition.Kind(asset.kind), symbols[kind]?[asset.lookupName] == nil else { continue }
            symbols[kind, default: [:]][asset.lookupName] = [generated]
        }
    }

    /// Adds the members for the color sets of tokens, where no type has them as assets.
    private mutating func addMembers(of output: NamedOutput, _ colorSets: [Int: String]) {
        for (symbol, token) in output.tokenSymbols {
            guard let name = colorSets[token] else { continue }
            let type = symbol.hidingSymbol?.scope ?? symbol.scope
            // A case of a type for assets has priority.
            guard self.symbol(of: name, .color, in: type) == nil else { continue }
            symbols[.color, default: [:]][name, default: []].append(
                GeneratedAsset(lookupName: name, symbol: symbol, type: output.scope, memberType: type))
        }
    }

    /// Returns whether code can load an asset by a name.
    func contains(_ name: String, _ kind: AssetPosition.Kind) -> Bool {
        if names[kind]?.contains(name) == true { return true }
        guard kind == .image else { return false }
        if icons.contains(where: name.hasPrefix) || containers.contains(where: name.hasPrefix) { return true }
        // The extension of an image in a catalog is ignored.
        let ending = FilePath.ending(of: name)
        return AssetPosition.ignoredEndings.contains(ending)
            && names[kind]?.contains(String(name.dropLast(ending.utf8.count + 1))) == true
    }

    /// Returns the known name that was probably meant, first one that only differs in case.
    func nearest(to name: String, _ kind: AssetPosition.Kind) -> String? {
        NearestName.nearest(to: name, among: ordered[kind] ?? [])
    }

    /// Returns the generated name of an asset in code that creates a value of a type, or calls a function of the app.
    func symbol(of name: String, _ kind: AssetPosition.Kind, in type: String?) -> GeneratedAsset? {
        symbols[kind]?[name]?.first { $0.memberType == nil || $0.memberType == type }
    }

    /// Returns the generated asset that code names with its type: `ImageAsset.tick`.
    func asset(named code: String) -> GeneratedAsset? { byCode[code] }
}

/// An asset with a generated name.
struct GeneratedAsset {
    var lookupName: String
    var symbol: Symbol
    /// The type that the output declares.
    var type: String
    /// The type that has the symbol as a member, for a color that is not a case of ``type``.
    var memberType: String?

    /// The code for an argument of the type.
    var argument: String { symbol.scope == type ? ".\(symbol.name)" : symbol.text }
}
