import Diagnostics

/// The contexts that inputs choose for a document's modifiers.
package struct ResolverChoice {
    /// The index of the chosen context of each modifier, or `nil` if no input chooses one.
    package var contexts: [Int?]
    /// The inputs that match nothing in this document.
    package var rejected: [RejectedInput] = []
    /// Diagnostics about missing inputs.
    package var diagnostics: [Diagnostic] = []
}

extension ResolverDocument {
    /// Applies inputs: section "Input validation". An input that matches nothing here may be for another document.
    ///
    /// A modifier with neither a default nor an input leaves a single resolution undecided. This is an error if any
    /// input is given, and otherwise a warning, because then all contexts become modes.
    package func choice(of inputs: ResolverInputs) -> ResolverChoice {
        var choice = ResolverChoice(contexts: modifiers.map { _ in nil })
        var isNamed = modifiers.map { _ in false }
        let names = NameLookup(modifiers.map(\.name))
        for (place, input) in inputs.inputs.enumerated() {
            guard let number = names.place(of: input.name) else {
                choice.rejected.append(RejectedInput(place: place, diagnostic: unknownModifier(input)))
                continue
            }
            isNamed[number] = true
            let contexts = modifiers[number].contexts.map(\.name)
            if let context = NameLookup(contexts).place(of: input.value) {
                choice.contexts[number] = context
            } else {
                let diagnostic = Self.unknownContext(input, modifiers[number], contexts)
                choice.rejected.append(RejectedInput(place: place, diagnostic: diagnostic, knowsModifier: true))
            }
        }
        let isAny = isNamed.contains(true)
        choice.diagnostics = zip(modifiers, isNamed).filter { !$1 && $0.defaultContext == nil }.map {
            Self.missingInput($0.0, isError: isAny)
        }
        return choice
    }

    private func unknownModifier(_ input: ResolverInputs.Input) -> Diagnostic {
        let names = modifiers.map(\.name)
        let advice =
            unusedModifiers.contains(input.name)
            ? "\"resolutionOrder\" does not name this modifier"
            : NearestName.advice(
                for: input.name, among: names.count <= 256 ? names : [],
                otherwise: names.isEmpty ? "the document has no modifiers" : ResolverInputs.listed(names))
        return Diagnostic(
            .error, .invalidInput, "cannot find the modifier '\(input.name)' in \(sources[0].path)", at: input.location,
            advice: advice)
    }

    private static func unknownContext(
        _ input: ResolverInputs.Input, _ modifier: ResolverModifier, _ contexts: [String]
    ) -> Diagnostic {
        let otherwise = ResolverInputs.listed(contexts)
        let advice =
            contexts.count > 256 ? otherwise : NameLookup(contexts).advice(for: input.value, otherwise: otherwise)
        return Diagnostic(
            .error, .invalidInput, "cannot find the context '\(input.value)' in the modifier '\(modifier.name)'",
            at: input.location, notes: [Diagnostic.Note("the modifier is defined here", at: modifier.location)],
            advice: advice)
    }

    private static func missingInput(_ modifier: ResolverModifier, isError: Bool) -> Diagnostic {
        let first = modifier.contexts[0].name
        let message = "the modifier '\(modifier.name)' has no default, and no input chooses one of its contexts"
        let advice =
            isError
            ? "choose one with --input \(modifier.name)=\(first), or with \"inputs\" in the configuration, "
                + "or add \"default\": \"\(first)\" to the modifier"
            : "all contexts become modes, with '\(first)' as the default; add \"default\": \"\(first)\" to confirm this"
        return Diagnostic(isError ? .error : .warning, .missingInput, message, at: modifier.location, advice: advice)
    }
}
