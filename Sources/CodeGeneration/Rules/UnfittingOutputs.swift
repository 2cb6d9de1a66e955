import Diagnostics

// What outputs ask of their templates that would not compile.
extension CheckedConfiguration {
    var unfittingOutputs: [Diagnostic] {
        configuration.outputs.flatMap { output in
            [output.undeclarableScope, output.unnestable, output.misplaced, output.unfailable].compactMap(\.self)
                + AdditionalName.Kind.allCases.compactMap(output.unwrittenNames)
        }
    }

    /// Outputs that declare a type under the name of one that generated code means: in all files of the module, that name
    /// would be the new type's. To extend the type that has the name is right.
    var hidingScopes: [Diagnostic] {
        configuration.outputs.compactMap { output in
            guard let scope = output.scope, output.declaration.declaresScope,
                output.language.known.meantTypes.contains(scope.value)
            else { return nil }
            return output.fault(
                scope,
                "declares the type \(scope.value), which would hide the \(scope.value) that generated code means",
                advice: "write another name, or no \"scope\": the type is then \(output.declaration.scope)")
        }
    }
}

extension OutputConfiguration {
    /// What is wrong with what the output's template does of something in the configuration.
    fileprivate func fault(_ place: Located<String>, _ fault: String, advice: String) -> Diagnostic {
        Diagnostic(.error, .invalidConfiguration, "\(template.value) \(fault)", at: place.location, advice: advice)
    }

    fileprivate var undeclarableScope: Diagnostic? {
        guard let scope, declaration.declaresScope, scope.value.contains(".") else { return nil }
        return fault(
            scope, "declares the type \(scope.value), which can have one name only",
            advice: "write the scope without a full stop")
    }

    fileprivate var unnestable: Diagnostic? {
        if names.style == .folders, takesTokens {
            return Diagnostic(
                .error, .invalidConfiguration, "only assets are in folders, and \(template.value) writes tokens",
                at: template.location, advice: "write \"style\": \"nested\" or \"flat\"")
        }
        guard names.style == .nested, !declaration.styles.contains(.nested), takesTokens || declaration.takesAssets
        else { return nil }
        return fault(
            template, "writes all tokens into one type",
            advice: "remove \"style\": \"nested\", or use the template component-token")
    }

    /// Optional assets of a template that loads none.
    fileprivate var unfailable: Diagnostic? {
        guard isFailable, !declaration.takesAssets else { return nil }
        return fault(template, "loads no assets that could be missing", advice: "remove \"failable\"")
    }

    /// A path that says something else than what is written there.
    fileprivate var misplaced: Diagnostic? {
        let own = declaration.backend
        let other = TemplateDeclaration.ofBackends.compactMap(\.backend).first {
            $0.isCatalog && $0.name != own?.name && $0.fits(path.value)
        }
        if let other {
            return fault(
                path, "writes a file, and \(path.value) is \(other.content)", advice: "use the template \(other.name)")
        }
        guard let own, !own.fits(path.value) else { return nil }
        return fault(path, "writes \(own.content), and \(path.value) is none", advice: own.misplacedAdvice)
    }

    /// Names beside the tokens' own where no template writes them.
    fileprivate func unwrittenNames(_ kind: AdditionalName.Kind) -> Diagnostic? {
        let keys = names.additional(kind).keys.sorted { $0.value < $1.value }
        guard let first = keys.first, !canOfferMoreNames else { return nil }
        let write = "write \"\(kind.key)\" in"
        let (reason, advice) =
            if declaration.hasColorSets {
                ("is a catalog", "\(write) the output that refers to the color sets")
            } else if declaration.listsPaths {
                ("lists paths", "\(write) an output of code that takes the tokens")
            } else if !takesTokens {
                ("names no tokens", "\(write) the output that takes the tokens")
            } else {
                (
                    "nests its types",
                    "write \"style\": \"flat\", or give the \(kind.word)s to another output of these tokens, which is "
                        + "flat and has a \"scope\" of its own"
                )
            }
        return Diagnostic(
            .error, .invalidConfiguration, "\(path.value) \(reason), and offers no \(kind.word)s", at: first.location,
            advice: advice)
    }
}
