import DesignTokens
import Diagnostics

/// Modes and collections that the configuration names and no token file has: the values would be those of the default
/// mode, without a word.
struct UnknownModes: ConfigurationRule {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        guard checked.hasFiles, !checked.isWithoutTokens else { return [] }
        let axes = checked.resolution.graph.axes
        return checked.configuration.modeChoices.flatMap { choice in
            let modes = unknown(choice.modes, axes, "any collection")
            return modes + choice.collections.flatMap { unknown($0, $1, axes) }
        }
    }

    /// What is wrong with the modes of one collection. Several can have its name, such as modifiers of resolver documents.
    private func unknown(
        _ collection: Located<String>, _ modes: [Located<String>], _ axes: [ModeAxis]
    ) -> [Diagnostic] {
        let named = axes.filter { $0.name == collection.value }
        guard !named.isEmpty else {
            return [unknownCollection(collection, among: Set(axes.compactMap(\.name)).sorted())]
        }
        if modes.isEmpty, named.allSatisfy({ $0.emptyContext == nil }) { return [alwaysSet(collection)] }
        return unknown(modes, named, "the collection \"\(collection.value)\"")
    }

    private func unknownCollection(_ collection: Located<String>, among names: [String]) -> Diagnostic {
        diagnostic(
            "no collection with modes is called \"\(collection.value)\"", at: collection, among: names,
            otherwise: names.isEmpty
                ? "write the name of the mode alone; \"collection\" in \"sources\" names collections"
                : "those with modes are \(names.joined(separator: ", "))")
    }

    private func alwaysSet(_ collection: Located<String>) -> Diagnostic {
        diagnostic(
            "\"\(collection.value)\" is always in a mode: only groups of themes of Tokens Studio can have none",
            at: collection, among: [], otherwise: "write the name of a mode")
    }

    /// The modes that none of some axes has.
    private func unknown(_ modes: [Located<String>], _ axes: [ModeAxis], _ place: String) -> [Diagnostic] {
        let lookups = axes.map { NameLookup($0.contexts) }
        let names = axes.flatMap(\.contexts)
        return modes.filter { mode in lookups.allSatisfy { $0.place(of: mode.value) == nil } }.map { mode in
            diagnostic(
                "\"\(mode.value)\" is not a mode of \(place)", at: mode, among: names,
                otherwise: names.isEmpty
                    ? "the token files have no modes" : "the modes are \(names.joined(separator: ", "))")
        }
    }

    private func diagnostic(
        _ message: String, at place: Located<String>, among names: [String], otherwise: String
    ) -> Diagnostic {
        Diagnostic(
            .warning, .unknownMode, message, at: place.location,
            advice: NameLookup(names).advice(for: place.value, otherwise: otherwise))
    }
}
