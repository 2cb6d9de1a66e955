import Diagnostics

/// What an output asks of its template that would not compile.
struct UnfittingOutputs: ConfigurationCheck {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        checked.configuration.outputs.flatMap { output in
            let template = output.declaration
            let names = AdditionalName.Kind.allCases.map { additionalNames($0, output, template) }
            let others = [
                undeclarableScope(output, template), unnestable(output, template), misplaced(output, template),
            ]
            return (others + names).compactMap(\.self)
        }
    }

    private func undeclarableScope(_ output: OutputConfiguration, _ template: TemplateDeclaration) -> Diagnostic? {
        guard let scope = output.scope, template.declaresScope, scope.value.contains(".") else { return nil }
        return Diagnostic(
            .error, .invalidConfiguration,
            "\(output.template.value) declares the type \(scope.value), which can have one name only",
            at: scope.location, advice: "write the scope without a full stop")
    }

    private func unnestable(_ output: OutputConfiguration, _ template: TemplateDeclaration) -> Diagnostic? {
        if output.names.style == .folders, output.takesTokens {
            return Diagnostic(
                .error, .invalidConfiguration, "only assets are in folders, and \(output.template.value) writes tokens",
                at: output.template.location, advice: "write \"style\": \"nested\" or \"flat\"")
        }
        guard output.names.style == .nested, !template.styles.contains(.nested),
            output.takesTokens || template.takesAssets
        else { return nil }
        return Diagnostic(
            .error, .invalidConfiguration, "\(output.template.value) writes all tokens into one type",
            at: output.template.location, advice: "remove \"style\": \"nested\", or use the template component-token")
    }

    /// A path that says something else than what is written there.
    private func misplaced(_ output: OutputConfiguration, _ template: TemplateDeclaration) -> Diagnostic? {
        let (name, path) = (output.template.value, output.path.value)
        let report = { (form: BackendForm, message: String, advice: String) in
            Diagnostic(.error, .invalidConfiguration, message, at: output.path.location, advice: advice)
        }
        if let other = Backends.forms.first(where: { $0.isFolder && $0.name != template.backend?.name && $0.fits(path) }
        ) {
            return report(
                other, "\(name) writes a file, and \(path) is \(other.content)", "use the template \(other.name)")
        }
        guard let own = template.backend, !own.fits(path) else { return nil }
        return report(own, "\(name) writes \(own.content), and \(path) is none", own.misplacedAdvice)
    }

    /// Names beside the tokens' own where no template writes them.
    private func additionalNames(
        _ kind: AdditionalName.Kind, _ output: OutputConfiguration, _ template: TemplateDeclaration
    ) -> Diagnostic? {
        let keys = output.names.additional(kind).keys.sorted { $0.value < $1.value }
        guard let first = keys.first, !output.canOfferMoreNames else { return nil }
        let (reason, advice) = whyNotOffered(kind, template)
        return Diagnostic(
            .error, .invalidConfiguration, "\(output.path.value) \(reason), and offers no \(kind.word)s",
            at: first.location,
            advice: advice)
    }

    private func whyNotOffered(_ kind: AdditionalName.Kind, _ template: TemplateDeclaration) -> (String, advice: String)
    {
        if template.hasColorSets {
            return ("is a catalog", "write \"\(kind.key)\" in the output that refers to the color sets")
        }
        if template.listsPaths {
            return ("lists paths", "write \"\(kind.key)\" in an output of code that takes the tokens")
        }
        if template.types.isEmpty {
            return ("names no tokens", "write \"\(kind.key)\" in the output that takes the tokens")
        }
        return (
            "nests its types",
            "write \"style\": \"flat\", or give the \(kind.word)s to another output of these tokens, which is flat and has a "
                + "\"scope\" of its own"
        )
    }
}
