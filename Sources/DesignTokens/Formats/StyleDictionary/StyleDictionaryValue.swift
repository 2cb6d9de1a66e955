import Diagnostics

/// Values, made of their texts.
struct StyleDictionaryValue {
    /// What a scaled number without a unit counts.
    let scaledUnit: DimensionUnit
    /// What the value of each statement is read as.
    let types: [StyleDictionaryType]

    /// Reads a text in which references have been replaced.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - statement: Whose value it is.
    /// - Returns: The value; and what is to be said of it, an error where there is no value.
    func read(_ text: String, of statement: Int) -> StudioValue.Reported {
        let type = types[statement]
        guard let studio = type.studio else { return readByItself(text) }
        let computed = StudioValue.computed(text, as: studio)
        if type.isScaled, let quantity = StudioQuantity(parsing: computed), quantity.unit == nil {
            return (.dimension(quantity.number, scaledUnit), nil)
        }
        var (value, report) = StudioValue.typed(text, as: studio)
        // Its author may not have thought of where the type comes from.
        if value == nil, let name = type.pathName {
            report?.notes.append(
                Diagnostic.Note("\"\(name)\" in its path says what it is; if it is something else, state its \"type\""))
        }
        return (value, report)
    }

    /// Reads a text that nothing tells the type of. A word is a text, also where it is the name of a color.
    private func readByItself(_ text: String) -> StudioValue.Reported {
        if text.utf8.contains(where: { "#(".utf8.contains($0) }) {
            if let color = Color(css: text) { return (.color(color.drawn().value), nil) }
        }
        if let motion = StudioValue.motion(text) { return (motion, nil) }
        guard let quantity = StudioQuantity(parsing: text) else { return (.string(text), nil) }
        if quantity.unit == nil { return (.number(quantity.number), nil) }
        return StudioValue.typed(text, as: .dimension)
    }
}
