/// The diagnostics of the stages of a run, unmodified and in the order of the stages.
package struct CollectedDiagnostics: Sendable {
    /// The part of a run that reported a diagnostic.
    package enum Stage: CaseIterable, Sendable {
        /// Waiting for other runs.
        case turn
        case configuration
        /// Opening and recognizing token files.
        case files
        /// Joining tokens and following their references.
        case tokens
        case names
        /// Checking the configuration against the tokens.
        case checks
        /// Checking outputs against other Swift files of their modules.
        case declarations
        case fonts, catalogs, templates, rendering, writing

        /// The stages that read tokens, independent of the generated code.
        package static let reading: Set<Stage> = [.configuration, .files, .tokens]
    }

    /// The diagnostics of one stage.
    struct Part: Sendable {
        let stage: Stage
        var diagnostics: [Diagnostic]
    }

    var parts: [Part] = []

    package init() {}

    /// Adds the diagnostics of a stage, before the policy is applied.
    package mutating func add(_ diagnostics: [Diagnostic], from stage: Stage) {
        if !diagnostics.isEmpty { parts.append(Part(stage: stage, diagnostics: diagnostics)) }
    }

    /// Adds the diagnostics of an earlier part of the run.
    package mutating func add(_ other: CollectedDiagnostics) { parts += other.parts }

    /// Replaces the diagnostics of each stage.
    mutating func change(_ changed: ([Diagnostic], Stage) -> [Diagnostic]) {
        for index in parts.indices { parts[index].diagnostics = changed(parts[index].diagnostics, parts[index].stage) }
    }

    /// All diagnostics, in order.
    package var all: [Diagnostic] { parts.flatMap(\.diagnostics) }

    /// The diagnostics of some stages.
    package func from(_ stages: Set<Stage>) -> CollectedDiagnostics {
        var result = CollectedDiagnostics()
        result.parts = parts.filter { stages.contains($0.stage) }
        return result
    }
}
