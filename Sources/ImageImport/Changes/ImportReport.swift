import Diagnostics

/// The result of an import, or of a dry run.
package struct ImportReport: Sendable, Hashable {
    package enum Action: String, Sendable, Hashable, CaseIterable {
        case added, changed, same
        /// It is no longer exported, but still in the catalog.
        case gone
        case removed
        /// It is kept because of a problem.
        case kept
        /// It could not be written completely.
        case failed
    }

    package struct Outcome: Sendable, Hashable {
        /// The path of the image in the catalog: `icons/tick`.
        package var path: String
        package var action: Action
        /// The affected files.
        package var files: [String] = []
        /// The files of an imported set that are no longer exported, but still in the catalog.
        package var goneFiles: [String] = []
        /// The files that are removed from a kept set.
        package var removedFiles: [String] = []
    }

    /// The outcomes in export order; removed sets come last.
    package var outcomes: [Outcome] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether nothing was written.
    package var isPreview: Bool

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// A line for each changed set, and a summary.
    package var text: String {
        let lines = outcomes.flatMap { outcome in
            let line = outcome.action == .same ? [] : [Self.line(outcome.action, outcome.path, outcome.files)]
            let others: [(Action, [String])] = [(.gone, outcome.goneFiles), (.removed, outcome.removedFiles)]
            return line + others.filter { !$0.1.isEmpty }.map { Self.line($0.0, outcome.path, $0.1) }
        }
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }

    /// Returns a line: `added   icons/tick (tick.svg)`.
    private static func line(_ action: Action, _ path: String, _ files: [String]) -> String {
        let word = action.rawValue
        let padding = String(repeating: " ", count: 8 - word.utf8.count)
        let names = files.isEmpty ? "" : " (\(files.joined(separator: ", ")))"
        return Diagnostic.visible(word + padding + path + names)
    }

    /// The summary: `5 images: 3 added, 1 changed, 1 same, 0 gone`.
    private var summary: String {
        func count(_ action: Action) -> Int { outcomes.count { $0.action == action } }
        let shown: [Action] = [.added, .changed, .same, .gone]
        var parts = shown.map { "\(count($0)) \($0.rawValue)" }
        parts += [Action.removed, .kept, .failed].filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }
        let images = Wording.count(outcomes.count, "image")
        return "\(images): \(parts.joined(separator: ", "))" + (isPreview ? " (nothing was written)" : "")
    }
}
