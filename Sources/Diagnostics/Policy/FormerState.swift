extension [Diagnostic] {
    /// The diagnostics to report about the older of two compared states: losses that the newer state does not have.
    /// Errors are warnings, because the newer state may fix them, except for files that cannot be opened.
    func ofFormerState(besides newer: [Diagnostic]) -> [Diagnostic] {
        unlike(newer).filter(\.isLoss).flatMap { $0.isOfUnreadableFile ? [$0] : [$0].limited(to: .warning) }
    }

    /// The diagnostics whose message is not in another state; the places may differ.
    package func unlike(_ others: [Diagnostic]) -> [Diagnostic] {
        let known = Dictionary(grouping: others, by: \.code).mapValues { Set($0.map(\.message)) }
        return filter { known[$0.code]?.contains($0.message) != true }
    }

    /// The diagnostics with severities limited to one, because they are not about the state under review.
    package func limited(to severity: Diagnostic.Severity) -> [Diagnostic] {
        map { diagnostic in
            var result = diagnostic
            if diagnostic.severity != .note { result.severity = severity }
            return result
        }
    }
}

extension Diagnostic {
    /// Whether it is an error, or would be one if the run stopped because of losses.
    package var isLoss: Bool { severity == .error || severity == .warning && loss != .run }

    /// Whether it is about a file or a catalog that cannot be opened.
    package var isOfUnreadableFile: Bool { severity == .error && (code == .noSource || code == .noCatalog) }
}
