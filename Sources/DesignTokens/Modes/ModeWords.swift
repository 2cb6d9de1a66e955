/// What single words in the names of modes, themes, files and groups mean: "Acme Light", `colors-default`, `AcmeDark`.
///
/// This is the only table of such words.
package enum ModeWords {
    /// The words for a dark variant, the plainest first.
    static let dark = ["dark", "night"]
    /// The words for the plain variant beside a dark one, the plainest first.
    static let light = ["light", "day", "default", "base"]
    /// The words for more contrast.
    private static let contrast = ["contrast", "hc", "highcontrast"]
    /// The words for appearances.
    private static let appearances = dark + contrast + ["light", "day", "high", "lightmode", "darkmode"]
    /// The words beside those that say no more than that it is an appearance.
    private static let fillers = ["mode", "theme"]
    private static let initials = (appearances + fillers).compactMap(\.utf8.first)
    private static let finals = (appearances + fillers).compactMap(\.utf8.last)
    /// The names of default modes, as Figma or people choose them, the plainest first.
    private static let usual = ["default", "light", "base", "regular", "mode 1", "value"] + ownPlatforms
    /// The platforms that Swift is written for: a mode for one comes before modes for others.
    private static let ownPlatforms = ["ios", "apple"]
    /// The platforms that Swift is not written for: their modes come last.
    private static let otherPlatforms = ["android", "compose", "flutter", "web", "windows"]

    /// Whether a name is that of a variant for a platform that Swift is not written for.
    static func isOfOtherPlatform(_ name: String) -> Bool { has(name, wordIn: otherPlatforms) }

    /// Whether a name is that of a dark variant.
    package static func isDark(_ name: String) -> Bool {
        words(of: name).contains { $0.hasPrefix("dark") || $0.hasSuffix("dark") || dark.contains($0) }
    }

    /// Returns which of some paths are dark by what they do not have in common: neither is in `darkroom/light.json` and
    /// `darkroom/dark.json` dark by its folder.
    static func areDark(_ paths: [String]) -> [Bool] {
        let names = paths.map { $0.split(separator: "/") }
        let common = names.map { $0.dropLast() }.commonCount
        return names.map { $0.dropFirst(common).contains { isDark(String($0)) } }
    }

    /// Whether a name is that of the plain variant beside a dark one.
    static func isLight(_ name: String) -> Bool {
        words(of: name).contains { light.contains($0) || $0.hasSuffix("light") }
    }

    /// Whether a name is that of a variant with more contrast.
    package static func isHighContrast(_ name: String) -> Bool {
        has(name, wordIn: contrast)
    }

    /// Whether the last of some names is that of an appearance, and of nothing else: `Light`, `dark-mode`.
    static func isAppearance(_ names: [String]) -> Bool { names.last.map(isAppearance) ?? false }

    /// Whether a name is that of an appearance, and of nothing else. It is asked of every token: most begin or end otherwise.
    static func isAppearance(_ name: String) -> Bool {
        guard let first = name.utf8.first, let last = name.utf8.last,
            initials.contains(first | 0x20), finals.contains(last | 0x20)
        else { return false }
        let words = words(of: name)
        return words.contains { appearances.contains($0) }
            && words.allSatisfy { appearances.contains($0) || fillers.contains($0) }
    }

    /// A name without the words for appearances: `Ocean` for `Ocean Dark` and for `Ocean / Light High Contrast`.
    package static func withoutAppearance(_ name: String) -> String {
        let others = name.split { !$0.isLetter && !$0.isNumber }.filter { word in
            !appearances.contains(word.lowercased())
        }
        return others.joined(separator: " ")
    }

    /// Whether a name is the one that Figma gives a mode which nobody has named: `Mode 1`.
    static func isUnnamed(_ name: String) -> Bool { name.wholeMatch(of: /Mode \d+/) != nil }

    /// The first of some modes whose name says that it is the default one: the name as a whole before a word in it, which not
    /// all have, and whatever is not dark before what is.
    static func usualMode(of modes: [String]) -> Int? {
        let names = modes.map { $0.lowercased() }
        if let whole = usual.lazy.compactMap({ names.firstIndex(of: $0) }).first { return whole }
        let plain = modes.indices.filter { !isDark(modes[$0]) }
        let spelled = modes.map { words(of: $0) }
        let telling = usual.lazy.filter { word in modes.count == 1 || !spelled.allSatisfy { $0.contains(word) } }
        // Of "default light" and "default light compact" the one that says less is the plain one.
        let named = telling.compactMap { word in
            plain.filter { spelled[$0].contains(word) }.min { spelled[$0].count < spelled[$1].count }
        }.first
        return named ?? (plain.count < modes.count ? plain.first : nil)
    }

    /// Returns some modes in the order in which they are asked for a value: the default one, that of an own platform, and the
    /// others in their order, of which those for other platforms are the last.
    static func defaultFirst(_ modes: [String]) -> [Int] {
        let first = usualMode(of: modes) ?? 0
        let own = modes.indices.filter { has(modes[$0], wordIn: ownPlatforms) }
        let general = modes.indices.filter { !isOfOtherPlatform(modes[$0]) }
        let order = [first] + own + general + modes.indices
        return order.filter(modes.indices.contains).firsts(by: \.self)
    }

    private static func has(_ name: String, wordIn list: [String]) -> Bool {
        words(of: name).contains(where: list.contains)
    }

    /// The words of a name in small letters: `AcmeLight_2` has `acme`, `light` and `2`, and `iOS` is one.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var isInWord = false
        var wasSmall = false
        for character in name {
            let isPart = character.isLetter || character.isNumber
            let beginsWord = !isInWord || (wasSmall && character.isUppercase && words[words.count - 1].count > 1)
            if isPart, beginsWord { words.append("") }
            if isPart { words[words.count - 1] += character.lowercased() }
            isInWord = isPart
            wasSmall = character.isLowercase
        }
        return words
    }
}

extension Array {
    /// The modes in the order in which they are asked for a value, by their names: ``ModeWords/defaultFirst(_:)``.
    func defaultFirst(by name: (Element) -> String) -> [Element] {
        ModeWords.defaultFirst(map(name)).map { self[$0] }
    }
}
