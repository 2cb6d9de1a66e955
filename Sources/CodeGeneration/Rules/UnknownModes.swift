import DesignTokens
import Diagnostics

/// Modes and collections that the configuration names and no token file defines. Without this error, an app would silently
/// get the values of the default mode in place of those of a file that is gone.
struct UnknownModes: ConfigurationCheck {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        guard checked.hasFiles, !checked.isWithoutTokens else { return [] }
        let graph = checked.resolution.graph
        let places = Places(axes: graph.axes, single: graph.collections.filter(\.axes.isEmpty))
        return checked.configuration.modeChoices.flatMap { choice in
            let modes = unknown(choice.modes, places, "sources")
            return modes + choice.collections.flatMap { unknown($0, $1, places) }
        }
    }

    /// What has modes: axes, and collections in one mode, which is all that is left of an axis whose other files are gone.
    private struct Places {
        var axes: [ModeAxis]
        var single: [TokenCollection]

        func named(_ name: String) -> Places {
            Places(axes: axes.filter { $0.name == name }, single: single.filter { $0.name == name })
        }

        /// The names of all modes that there are.
        var all: [[String]] { axes.map(\.contexts) + [single.flatMap { $0.modes.map(\.name) }] }
    }

    /// What is wrong with the modes of one collection. Several can have its name, such as modifiers of resolver documents.
    private func unknown(
        _ collection: Located<String>, _ modes: [Located<String>], _ places: Places
    ) -> [Diagnostic] {
        let named = places.named(collection.value)
        guard !named.axes.isEmpty || !named.single.isEmpty else {
            return [unknownCollection(collection, among: Set(places.axes.compactMap(\.name)).sorted())]
        }
        if modes.isEmpty, named.axes.allSatisfy({ $0.emptyContext == nil }) { return [alwaysSet(collection)] }
        return unknown(modes, named, "collection '\(collection.value)'")
    }

    private func unknownCollection(_ collection: Located<String>, among names: [String]) -> Diagnostic {
        diagnostic(
            "cannot find the collection '\(collection.value)' in the sources", at: collection,
            among: names,
            otherwise: names.isEmpty
                ? "restore its files, or name the mode alone; \"collection\" in \"sources\" names collections"
                : "restore its files, or use one of: \(names.joined(separator: ", "))")
    }

    private func alwaysSet(_ collection: Located<String>) -> Diagnostic {
        diagnostic(
            "'\(collection.value)' cannot be without a mode; only a theme group of Tokens Studio can", at: collection,
            among: [], otherwise: "write the name of a mode")
    }

    /// The modes that none of some places has.
    private func unknown(_ modes: [Located<String>], _ places: Places, _ place: String) -> [Diagnostic] {
        let lookups = places.all.map { NameLookup($0) }
        let names = places.axes.flatMap(\.contexts)
        return modes.filter { mode in lookups.allSatisfy { $0.place(of: mode.value) == nil } }.map { mode in
            diagnostic(
                "cannot find the mode '\(mode.value)' in the \(place)", at: mode, among: names,
                otherwise: names.isEmpty
                    ? "restore the file that defines it, or remove it here; no collection has several modes"
                    : "restore the file that defines it, or use one of: \(names.joined(separator: ", "))")
        }
    }

    private func diagnostic(
        _ message: String, at place: Located<String>, among names: [String], otherwise: String
    ) -> Diagnostic {
        Diagnostic(
            .error, .unknownMode, message, at: place.location,
            advice: NameLookup(names).advice(for: place.value, quote: "'", otherwise: otherwise), loss: .run)
    }
}
