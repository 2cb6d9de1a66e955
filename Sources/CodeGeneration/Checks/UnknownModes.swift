import DesignTokens
import Diagnostics

/// Modes and collections that the configuration names and no token file has: the values would be those of the default
/// mode, without a word.
struct UnknownModes: ConfigurationRule {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        guard checked.hasFiles, !checked.isWithoutTokens else { return [] }
        let axes = checked.resolution.graph.axes
        let configuration = checked.configuration
        let appearances = Appearance.allCases.compactMap { configuration.appearances[$0] }
        return (configuration.modes + configuration.themes + appearances).flatMap { modes in
            let mode = modes.mode.flatMap { unknownMode($0, among: axes.flatMap(\.contexts), "any collection") }
            return [mode].compactMap(\.self) + modes.collections.compactMap { unknown($0, $1, axes) }
        }
    }

    /// What is wrong with the mode of one collection.
    private func unknown(_ collection: Located<String>, _ mode: Located<String>, _ axes: [ModeAxis]) -> Diagnostic? {
        guard let axis = axes.first(where: { $0.name == collection.value }) else {
            let names = axes.compactMap(\.name)
            return diagnostic(
                "no collection with modes is called \"\(collection.value)\"", at: collection, among: names,
                otherwise: names.isEmpty
                    ? "write the name of the mode alone; \"collection\" in \"sources\" names collections"
                    : "those with modes are \(names.joined(separator: ", "))")
        }
        return unknownMode(mode, among: axis.contexts, "the collection \"\(collection.value)\"")
    }

    private func unknownMode(_ mode: Located<String>, among names: [String], _ place: String) -> Diagnostic? {
        if names.contains(where: { $0.lowercased() == mode.value.lowercased() }) { return nil }
        return diagnostic(
            "\"\(mode.value)\" is not a mode of \(place)", at: mode, among: names,
            otherwise: names.isEmpty
                ? "the token files have no modes" : "the modes are \(names.joined(separator: ", "))")
    }

    private func diagnostic(
        _ message: String, at place: Located<String>, among names: [String], otherwise: String
    ) -> Diagnostic? {
        guard let location = place.location else { return nil }
        return Diagnostic(
            .warning, .unknownMode, message, at: location,
            advice: NearestName.advice(for: place.value, among: names, otherwise: otherwise))
    }
}
