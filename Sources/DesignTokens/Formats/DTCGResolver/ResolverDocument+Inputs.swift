import Diagnostics

/// What inputs choose of a document's modifiers.
package struct ResolverChoice {
    /// For each modifier the index of the chosen context; `nil` where no input chooses.
    package var contexts: [Int?]
    /// The inputs that mean nothing here.
    package var rejected: [RejectedInput] = []
    /// What no input says and should.
    package var diagnostics: [Diagnostic] = []
}

extension ResolverDocument {
    /// What inputs choose: section "Input validation". An input that means nothing here may be for another document.
    ///
    /// A modifier that neither has a default nor is given an input leaves a single resolution undecided: that is an error
    /// when any input is given, and otherwise, because then all contexts become modes, a warning.
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
            ? "the modifier is there, but \"resolutionOrder\" does not name it"
            : NearestName.advice(
                for: input.name, among: names.count <= 256 ? names : [],
                otherwise: names.isEmpty ? "the document has no modifiers" : ResolverInputs.listed(names))
        return Diagnostic(
            .error, .invalidInput, "there is no modifier \"\(input.name)\" in \(sources[0].path)", at: input.location,
            advice: advice)
    }

    private static func unknownContext(
        _ input: ResolverInputs.Input, _ modifier: ResolverModifier, _ contexts: [String]
    ) -> Diagnostic {
        let otherwise = ResolverInputs.listed(contexts)
        let advice =
            contexts.count > 256 ? otherwise : NameLookup(contexts).advice(for: input.value, otherwise: otherwise)
        return Diagnostic(
            .error, .invalidInput, "the modifier \"\(modifier.name)\" has no context \"\(input.value)\"",
            at: input.location, notes: [Diagnostic.Note("the modifier stands here", at: modifier.location)],
            advice: advice)
    }

    private static func missingInput(_ modifier: ResolverModifier, isError: Bool) -> Diagnostic {
        let first = modifier.contexts[0].name
        let message = "the modifier \"\(modifier.name)\" has no default, and no input chooses one of its contexts"
        let advice =
            isError
            ? "choose: --input \(modifier.name)=\(first), or \"inputs\" in the configuration; "
                + "or add \"default\": \"\(first)\" to the modifier"
            : "all are modes, and \"\(first)\" is the default one; add \"default\": \"\(first)\" to say so"
        return Diagnostic(isError ? .error : .warning, .missingInput, message, at: modifier.location, advice: advice)
    }
}
