import Diagnostics

extension ResolverDocument {
    /// What inputs choose: section "Input validation".
    ///
    /// A modifier that neither has a default nor is given an input leaves a single resolution undecided: that is an error
    /// when any input is given, and otherwise, because then all contexts become modes, a warning.
    ///
    /// - Parameters:
    ///   - inputs: The inputs.
    ///   - diagnostics: Takes what is wrong with them, all at once.
    /// - Returns: For each modifier the index of the chosen context; `nil` where no input chooses.
    package func contexts(chosenBy inputs: ResolverInputs, diagnostics: inout [Diagnostic]) -> [Int?] {
        var chosen: [Int?] = modifiers.map { _ in nil }
        var isNamed = modifiers.map { _ in false }
        let modifierNames = ResolverNames(modifiers.map(\.name))
        for input in inputs.inputs {
            switch modifierNames.find(input.name) {
            case .found(let number):
                isNamed[number] = true
                let contexts = modifiers[number].contexts.map(\.name)
                switch ResolverNames(contexts).find(input.value) {
                case .found(let context): chosen[number] = context
                case .missing, .ambiguous:
                    diagnostics.append(Self.unknownContext(input, modifiers[number], contexts))
                }
            case .missing, .ambiguous: diagnostics.append(unknownModifier(input))
            }
        }
        for (modifier, isNamed) in zip(modifiers, isNamed) where !isNamed && modifier.defaultContext == nil {
            diagnostics.append(Self.missingInput(modifier, isError: !inputs.inputs.isEmpty))
        }
        return chosen
    }

    private func unknownModifier(_ input: ResolverInputs.Input) -> Diagnostic {
        let names = modifiers.map(\.name)
        let nearest = NearestName.nearest(to: input.name, among: names.count <= 256 ? names : [])
        let advice =
            unusedModifiers.contains(input.name)
            ? "the modifier is there, but \"resolutionOrder\" does not name it"
            : nearest.map(NearestName.suggestion(ofName:))
                ?? (names.isEmpty ? "the document has no modifiers" : ResolverInputs.listed(names))
        return Diagnostic(
            .error, .invalidInput, "there is no modifier \"\(input.name)\" in \(sources[0].path)", at: input.location,
            notes: [Diagnostic.Note(advice)])
    }

    private static func unknownContext(
        _ input: ResolverInputs.Input, _ modifier: ResolverModifier, _ contexts: [String]
    ) -> Diagnostic {
        let nearest = NearestName.nearest(to: input.value, among: contexts.count <= 256 ? contexts : [])
        let isAmbiguous = contexts.contains { $0.lowercased() == input.value.lowercased() }
        let advice = isAmbiguous ? nil : nearest.map(NearestName.suggestion(ofName:))
        return Diagnostic(
            .error, .invalidInput, "the modifier \"\(modifier.name)\" has no context \"\(input.value)\"",
            at: input.location,
            notes: [
                Diagnostic.Note("the modifier stands here", at: modifier.location),
                Diagnostic.Note(advice ?? ResolverInputs.listed(contexts)),
            ])
    }

    private static func missingInput(_ modifier: ResolverModifier, isError: Bool) -> Diagnostic {
        let first = modifier.contexts[0].name
        let message = "the modifier \"\(modifier.name)\" has no default, and no input chooses one of its contexts"
        let choose = "choose: --input \(modifier.name)=\(first), or \"inputs\" in the configuration"
        return Diagnostic(
            isError ? .error : .warning, .missingInput, message, at: modifier.location,
            notes: [
                Diagnostic.Note(
                    isError
                        ? "\(choose); or add \"default\": \"\(first)\" to the modifier"
                        : "all are modes, and \"\(first)\" is the default one; add \"default\": \"\(first)\" to say so")
            ])
    }
}

/// Names that are found in any case, where that is no question: section "Case sensitivity".
private struct ResolverNames {
    enum Finding {
        case found(Int), missing, ambiguous
    }

    private let exact: [String: Int]
    private let folded: [String: [Int]]

    init(_ names: [String]) {
        exact = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        folded = Dictionary(grouping: names.indices) { names[$0].lowercased() }
    }

    func find(_ name: String) -> Finding {
        if let index = exact[name] { return .found(index) }
        guard let candidates = folded[name.lowercased()] else { return .missing }
        return candidates.count == 1 ? .found(candidates[0]) : .ambiguous
    }
}
