import DesignTokens
import Diagnostics
import LocatedJSON

extension ConfiguredRules {
    /// Reads `"rules"`: a severity or an object with settings for each code.
    init(_ node: JSONNode, knowing kinds: [RuleKind], _ reader: inout ObjectReader) {
        self.init()
        guard let object = reader.object(node, "\"rules\"", keys: kinds.map(\.code.rawValue)) else { return }
        for kind in kinds {
            guard let value = object[kind.code.rawValue] else { continue }
            var settings = RuleSettings(severity: kind.severity)
            if reader.document.kind(of: value) == .object {
                settings.read(value, of: kind, &reader)
            } else {
                settings.severity = reader.severity(value) ?? kind.severity
            }
            self.settings[kind.code] = settings
        }
    }
}

extension RuleSettings {
    fileprivate mutating func read(_ node: JSONNode, of kind: RuleKind, _ reader: inout ObjectReader) {
        let keys = ["severity", "except"] + kind.options.map(\.rawValue)
        guard let object = reader.object(node, "\"\(kind.code)\"", keys: keys) else { return }
        severity = reader.severity(object["severity"]) ?? kind.severity
        excepts = kind.subject.exceptions((reader.strings(object["except"]) ?? []).map(\.value))
        tolerance = reader.number(object["tolerance"], "a number of pixels", in: 0...100) ?? tolerance
        share = reader.number(object["share"], "a share", in: 0...1) ?? share
        if let list = object["scales"] {
            scales = reader.elements(list, "\"scales\"").compactMap {
                reader.meaning(of: $0, "a scale", among: [("1x", 1), ("2x", 2), ("3x", 3)])
            }
        }
    }
}

extension RuleSubject {
    /// Returns whether a subject matches one of some names or patterns.
    fileprivate func exceptions(_ names: [String]) -> @Sendable (String) -> Bool {
        let fits = names.map { name -> @Sendable (String) -> Bool in
            switch self {
            case .assets, .outputs: { [pattern = PathPattern(name)] in pattern.fits($0) }
            case .tokens: { [pattern = TokenPathPattern(name[...])] in pattern.fitsPathOrGroup(of: $0) }
            case .collections, .families, .themes, .colors, .sizes:
                { [pattern = NamePattern(name)] in pattern.stars(in: $0[...]) != nil }
            }
        }
        return { name in fits.contains { $0(name) } }
    }
}

extension ObjectReader {
    /// Reads a severity; the inner `nil` means off.
    fileprivate mutating func severity(_ node: JSONNode?) -> Diagnostic.Severity?? {
        meaning(
            of: node, "a severity",
            among: [("off", nil), ("note", .note), ("warning", .warning), ("error", .error)])
    }
}
