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
    ///   - stated: The text as the file has it, for messages.
    ///   - statement: Whose value it is.
    /// - Returns: The value; and what is to be said of it, an error where there is no value.
    func read(_ text: String, stated: String, of statement: Int) -> StudioValue.Reported {
        let type = types[statement]
        guard let studio = type.studio else { return readByItself(text, stated: stated) }
        let computed = StudioValue.computed(text, as: studio)
        if type.isScaled, let quantity = StudioQuantity(parsing: computed), quantity.unit == nil {
            return (.dimension(quantity.number, scaledUnit), nil)
        }
        return Self.usable(StudioValue.typed(text, as: studio), stated, type)
    }

    /// Reads a text that nothing tells the type of. A word is a text, also where it is the name of a color.
    private func readByItself(_ text: String, stated: String) -> StudioValue.Reported {
        if text.utf8.contains(where: { "#(".utf8.contains($0) }) {
            if let color = Color(css: text) { return (.color(color.drawn().value), nil) }
        }
        if let motion = StudioValue.motion(text) { return (motion, nil) }
        guard let quantity = StudioQuantity(parsing: text) else { return (.string(text), nil) }
        if quantity.unit == nil { return (.number(quantity.number), nil) }
        return Self.usable(StudioValue.typed(text, as: .dimension), stated, StyleDictionaryType(.dimension))
    }

    /// What was read, with an error where it can stand for nothing in Swift.
    private static func usable(
        _ reading: StudioValue.Reported, _ stated: String, _ type: StyleDictionaryType
    ) -> StudioValue.Reported {
        var (value, report) = reading
        if value == .uninterpreted {
            value = nil
            report = Diagnostic(
                .error, .invalidValue, "\(StudioProblem.quoted(stated)) has no value in Swift",
                advice: "write a value that does not depend on others")
        }
        return (value, value == nil ? report.map { explained($0, type) } : report)
    }

    /// Adds where the type comes from, which its author may not have thought of.
    private static func explained(_ report: Diagnostic, _ type: StyleDictionaryType) -> Diagnostic {
        guard let name = type.pathName else { return report }
        var report = report
        report.notes.append(
            Diagnostic.Note("\"\(name)\" in its path says what it is; if it is something else, state its \"type\""))
        return report
    }
}
