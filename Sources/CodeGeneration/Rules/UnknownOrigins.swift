import DesignTokens
import Diagnostics

/// Files, token sets, collections and modes that selections name and that the sources lack.
struct UnknownOrigins: ConfigurationCheck {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        guard checked.hasFiles, !checked.isWithoutTokens else { return [] }
        let origins = TokenOrigins(checked.resolution)
        return checked.configuration.outputs.flatMap { output in
            OriginKind.allCases.flatMap { kind in
                (output.selection.origins[kind] ?? []).filter { !origins.isKnown(kind, $0.value) }
                    .map { report(kind, $0, origins.names(of: kind)) }
            }
        }
    }

    private func report(_ kind: OriginKind, _ name: Located<String>, _ known: [String]) -> Diagnostic {
        let shown = known.prefix(Self.shownLimit).joined(separator: ", ") + (known.count > Self.shownLimit ? ", …" : "")
        return Diagnostic(
            .error, .unknownOrigin, "cannot find the \(kind.noun) '\(name.value)' in the sources", at: name.location,
            advice: NameLookup(Array(known.prefix(Self.comparedLimit))).advice(
                for: name.value, quote: "'",
                otherwise: known.isEmpty
                    ? "remove it here; the sources have no \(kind.noun)s" : "restore it, or use one of: \(shown)"),
            loss: .run)
    }

    private static let shownLimit = 10
    private static let comparedLimit = 1_000
}
