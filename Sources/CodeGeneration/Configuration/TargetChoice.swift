import Diagnostics

/// Which targets of a configuration a run is for.
package enum TargetChoice: Sendable, Hashable {
    case all
    /// `--target`: those with these names.
    case named([String])
    /// `--only-target`: the one with this name, whose module a build plugin is about to compile. Of its outputs only the files
    /// of the usual language, because a build takes all others for resources. A configuration without targets has one that
    /// goes by any name.
    case compiled(String)
}

/// A configuration with those of its targets that a run is for.
struct ChosenTargets {
    private(set) var configuration: Configuration
    /// The targets, and of a compiled one the outputs, that the run leaves to others.
    private(set) var others: [TargetConfiguration] = []
    /// Names that no target has.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ configuration: Configuration, _ choice: TargetChoice) {
        self.configuration = configuration
        switch choice {
        case .all: break
        case .named(let names): keep(names)
        case .compiled(let name):
            guard configuration.targets.contains(where: { $0.name != nil }) else { return }
            keep([name])
            leaveOutResources()
        }
    }

    private mutating func keep(_ names: [String]) {
        let all = configuration.targets
        let known = all.compactMap(\.name?.value)
        diagnostics = names.filter { !known.contains($0) }.map { unknown($0, known) }
        let isChosen = { (target: TargetConfiguration) in target.name.map { names.contains($0.value) } ?? false }
        configuration.targets = all.filter(isChosen)
        others = all.filter { !isChosen($0) }
    }

    /// Leaves the outputs that are no files of the usual language to other runs.
    private mutating func leaveOutResources() {
        let isCode = { (output: OutputConfiguration) in Dialects.usual.isLanguage(ofFile: output.path.value) }
        for index in configuration.targets.indices {
            var rest = configuration.targets[index]
            rest.outputs.removeAll(where: isCode)
            others.append(rest)
            configuration.targets[index].outputs.removeAll { !isCode($0) }
        }
    }

    private func unknown(_ name: String, _ known: [String]) -> Diagnostic {
        let start = configuration.path.map { SourceLocation(path: $0, line: 1, column: 1) }
        guard !known.isEmpty else {
            return Diagnostic(
                .error, .unknownTarget, "there is no target \"\(name)\": the configuration has no \"targets\"",
                at: start, advice: "leave --target out, or move the outputs into \"targets\"")
        }
        let list = "the targets are \(known.joined(separator: ", "))"
        let nearest = NearestName.nearest(to: name, among: known).map { "did you mean \"\($0)\"? " } ?? ""
        return Diagnostic(
            .error, .unknownTarget, "there is no target \"\(name)\" in the configuration", at: start,
            advice: nearest + list)
    }
}
