// How a value that was read from any format is written in the format module.
extension TokenValue {
    /// The value as the format module writes it for a type, references followed, or `nil` if the format has no such
    /// value. Details that it cannot express are left out: italic weights, the shape of a gradient, the case of a text
    /// style.
    package func specified(as type: TokenType, baseFontSize: Double = DimensionUnit.defaultBaseFontSize) -> TokenValue?
    {
        switch (type, self) {
        case (.color, .color), (.number, .number), (.duration, .duration), (.cubicBezier, .cubicBezier): self
        case (.number, .dimension): inPoints(baseFontSize: baseFontSize).points.map(TokenValue.number)
        case (.dimension, .number(let number)): .dimension(number, .px)
        case (.dimension, .dimension(let number, let unit)):
            unit.isSpecified ? self : number == 0 ? .dimension(0, .px) : nil
        case (.fontFamily, .fontFamily(let names)): names.isEmpty ? nil : self
        case (.fontWeight, .fontWeight(let font)):
            1...1000 ~= font.weight ? .fontWeight(FontWeight(font.weight)) : nil
        case (.strokeStyle, .strokeStyle(let name)): TokenValue.strokeStyles.contains(name) ? self : nil
        case (_, .composite(let composite)):
            composite.type == type ? composite.specified(baseFontSize).value.map(TokenValue.composite) : nil
        default: nil
        }
    }
}

extension TokenValue {
    /// The required part that the value lacks, or that cannot be expressed.
    package var unspecifiedPart: String? {
        guard case .composite(let composite) = self, !composite.isList else { return nil }
        return composite.specified(DimensionUnit.defaultBaseFontSize).lacking
    }
}

extension CompositeValue {
    /// The value as the module writes it, or the first part that prevents this.
    fileprivate func specified(_ baseFontSize: Double) -> (value: CompositeValue?, lacking: String?) {
        guard !isList else { return (specifiedList(baseFontSize), nil) }
        var specified: [Part] = []
        for part in CompositeSchema.of(type)?.parts ?? [] where !part.inModule.isAbsent {
            if let value = value(of: part.name) {
                guard let value = part.kind.specified(value, in: self, baseFontSize) else {
                    return (nil, part.name)
                }
                specified.append(Part(name: part.name, value: value))
            } else if case .requiredSince2025(let value) = part.inModule {
                specified.append(Part(name: part.name, value: value))
            } else if part.inModule.isRequired {
                return (nil, part.name)
            }
        }
        return (CompositeValue(type, specified), nil)
    }

    /// Converts the elements; lists do not nest.
    private func specifiedList(_ baseFontSize: Double) -> CompositeValue? {
        let elements = parts.compactMap { part in
            if case .composite(let inner) = part.value, inner.isList { return nil as TokenValue? }
            return part.value.specified(as: type, baseFontSize: baseFontSize)
        }
        guard elements.count == parts.count else { return nil }
        return CompositeValue(listOf: type, elements.map { Part(value: $0) })
    }

    /// The font size in points.
    fileprivate func fontSize(_ baseFontSize: Double) -> Double? {
        value(of: "fontSize")?.inPoints(baseFontSize: baseFontSize).points
    }
}

extension CompositeSchema.Kind {
    /// The value as a part of another one.
    fileprivate func specified(_ value: TokenValue, in whole: CompositeValue, _ baseFontSize: Double) -> TokenValue? {
        switch (self, value) {
        case (.lineHeight, _): lineHeight(value, in: whole, baseFontSize)
        case (.dashes, .composite(let dashes)): dashes.specified(baseFontSize).value.map(TokenValue.composite)
        case (.lineCap, .string(let name)): ValueReader.lineCaps.contains(name) ? value : nil
        case (.position, .number(let position)): 0...1 ~= position ? value : nil
        case (.type(.boolean), .boolean): value
        case (.type(let type), _):
            value.specified(as: type, baseFontSize: baseFontSize) ?? spaced(value, in: whole, baseFontSize)
        case (.dashes, _), (.lineCap, _), (.position, _): nil
        }
    }

    /// Converts the line height to a multiple of the font size.
    private func lineHeight(_ value: TokenValue, in style: CompositeValue, _ baseFontSize: Double) -> TokenValue? {
        if case .number = value { return value }
        if let fontSizes = value.fontSizes { return .number(fontSizes) }
        guard let height = value.inPoints(baseFontSize: baseFontSize).points,
            let size = style.fontSize(baseFontSize), size > 0
        else { return nil }
        return .number(rounded(height / size))
    }

    /// Converts a length that is relative to the font size of its text style.
    private func spaced(_ value: TokenValue, in style: CompositeValue, _ baseFontSize: Double) -> TokenValue? {
        guard let fontSizes = value.fontSizes, let size = style.fontSize(baseFontSize) else { return nil }
        return .dimension(rounded(fontSizes * size), .px)
    }

    /// Removes floating-point noise from a multiplication.
    private func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}
