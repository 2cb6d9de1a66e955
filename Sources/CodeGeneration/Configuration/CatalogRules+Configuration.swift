import AssetCatalogs
import DesignTokens
import Diagnostics
import LocatedJSON

extension CatalogRules {
    /// How bad a finding is, in the words of the configuration.
    fileprivate enum Severity: String, CaseIterable {
        case off, note, warning, error
    }

    /// Reads the value of `"rules"`: by the name of a rule its severity, or an object that says more.
    init(_ node: JSONNode, _ reader: inout ObjectReader) {
        self.init()
        guard let object = reader.object(node, "\"rules\"", keys: Self.all.map(\.code.rawValue)) else { return }
        for rule in Self.all {
            guard let value = object[rule.code.rawValue] else { continue }
            var settings = CatalogRuleSettings(severity: rule.severity)
            if reader.document.kind(of: value) == .object {
                settings.read(value, of: rule, &reader)
            } else if let severity: Severity = reader.choice(value, "a severity") {
                settings.severity = Diagnostic.Severity(rawValue: severity.rawValue)
            }
            self.settings[rule.code] = settings
        }
    }
}

extension CatalogRuleSettings {
    fileprivate mutating func read(_ node: JSONNode, of rule: any CatalogRule, _ reader: inout ObjectReader) {
        let keys = ["severity", "except"] + rule.options.map(\.rawValue)
        guard let object = reader.object(node, "\"\(rule.code)\"", keys: keys) else { return }
        let severity: CatalogRules.Severity? = reader.choice(object["severity"], "a severity")
        if let severity { self.severity = Diagnostic.Severity(rawValue: severity.rawValue) }
        let patterns = (reader.strings(object["except"]) ?? []).map { PathPattern($0.value) }
        excepts = { path in patterns.contains { $0.fits(path) } }
        tolerance = reader.number(object["tolerance"], "a number of pixels", in: 0...100) ?? tolerance
        share = reader.number(object["share"], "a part of all", in: 0...1) ?? share
        if let list = object["scales"] {
            scales = reader.elements(list, "\"scales\"").compactMap { reader.scale($0) }
        }
    }
}

extension ObjectReader {
    fileprivate mutating func scale(_ node: JSONNode) -> Int? {
        let known = ["1x", "2x", "3x"]
        guard let word = string(node) else { return nil }
        if let index = known.firstIndex(of: word.value) { return index + 1 }
        reportUnknown(word.value, "a scale", among: known, at: node)
        return nil
    }
}
