/// Diagnostics that differ only in names and numbers, which a terminal shows once.
package struct DiagnosticGroup: Sendable {
    /// The first one.
    package let first: Diagnostic
    /// The others, in order.
    package let others: [Diagnostic]

    package var count: Int { others.count + 1 }
}

extension Sequence where Element == Diagnostic {
    /// The diagnostics in groups, each at the place of its first one.
    package var groups: [DiagnosticGroup] {
        let numbered = numbered(.wording)
        let others = Dictionary(grouping: numbered.filter { $0.number > 1 }, by: \.kind)
        return numbered.filter { $0.number == 1 }.map { first in
            DiagnosticGroup(first: first.diagnostic, others: (others[first.kind] ?? []).map(\.diagnostic))
        }
    }
}
