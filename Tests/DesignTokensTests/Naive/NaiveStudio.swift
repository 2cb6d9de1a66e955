import Foundation

/// A project of Tokens Studio: sets in the order of `$metadata.json`, of which a theme takes some, and a later one
/// replaces the tokens of an earlier one. References are followed wherever they stand in a text; sums and modifiers are
/// not computed, and what needs them is not compared.
struct NaiveStudio: NaiveProject {
    private struct Theme {
        var name: String
        var group: String
        var sources: Set<String>
        var enabled: Set<String>
    }

    /// The sets' tokens by path, in the order of the project.
    private var sets: [(name: String, tokens: [String: NaiveToken])] = []
    private var themes: [Theme] = []
    private let cache = Cache()

    /// The tokens of each combination, found once.
    private final class Cache {
        var tokens: [[NaiveMode]: [String: NaiveToken]] = [:]
    }

    /// Reads the files of a folder.
    init(_ folder: String) {
        let order = Self.object("$metadata.json", in: folder) as? [String: Any]
        let listed = order?["tokenSetOrder"] as? [String] ?? []
        let found = NaiveFile.all(in: folder).map { file in
            let tokens = NaiveToken.all(in: file.json).map { ($0.path, $0) }
            return (name: String(file.path.dropLast(5)), tokens: Dictionary(tokens) { _, last in last })
        }
        sets = listed.compactMap { name in found.first { $0.name == name } }
        sets += found.filter { !listed.contains($0.name) }
        themes = (Self.object("$themes.json", in: folder) as? [[String: Any]] ?? []).map(Self.theme)
    }

    /// The tokens of the default themes: what only others have is not missed.
    var paths: Set<String> { Set(tokens(in: []).keys) }

    func value(of path: String, in modes: [NaiveMode]) -> NaiveValue? {
        let tokens = cache.tokens[modes] ?? tokens(in: modes)
        cache.tokens[modes] = tokens
        guard let token = tokens[path], let text = text(of: path, tokens, depth: 50) else { return nil }
        return NaiveValue(studio: text, type: token.type ?? "")
    }

    // MARK: - Themes

    private static func object(_ name: String, in folder: String) -> Any? {
        FileManager.default.contents(atPath: folder + "/" + name).flatMap {
            try? JSONSerialization.jsonObject(with: $0)
        }
    }

    private static func theme(_ json: [String: Any]) -> Theme {
        let sets = json["selectedTokenSets"] as? [String: String] ?? [:]
        func names(_ status: String) -> Set<String> { Set(sets.filter { $0.value == status }.keys) }
        return Theme(
            name: json["name"] as? String ?? "", group: json["group"] as? String ?? "", sources: names("source"),
            enabled: names("enabled"))
    }

    /// The tokens where every group is in the theme that is chosen, else in its default one. What is enabled wins over
    /// what is a source.
    private func tokens(in modes: [NaiveMode]) -> [String: NaiveToken] {
        let groups = Dictionary(grouping: themes, by: \.group).values
        let chosen = groups.compactMap { group in
            let mode = modes.first { $0.axis == (group[0].group.isEmpty ? "themes" : group[0].group) }?.name
            return group.first { $0.name == mode } ?? Self.usual(group)
        }
        let sources = chosen.reduce(into: Set<String>()) { $0.formUnion($1.sources) }
        let enabled = chosen.reduce(into: Set<String>()) { $0.formUnion($1.enabled) }
        var tokens: [String: NaiveToken] = [:]
        for names in themes.isEmpty ? [Set(sets.map(\.name))] : [sources.subtracting(enabled), enabled] {
            for set in sets where names.contains(set.name) { tokens.merge(set.tokens) { _, last in last } }
        }
        return tokens
    }

    /// The theme whose name says that it is the plain case, or has a word that does and none that says dark; else the first
    /// that is not dark, else the first.
    private static func usual(_ group: [Theme]) -> Theme? {
        let names = ["default", "light", "base", "regular", "phone", "mobile"]
        let plain = group.filter { !$0.name.lowercased().contains("dark") }
        func words(_ theme: Theme) -> [String] {
            theme.name.replacing(#/([a-z])([A-Z])/#) { "\($0.output.1) \($0.output.2)" }.lowercased()
                .components(separatedBy: .alphanumerics.inverted)
        }
        return names.lazy.compactMap { name in group.first { $0.name.lowercased() == name } }.first
            ?? names.lazy.compactMap { name in plain.first { words($0).contains(name) } }.first
            ?? plain.first ?? group.first
    }

    // MARK: - References

    /// The text of a token, all references replaced by what they refer to; `nil` where one leads nowhere, and where
    /// a modifier changes the value.
    private func text(of path: String, _ tokens: [String: NaiveToken], depth: Int) -> String? {
        guard depth > 0, let token = tokens[path], !token.isModified else { return nil }
        if let number = token.value as? NSNumber { return "\(number)" }
        guard var text = token.value as? String else { return nil }
        // The innermost first: one reference may name another.
        while let end = text.firstIndex(of: "}"), let start = text[..<end].lastIndex(of: "{") {
            let inner = String(text[text.index(after: start)..<end])
            guard let value = self.text(of: inner, tokens, depth: depth - 1) else { return nil }
            text.replaceSubrange(start...end, with: value)
        }
        return text.contains("$") ? nil : text
    }
}

extension NaiveToken {
    fileprivate var isModified: Bool { (extensions["studio.tokens"] as? [String: Any])?["modify"] != nil }
}

extension NaiveValue {
    /// Reads a text of Tokens Studio whose references have been replaced; `nil` for what needs a sum, or has a type with
    /// rules of its own.
    fileprivate init?(studio text: String, type: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        switch type {
        case "color": self.init(studioColor: text)
        case "sizing", "spacing", "borderRadius", "borderWidth", "fontSizes", "dimension", "paragraphSpacing", "number":
            self.init(measure: text)
        case "letterSpacing":
            let share = ["%", "em"].first { text.hasSuffix($0) && !text.hasSuffix("rem") }
            if let share {
                self.init(number: Double(text.dropLast(share.count)), unit: share)
            } else {
                self.init(measure: text)
            }
        case "opacity":
            let isShare = text.hasSuffix("%")
            guard let number = Double(isShare ? String(text.dropLast()) : text) else { return nil }
            self = .number(isShare ? number / 100 : number)
        case "text", "string": self = .text(text)
        default: return nil
        }
    }

    private init?(measure text: String) {
        // The plugin takes em for rem.
        let unit = ["px", "rem", "em"].first(where: text.hasSuffix)
        guard let number = Double(text.dropLast(unit?.count ?? 0)) else { return nil }
        self = .number(unit?.hasSuffix("em") == true ? number * 16 : number)
    }

    /// `#893825`, or `rgba(#893825, 50%)`, or `rgba(137, 56, 37, 0.5)`.
    private init?(studioColor text: String) {
        guard text.hasPrefix("rgb"), text.hasSuffix(")"), let start = text.firstIndex(of: "(") else {
            self.init(color: text)
            return
        }
        let parts = text[text.index(after: start)...].dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let last = parts.last, let share = Double(last.hasSuffix("%") ? String(last.dropLast()) : last) else {
            return nil
        }
        let alpha = last.hasSuffix("%") ? share / 100 : share
        let numbers = parts.compactMap(Double.init)
        if parts.count == 2, case .color(let space, let red, let green, let blue, _)? = Self(color: parts[0]) {
            self = .color(space: space, red: red, green: green, blue: blue, alpha: alpha)
        } else if parts.count == 4, numbers.count >= 3 {
            let bytes = numbers.map { $0 / 255 }
            self = .color(space: "srgb", red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
        } else {
            return nil
        }
    }
}
