import Diagnostics

/// What an import did, or would do.
package struct ImportReport: Sendable, Hashable {
    package enum Action: String, Sendable, Hashable, CaseIterable {
        case added, changed, same
        /// It was imported once, and the export has it no more; it is still there.
        case gone
        case removed
        /// It stays as it is because of a problem.
        case kept
        /// It could not be written, or not wholly.
        case failed
    }

    package struct Outcome: Sendable, Hashable {
        /// Where the image is in the catalog, in names: `icons/tick`.
        package var path: String
        package var action: Action
        /// The files that the action is about.
        package var files: [String] = []
        /// The files of an imported set that the export has no more; they are still there.
        package var goneFiles: [String] = []
        /// The files that go while the set stays.
        package var removedFiles: [String] = []
    }

    /// In the order of the export, what is gone last.
    package var outcomes: [Outcome] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether nothing was written.
    package var isPreview: Bool

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// A line for each set that is not the same, and a summary.
    package var text: String {
        let lines = outcomes.flatMap { outcome in
            let line = outcome.action == .same ? [] : [Self.line(outcome.action, outcome.path, outcome.files)]
            let others: [(Action, [String])] = [(.gone, outcome.goneFiles), (.removed, outcome.removedFiles)]
            return line + others.filter { !$0.1.isEmpty }.map { Self.line($0.0, outcome.path, $0.1) }
        }
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }

    /// `added   icons/tick (tick.svg)`
    private static func line(_ action: Action, _ path: String, _ files: [String]) -> String {
        let word = action.rawValue
        let padding = String(repeating: " ", count: 8 - word.utf8.count)
        let names = files.isEmpty ? "" : " (\(files.joined(separator: ", ")))"
        return Diagnostic.visible(word + padding + path + names)
    }

    /// `5 images: 3 added, 1 changed, 1 same, 0 gone`
    private var summary: String {
        func count(_ action: Action) -> Int { outcomes.count { $0.action == action } }
        let shown: [Action] = [.added, .changed, .same, .gone]
        var parts = shown.map { "\(count($0)) \($0.rawValue)" }
        parts += [Action.removed, .kept, .failed].filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }
        let images = Wording.count(outcomes.count, "image")
        return "\(images): \(parts.joined(separator: ", "))" + (isPreview ? " (nothing is written)" : "")
    }
}
