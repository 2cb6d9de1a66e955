import DesignTokens
import Diagnostics
import LocatedJSON

extension ConfiguredRules {
    /// How bad a finding is, in the words of the configuration.
    fileprivate enum Severity: String, CaseIterable {
        case off, note, warning, error
    }

    /// Reads the value of `"rules"`: by the code of a rule's findings their severity, or an object that says more.
    init(_ node: JSONNode, knowing kinds: [RuleKind], _ reader: inout ObjectReader) {
        self.init()
        guard let object = reader.object(node, "\"rules\"", keys: kinds.map(\.code.rawValue)) else { return }
        for kind in kinds {
            guard let value = object[kind.code.rawValue] else { continue }
            var settings = RuleSettings(severity: kind.severity)
            if reader.document.kind(of: value) == .object {
                settings.read(value, of: kind, &reader)
            } else if let severity: Severity = reader.choice(value, "a severity") {
                settings.severity = Diagnostic.Severity(rawValue: severity.rawValue)
            }
            self.settings[kind.code] = settings
        }
    }
}

extension RuleSettings {
    fileprivate mutating func read(_ node: JSONNode, of kind: RuleKind, _ reader: inout ObjectReader) {
        let keys = ["severity", "except"] + kind.options.map(\.rawValue)
        guard let object = reader.object(node, "\"\(kind.code)\"", keys: keys) else { return }
        let severity: ConfiguredRules.Severity? = reader.choice(object["severity"], "a severity")
        if let severity { self.severity = Diagnostic.Severity(rawValue: severity.rawValue) }
        excepts = kind.subject.exceptions((reader.strings(object["except"]) ?? []).map(\.value))
        tolerance = reader.number(object["tolerance"], "a number of pixels", in: 0...100) ?? tolerance
        share = reader.number(object["share"], "a part of all", in: 0...1) ?? share
        if let list = object["scales"] {
            scales = reader.elements(list, "\"scales\"").compactMap { reader.scale($0) }
        }
    }
}

extension RuleSubject {
    /// Whether something has one of some names, which can be patterns.
    fileprivate func exceptions(_ names: [String]) -> @Sendable (String) -> Bool {
        switch self {
        case .assets, .outputs:
            let patterns = names.map { PathPattern($0) }
            return { path in patterns.contains { $0.fits(path) } }
        case .tokens:
            let patterns = names.map { PathOfNames($0[...]) }
            return { path in patterns.contains { $0.fitsPathOrGroup(of: path) } }
        case .collections, .families, .themes:
            let patterns = names.map { NamePattern($0) }
            return { name in patterns.contains { $0.stars(in: name[...]) != nil } }
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
