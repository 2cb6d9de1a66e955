import AssetCatalogs
import CodeGeneration
import LocatedJSON

extension ProposedOutput {
    /// Returns the outputs that replace SwiftGen's files.
    static func replacingSwiftGen(in target: StarterTarget) -> [Self] {
        target.replaced.map { replaced in
            let file = replaced.file
            var output = Self("swiftgen", file.scope + ".swift")
            if file.scope != output.configuration.scopeName { output.configuration.scope = Located(file.scope) }
            for (kind, usual) in output.configuration.declaration.assetTypes {
                let name = file["\(kind.rawValue)TypeName"]
                output.configuration.typeNames[kind] = name == usual ? nil : name.map { Located($0) }
            }
            output.configuration.assets.areListed = file.isOn("allValues")
            if Set(replaced.catalogs) != Set(target.replaced.catalogs) {
                output.configuration.assets.catalogs = replaced.catalogs.map { Located($0) }
            }
            if file.isOn("forceProvidesNamespaces") { output.configuration.names.style = .folders }
            output.configuration.assets.areInCatalogTypes = replaced.hasOnlyCatalogInType
            return renamed(output.apart(from: target), in: target)
        }
    }

    /// Returns the output with SwiftGen's names. Assets that SwiftGen's file does not contain get other names if an
    /// asset in the file has theirs.
    private static func renamed(_ output: Self, in target: StarterTarget) -> Self {
        let catalogs = target.catalogs.map(\.catalog)
        let all = catalogs.flatMap(\.assets)
        let kept = all.filter { asset in
            let type = output.configuration.typeName(of: asset.kind) ?? ""
            return target.replacedCode.contains("\(type)(name: \(JSONValue.quoted(asset.lookupName)))")
        }.map(\.lookupName)
        // "replace" would rename both an image and a color with the same name.
        let shared = Dictionary(grouping: all, by: \.lookupName).filter { $0.value.count > 1 }.keys
        return kept.isEmpty ? output : assets(catalogs, in: output, keeping: Set(kept).union(shared))
    }
}
