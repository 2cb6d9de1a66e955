import LocatedJSON

extension StyleValue {
    /// Reads a text style as plugins write it.
    struct TextReader {
        private let file: JSONDocument
        /// Returns the value of a part.
        private let part: (StaticString) -> JSONNode?

        init(_ file: JSONDocument, part: @escaping (StaticString) -> JSONNode?) {
            (self.file, self.part) = (file, part)
        }

        /// The style, or `nil` without any part or with one of the wrong kind.
        var value: TokenValue? {
            let numbers: [StaticString] = ["fontSize", "paragraphSpacing", "paragraphIndent"]
            guard numbers.allSatisfy({ number($0) != nil || file.isUnstated(part($0)) }), isMeasure("letterSpacing"),
                isMeasure("lineHeight")
            else { return nil }
            guard let (weight, styleName) = weight(beside: family) else { return nil }
            let isItalic = text("fontStyle")?.lowercased() == "italic" || weight?.isItalic == true
            let spacing = measure("letterSpacing", "letterSpacingUnit")
            let height = measure("lineHeight", "lineHeightUnit")
            let parts: [(String, TokenValue?)] = [
                ("fontFamily", family.map { .fontFamily(FontList.names(in: $0) ?? [$0]) }),
                ("fontSize", length("fontSize")), ("fontWeight", weight.map { .fontWeight(FontWeight($0.weight)) }),
                ("fontStyle", styleName.map(TokenValue.string) ?? (isItalic ? .string("italic") : nil)),
                ("letterSpacing", spacing.map { .dimension($0, $1 ? .percent : .px) }),
                ("lineHeight", height.map { $1 ? .number($0 / 100) : .dimension($0, .px) }),
                ("paragraphSpacing", length("paragraphSpacing")), ("paragraphIndent", length("paragraphIndent")),
                ("textCase", text("textCase").map { .string(caseWords[$0.lowercased()] ?? $0) }),
                ("textDecoration", text("textDecoration").map { .string(decorationWords[$0.lowercased()] ?? $0) }),
            ]
            let stated = parts.compactMap { name, value in value.map { CompositeValue.Part(name: name, value: $0) } }
            return stated.isEmpty ? nil : CompositeValue(.typography, stated).map(TokenValue.composite)
        }

        private var family: String? {
            text("fontFamily") ?? member("family", ofObject: "fontName").flatMap(file.stringValue)
        }

        /// Returns the weight, as a number or words, or else the font's own name of its style; `nil` for anything else: a
        /// part of a style would be another style.
        private func weight(beside family: String?) -> (weight: FontWeight?, styleName: String?)? {
            guard let node = part("fontWeight") ?? member("style", ofObject: "fontName"), !file.isUnstated(node) else {
                return (nil, nil)
            }
            let words = file.stringValue(of: node)
            // Variables for the weight or the style of a font can be texts with a number.
            let number = (file.numberValue(of: node) ?? words.flatMap(Double.init)).flatMap {
                1...1000 ~= $0 ? FontWeight($0) : nil
            }
            if let weight = number ?? words.flatMap({ FontWeight(words: $0) }) { return (weight, nil) }
            guard family != nil, let name = words.flatMap(StudioValue.fontStyleName) else { return nil }
            return (nil, name)
        }

        private func length(_ name: StaticString) -> TokenValue? { number(name).map { .dimension($0, .px) } }

        /// A measure whose unit is in a separate member, or in an object with the number, as in Figma:
        /// `{ "unit": "PERCENT", "value": 2 }`; `nil` for one that is left to the font.
        private func measure(_ name: StaticString, _ unit: StaticString) -> (number: Double, isPercent: Bool)? {
            let isPercent = { (unit: String?) in unit?.uppercased() == "PERCENT" }
            guard let object = object(name) else { return number(name).map { ($0, isPercent(text(unit))) } }
            return file.number("value", of: object).map { ($0, isPercent(file.text("unit", of: object))) }
        }

        private func isMeasure(_ name: StaticString) -> Bool {
            guard let object = object(name) else { return number(name) != nil || file.isUnstated(part(name)) }
            return file.number("value", of: object) != nil || file.text("unit", of: object)?.uppercased() == "AUTO"
        }

        private func text(_ name: StaticString) -> String? { part(name).flatMap(file.stringValue) }

        private func number(_ name: StaticString) -> Double? {
            part(name).flatMap(file.numberValue).flatMap { $0.isFinite ? $0 : nil }
        }

        private func object(_ name: StaticString) -> JSONNode? {
            part(name).flatMap { file.kind(of: $0) == .object ? $0 : nil }
        }

        private func member(_ name: StaticString, ofObject object: StaticString) -> JSONNode? {
            self.object(object).flatMap { file.value(of: name, in: $0) }
        }
    }
}
