import Diagnostics

/// Reads values from strings.
struct StyleDictionaryValue {
    /// The unit of scaled numbers without one.
    let scaledUnit: DimensionUnit
    /// The unit of durations without one.
    let durationUnit: DurationUnit
    /// The type of the value of each statement.
    let types: [StyleDictionaryType]

    /// Reads a string in which references have been replaced.
    ///
    /// - Parameters:
    ///   - text: The string.
    ///   - statement: The statement of the value.
    /// - Returns: The value and a diagnostic about it, which is an error if there is no value.
    func read(_ text: String, of statement: Int) -> StudioValue.Reported {
        let type = types[statement]
        guard let studio = type.studio else { return readByItself(text) }
        let computed = StudioValue.computed(text, as: studio)
        if type.isScaled || studio == .duration, let quantity = StudioQuantity(parsing: computed), quantity.unit == nil
        {
            return (
                type.isScaled
                    ? .dimension(quantity.number, scaledUnit) : .duration(quantity.number, durationUnit), nil
            )
        }
        var (value, report) = StudioValue.typed(text, as: studio)
        // The author may not expect that the path determines the type.
        if value == nil, let name = type.pathName {
            report?.notes.append(
                Diagnostic.Note("its type is inferred from '\(name)' in its path; add a \"type\" to change it"))
        }
        return (value, report)
    }

    /// Reads a string whose type nothing determines. A word is a string, even if it is the name of a color.
    private func readByItself(_ text: String) -> StudioValue.Reported {
        if text.utf8.contains(where: { "#(".utf8.contains($0) }) {
            if let color = Color(css: text) { return (.color(color.drawn().value), nil) }
            if Color.isGradient(css: text) { return StudioValue.typed(text, as: .color) }
            if let shadow = StudioValue.shadow(text) { return shadow }
        }
        if let motion = StudioValue.motion(text) { return (motion, nil) }
        guard let quantity = StudioQuantity(parsing: text) else { return (.string(text), nil) }
        if quantity.unit == nil { return (.number(quantity.number), nil) }
        return StudioValue.typed(text, as: .dimension)
    }
}
