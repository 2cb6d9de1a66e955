import DesignTokens
import Diagnostics

// Names in the configuration that do not exist. Designers reorganize tokens, and a selection without matches would
// silently drop tokens from the generated code.
extension CheckedConfiguration {
    /// Paths in the configuration that match no group or token.
    var unknownPaths: [RuleFinding] {
        let layers = Layer.allCases.flatMap { configuration.layers[$0] ?? [] }
        let outputs = configuration.outputs.filter(\.takesTokens)
        let selections = outputs.flatMap { ($0.selection.groups ?? []) + $0.selection.excluded }
        let contrast = configuration.contrast
        let shown = [contrast.page].compactMap(\.self) + contrast.pairs.flatMap { [$0.foreground, $0.background] }
        let named = (layers + shown + selections + outputs.flatMap(\.names.paths)).filter {
            $0.location != nil && resolution.graph.group(at: $0.value) == nil
                && resolution.graph.token(at: $0.value) == nil
        }
        guard !named.isEmpty else { return [] }
        let patterns = PatternExpansion(resolution.graph, GroupTree(resolution.graph))
        return unknownPaths(
            named.filter { !patterns.fitsAnything($0.value) },
            "group or token", among: resolution.graph.groups.prefix(Self.comparedNames).map(\.path), comparing: 100)
    }

    /// Expressions for tokens that do not exist. An expression replaces a token's value; it cannot define a token.
    var unknownExpressions: [RuleFinding] {
        unknownPaths(
            symbols.given.unknown, "token", among: resolution.graph.tokens.prefix(Self.comparedNames).map(\.path),
            comparing: 20, reason: ", for which an expression is configured")
    }

    /// Returns findings about paths and patterns without matches. Only a limited number is compared with the known
    /// names, because the cost grows with their product.
    private func unknownPaths(
        _ paths: [Located<String>], _ what: String, among known: [String], comparing count: Int, reason: String = ""
    ) -> [RuleFinding] {
        paths.enumerated().map { number, path in
            let isPattern = NamePattern.isPattern(path.value)
            let isGroup = resolution.graph.group(at: path.value) != nil
            return Diagnostic(
                .warning, .unknownPath,
                "no \(what) \(isPattern ? "matches" : "has the path") '\(path.value)'\(reason)", at: path.location,
                advice: isGroup
                    ? "'\(path.value)' is a group; use '\(path.value).*' for all tokens in it"
                    : NearestName.advice(
                        for: path.value, among: isPattern || number >= count ? [] : known,
                        otherwise: "run 'TokenGenerator list' to see the paths of all tokens")
            ).about(path.value)
        }
    }

    /// The number of known names that unknown ones are compared with.
    private static let comparedNames = 5_000

    /// Files, token sets, collections and modes in selections that the sources do not have.
    var unknownOrigins: [Diagnostic] {
        configuration.outputs.flatMap { output in
            OriginKind.allCases.flatMap { kind in
                (output.selection.origins[kind] ?? []).filter { !resolution.hasOrigin(kind, $0.value) }.map { name in
                    let known = resolution.names(of: kind)
                    let shown = known.prefix(10).joined(separator: ", ") + (known.count > 10 ? ", …" : "")
                    return name.isMissing(
                        .unknownOrigin, "cannot find the \(kind.noun) '\(name.value)' in the sources",
                        among: Array(known.prefix(1_000)),
                        otherwise: known.isEmpty
                            ? "remove it here; the sources have no \(kind.noun)s"
                            : "restore it, or use one of: \(shown)")
                }
            }
        }
    }
}

// MARK: - Modes

extension CheckedConfiguration {
    /// Modes and collections that no token file defines. Without this error, an app would silently get the values of
    /// the default mode instead of those of a missing file.
    var unknownModes: [Diagnostic] {
        let graph = resolution.graph
        let places = ModePlaces(axes: graph.axes, single: graph.collections.filter(\.axes.isEmpty))
        return configuration.modeChoices.flatMap { choice in
            places.unknown(choice.modes, "sources") + choice.collections.flatMap { places.unknown($0, $1) }
        }
    }
}

/// The axes and collections that have modes. A collection with one mode may be the rest of an axis with missing files.
private struct ModePlaces {
    var axes: [ModeAxis]
    var single: [TokenCollection]

    /// Returns errors about the modes of a collection. Several can share its name, such as modifiers of resolver
    /// documents.
    func unknown(_ collection: Located<String>, _ modes: [Located<String>]) -> [Diagnostic] {
        let name = collection.value
        let named = ModePlaces(axes: axes.filter { $0.name == name }, single: single.filter { $0.name == name })
        guard !named.axes.isEmpty || !named.single.isEmpty else {
            let names = Set(axes.compactMap(\.name)).sorted()
            return [
                collection.isMissing(
                    .unknownMode, "cannot find the collection '\(name)' in the sources", among: names,
                    otherwise: names.isEmpty
                        ? "restore its files, or use just the mode's name; to name a collection, set \"collection\" in "
                            + "\"sources\""
                        : "restore its files, or use one of: \(names.joined(separator: ", "))")
            ]
        }
        guard !modes.isEmpty || named.axes.contains(where: { $0.emptyContext != nil }) else {
            return [
                collection.isMissing(
                    .unknownMode, "'\(name)' needs a mode; only theme groups of Tokens Studio can be without one",
                    among: [], otherwise: "write the name of a mode")
            ]
        }
        return named.unknown(modes, "collection '\(name)'")
    }

    /// Returns errors about modes that no axis or collection has.
    func unknown(_ modes: [Located<String>], _ place: String) -> [Diagnostic] {
        let lookups = (axes.map(\.contexts) + [single.flatMap { $0.modes.map(\.name) }]).map { NameLookup($0) }
        let names = axes.flatMap(\.contexts)
        return modes.filter { mode in lookups.allSatisfy { $0.place(of: mode.value) == nil } }.map { mode in
            mode.isMissing(
                .unknownMode, "cannot find the mode '\(mode.value)' in the \(place)", among: names,
                otherwise: names.isEmpty
                    ? "restore the file that defines it, or remove it here; no collection has several modes"
                    : "restore the file that defines it, or use one of: \(names.joined(separator: ", "))")
        }
    }
}

extension Located<String> {
    /// Returns the error for an unknown name, with the name that was probably meant.
    fileprivate func isMissing(
        _ code: DiagnosticCode, _ message: String, among names: [String], otherwise: String
    ) -> Diagnostic {
        Diagnostic(
            .error, code, message, at: location,
            advice: NameLookup(names).advice(for: value, quote: "'", otherwise: otherwise))
    }
}

// MARK: - Templates

extension TemplateLoader {
    /// Returns errors about outputs with unknown templates.
    func unknownTemplates(of outputs: [OutputConfiguration]) -> [Diagnostic] {
        let names = names.isEmpty ? [] : (names + TemplateDeclaration.ofBackends.compactMap(\.backend?.name)).sorted()
        return outputs.map(\.template).filter { !names.isEmpty && !names.contains($0.value) }.map { template in
            Diagnostic(
                .error, .unknownTemplate, "cannot find the template '\(template.value)'", at: template.location,
                advice: NearestName.advice(
                    for: template.value, among: names, otherwise: "the templates are \(names.joined(separator: ", "))"))
        }
    }
}
