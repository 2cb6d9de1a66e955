extension Sequence where Element == Diagnostic {
    /// The diagnostics to report about the older of two compared states: losses that the newer state does not have.
    /// Errors are warnings, because the newer state may fix them.
    ///
    /// - Parameters:
    ///   - newer: The diagnostics of the newer state.
    ///   - isError: Whether an error remains one.
    /// - Returns: The diagnostics of the older state.
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
    /// Whether it is an error, or would be one if the run stopped because of losses.
    package var isLoss: Bool { severity == .error || severity == .warning && loss != .run }
}
