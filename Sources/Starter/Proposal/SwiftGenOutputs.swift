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
            if file.isOn("forceFileNameEnum"), replaced.catalogs.count == 1 {
                output.comments.append(
                    "With forceFileNameEnum, SwiftGen also nested these names in a type named after the catalog; this "
                        + "output does not.")
            }
            return output.apart(from: target)
        }
    }
}
