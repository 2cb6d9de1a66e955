import AssetCatalogs
import Diagnostics

// Outputs whose settings their templates do not support. The generated code would not compile.
extension CheckedConfiguration {
    var unsupportedSettings: [Diagnostic] {
        configuration.outputs.flatMap { output in
            [output.undeclarableScope, output.unnestable, output.misplaced, output.unfailable].compactMap(\.self)
                + AdditionalName.Kind.allCases.compactMap(output.unwrittenNames)
        }
    }

    /// Outputs that declare a type with a name that generated code uses for another type. The new type would shadow it
    /// in the whole module. Extending the existing type is fine.
    var shadowingScopes: [Diagnostic] {
        configuration.outputs.flatMap { output in
            output.statedTypes.filter { output.language.known.meantTypes.contains($0.name.value) }.map { type in
                output.fault(
                    type.name,
                    "declares the type '\(type.name.value)', which would shadow the '\(type.name.value)' used in generated code",
                    advice: "choose a different \"\(type.key)\", or remove it to use '\(type.usual)'")
            }
        }
    }
}

extension OutputConfiguration {
    /// Returns an error about a setting that the output's template does not support.
    fileprivate func fault(_ place: Located<String>, _ fault: String, advice: String) -> Diagnostic {
        Diagnostic(
            .error, .invalidConfiguration, "the template '\(template.value)' \(fault)", at: place.location,
            advice: advice)
    }

    /// The types that the output declares under names that the configuration gives them, with what gives each, and what it is
    /// without that.
    fileprivate var statedTypes: [(name: Located<String>, key: String, usual: String)] {
        let scopes = [declaration.declaresScope ? scope : nil].compactMap(\.self)
        return scopes.map { ($0, "scope", declaration.scope) }
            + AssetKind.allCases.compactMap { kind in
                typeNames[kind].map { ($0, "typeNames", declaration.assetTypes[kind] ?? "") }
            }
    }

    fileprivate var undeclarableScope: Diagnostic? {
        guard let scope, declaration.declaresScope, scope.value.contains(".") else { return nil }
        return fault(
            scope, "declares the type '\(scope.value)', whose name must not contain a period",
            advice: "remove the period from \"scope\"")
    }

    fileprivate var unnestable: Diagnostic? {
        if names.style == .folders, takesTokens {
            return Diagnostic(
                .error, .invalidConfiguration,
                "the style 'folders' is only for assets, but '\(template.value)' writes tokens",
                at: template.location, advice: "set \"style\" to \"nested\" or \"flat\"")
        }
        guard names.style == .nested, !declaration.styles.contains(.nested), takesTokens || declaration.takesAssets
        else { return nil }
        return fault(
            template, "writes all tokens into one type",
            advice: "remove \"style\": \"nested\", or use the template 'component-token'")
    }

    /// The error for "failable" beside a template that loads no assets.
    fileprivate var unfailable: Diagnostic? {
        guard isFailable, !declaration.takesAssets else { return nil }
        return fault(template, "loads no assets that could be missing", advice: "remove \"failable\"")
    }

    /// The error for a path that does not fit the template's kind of output.
    fileprivate var misplaced: Diagnostic? {
        let own = declaration.backend
        let other = TemplateDeclaration.ofBackends.compactMap(\.backend).first {
            $0.isCatalog && $0.name != own?.name && $0.fits(path.value)
        }
        if let other {
            return fault(
                path, "writes a file, but '\(path.value)' is \(other.content)",
                advice: "use the template '\(other.name)'")
        }
        guard let own, !own.fits(path.value) else { return nil }
        return fault(path, "writes \(own.content), but '\(path.value)' is not", advice: own.misplacedAdvice)
    }

    /// Returns the error for additional names that the template does not write.
    fileprivate func unwrittenNames(_ kind: AdditionalName.Kind) -> Diagnostic? {
        let keys = names.additional(kind).keys.sorted { $0.value < $1.value }
        guard let first = keys.first, !canOfferMoreNames else { return nil }
        let write = "set \"\(kind.key)\" for"
        let (reason, advice) =
            if declaration.hasColorSets {
                ("is a catalog", "\(write) the output that refers to the color sets")
            } else if declaration.listsPaths {
                ("lists paths", "\(write) a code output that selects the tokens")
            } else if !takesTokens {
                ("has no token names", "\(write) the output that selects the tokens")
            } else {
                (
                    "has nested types",
                    "set \"style\" to \"flat\", or move the \(kind.word)s to another output of these tokens that is "
                        + "flat and has its own \"scope\""
                )
            }
        return Diagnostic(
            .error, .invalidConfiguration, "'\(path.value)' \(reason) and cannot have \(kind.word)s",
            at: first.location, advice: advice)
    }
}
