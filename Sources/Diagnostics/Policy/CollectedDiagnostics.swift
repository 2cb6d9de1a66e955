/// What the stages of a run found, as they found it, in the order of the stages.
package struct CollectedDiagnostics: Sendable {
    /// The part of a run that found something.
    package enum Stage: CaseIterable, Sendable {
        /// Waiting for other runs.
        case turn
        case configuration
        /// Opening and recognizing token files.
        case files
        /// Joining tokens, and following their references.
        case tokens
        case names
        /// Holding the configuration against the tokens.
        case checks
        /// Holding outputs against other Swift files of their modules.
        case declarations
        case fonts, catalogs, templates, rendering, writing

        /// The stages that read tokens, whatever code is made of them.
        package static let reading: Set<Stage> = [.configuration, .files, .tokens]
    }

    /// What one stage found.
    struct Part: Sendable {
        let stage: Stage
        var diagnostics: [Diagnostic]
    }

    var parts: [Part] = []

    package init() {}

    /// Adds what a stage found, unjudged.
    package mutating func add(_ diagnostics: [Diagnostic], from stage: Stage) {
        if !diagnostics.isEmpty { parts.append(Part(stage: stage, diagnostics: diagnostics)) }
    }

    /// Adds what an earlier part of the run collected.
    package mutating func add(_ other: CollectedDiagnostics) { parts += other.parts }

    /// What was found, in order.
    package var all: [Diagnostic] { parts.flatMap(\.diagnostics) }

    /// What some of the stages found.
    package func from(_ stages: Set<Stage>) -> CollectedDiagnostics {
        var result = CollectedDiagnostics()
        result.parts = parts.filter { stages.contains($0.stage) }
        return result
    }
}
