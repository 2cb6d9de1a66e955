extension Sequence where Element == Diagnostic {
    /// What is reported of the state that another one is compared with: what costs anything there, and is not wrong with the
    /// newer state as well. Its errors are warnings, because the newer state may be their repair.
    ///
    /// - Parameters:
    ///   - newer: What is wrong with the newer state.
    ///   - isError: Whether an error stays one.
    /// - Returns: The diagnostics of the former state.
    package func ofFormerState(
        besides newer: [Diagnostic], keeping isError: (Diagnostic) -> Bool
    ) -> [Diagnostic] {
        let known = Dictionary(grouping: newer, by: \.code).mapValues { Set($0.map(\.message)) }
        return filter { $0.isLoss && known[$0.code]?.contains($0.message) != true }.map { diagnostic in
            var result = diagnostic
            if !isError(diagnostic) { result.severity = .warning }
            return result
        }
    }
}

extension Diagnostic {
    /// Whether it costs anything: an error, or what would be one if the run did not go on without it.
    package var isLoss: Bool { severity == .error || severity == .warning && loss != .run }
}
