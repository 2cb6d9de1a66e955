import DesignTokens
import Diagnostics
import FileAccess

/// Holds a configuration against the tokens that were read: designers reorganise, and a name that no longer exists
/// would otherwise take tokens out of the generated code without a word.
struct ConfigurationCheck {
    private let run: AnalyzedTokens
    private let groups: [String]

    private let options: GenerationOptions

    init(_ run: AnalyzedTokens, _ options: GenerationOptions = GenerationOptions()) {
        self.run = run
        self.options = options
        groups = run.resolution.graph.groups.map(\.path)
    }

    func diagnostics() -> [Diagnostic] {
        outsideRoot() + outputsOutsideRoot() + unplannedFiles()
            + run.configuration.outputs.flatMap(unfitting) + unknownPaths()
            + nothingTaken()
    }

    private func outsideRoot() -> [Diagnostic] {
        guard let root = run.configuration.outputRoot, options.outputRoot == nil, !FilePath.staysInside(root.value)
        else {
            return []
        }
        return [
            Diagnostic(
                .error, .outputOutsideRoot, "\"outputRoot\" leaves the folder of the configuration",
                at: root.location,
                notes: [Diagnostic.Note("move the configuration up, or name the folder with --output-root")])
        ]
    }

    /// Reported here as well as by the writer, which is not reached when anything else is wrong.
    private func outputsOutsideRoot() -> [Diagnostic] {
        let outside = run.configuration.outputs.map(\.path).filter { !FilePath.staysInside($0.value) }
        return outside.map { OutputPlanner.outsideRoot($0.value, at: $0.location) }
    }

    /// Files that were configured, or left out, after a build system asked which there are. It would compile none of
    /// the new outputs, and notice no change of the new inputs.
    private func unplannedFiles() -> [Diagnostic] {
        guard let planned = options.plannedFiles.map(Set.init) else { return [] }
        let named = run.configuration.namedFiles
        let start = run.configuration.path.map { SourceLocation(path: $0, line: 1, column: 1) }
        let new = named.filter { !planned.contains($0.value) }.map { (verb: "named", file: $0) }
        let old = planned.subtracting(named.map(\.value)).sorted().map {
            (verb: "ceased to name", file: Located($0, at: start))
        }
        return (new + old).map { verb, file in
            Diagnostic(
                .error, .stalePlan, "the build was planned before the configuration \(verb) \"\(file.value)\"",
                at: file.location, notes: [Diagnostic.Note("touch Package.swift and build again")])
        }
    }

    /// What an output asks of its template that would not compile.
    private func unfitting(_ output: OutputConfiguration) -> [Diagnostic] {
        let traits = TemplateTraits.named(output.template.value)
        var diagnostics: [Diagnostic] = []
        if let scope = output.scope, traits.declaresScope, scope.value.contains(".") {
            diagnostics.append(
                Diagnostic(
                    .error, .scopeNotDeclarable,
                    "\(output.template.value) declares the type \(scope.value), which can have one name only",
                    at: scope.location, notes: [Diagnostic.Note("write the scope without a full stop")]))
        }
        if output.names.style == .nested, !traits.canNest {
            diagnostics.append(
                Diagnostic(
                    .error, .styleNotNestable, "\(output.template.value) writes all tokens into one type",
                    at: output.template.location,
                    notes: [Diagnostic.Note("remove \"style\": \"nested\", or use the template component-token")]))
        }
        return diagnostics + unfittingFormerNames(output, traits)
    }

    /// Former names where no template writes them.
    private func unfittingFormerNames(_ output: OutputConfiguration, _ traits: TemplateTraits) -> [Diagnostic] {
        let keys = output.names.former.keys.sorted { $0.value < $1.value }
        guard let first = keys.first, !traits.canOfferFormerNames(under: output.names) else { return [] }
        let takesTokens = !traits.types.isEmpty
        let reason = takesTokens ? "nests its types" : "names no tokens"
        let advice =
            takesTokens
            ? "write \"style\": \"flat\", or give the former names to another output of these tokens, which is flat and "
                + "has a \"scope\" of its own"
            : "write \"former\" in the output that takes the tokens"
        return [
            Diagnostic(
                .error, .formerNotOffered, "\(output.path.value) \(reason), and offers no former names",
                at: first.location, notes: [Diagnostic.Note(advice)])
        ]
    }

    /// Paths of the configuration that nothing stands at, where files could be read.
    private func unknownPaths() -> [Diagnostic] {
        guard !run.files.isEmpty else { return [] }
        let layers = Layer.allCases.flatMap { run.configuration.layers[$0] ?? [] }
        let outputs = run.configuration.outputs.filter { !TemplateTraits.named($0.template.value).types.isEmpty }
        let selections = outputs.flatMap { ($0.selection.groups ?? []) + $0.selection.excluded }
        let names = outputs.flatMap { output -> [Located<String>] in
            let keys = Array(output.names.replace.keys) + Array(output.names.former.keys)
            return output.names.drop + keys.sorted { $0.value < $1.value }
        }
        return (layers + selections + names).filter { !exists($0.value) }.compactMap(unknownPath)
    }

    private func exists(_ path: String) -> Bool {
        run.resolution.graph.group(at: path) != nil || run.resolution.graph.token(at: path) != nil
            || run.resolution.graph.isBroken(path)
    }

    private func unknownPath(_ path: Located<String>) -> Diagnostic? {
        guard let location = path.location else { return nil }
        let nearest = NearestName.nearest(to: path.value, among: groups.prefix(5_000)).map { "did you mean \"\($0)\"?" }
        return Diagnostic(
            .warning, .unknownPath, "no group or token has the path \"\(path.value)\"", at: location,
            notes: [Diagnostic.Note(nearest ?? "TokenGenerator list shows the paths of all tokens")])
    }

    /// A configuration whose selections miss every token.
    private func nothingTaken() -> [Diagnostic] {
        let count = run.tokenCount
        guard count > 0, run.symbols.untaken.count == count, !run.hasErrors else { return [] }
        return [
            Diagnostic(
                run.configuration.path == nil ? .error : .warning, .nothingTaken,
                "no output takes any token, of \(count)",
                at: run.configuration.outputs.first?.path.location,
                notes: [
                    Diagnostic.Note(
                        run.configuration.path == nil
                            ? "TokenGenerator init writes a configuration for these token files"
                            : "check the \"groups\" and \"types\" of the outputs")
                ])
        ]
    }
}
