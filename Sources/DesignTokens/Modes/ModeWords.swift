/// The meaning of single words in the names of modes, themes, files and groups: "Acme Light", `colors-default`,
/// `AcmeDark`.
///
/// This is the only table of such words.
package enum ModeWords {
    /// The words for dark and light by language, without those that often mean something else.
    private static let languages: [(dark: [String], light: [String])] = [
        (["dark", "night"], ["light", "day"]),
        // German, Dutch
        (["dunkel", "dunkles"], ["hell", "helles"]),
        (["donker", "donkere"], ["licht", "lichte"]),
        // French, Spanish and Portuguese, Italian
        (["sombre", "nuit"], ["clair"]), (["oscuro", "oscura", "escuro", "noche", "noite"], ["claro"]),
        (["scuro", "scura", "notte"], ["chiaro"]),
        // Norwegian, Danish, Swedish
        (["mørk", "mørkt", "mörk", "mörkt"], ["lys", "lyst", "ljus", "ljust"]),
        // Polish, Russian, Turkish
        (["ciemny", "ciemna", "ciemne"], ["jasny", "jasna", "jasne"]),
        (["темная", "темный", "тёмная", "тёмный", "ночь"], ["светлая", "светлый", "день"]),
        (["koyu", "karanlık"], ["açık", "aydınlık"]),
        // Japanese, Korean, Chinese
        (["ダーク", "ダークモード"], ["ライト", "ライトモード"]),
        (["다크", "다크모드", "어두운"], ["라이트", "라이트모드", "밝은"]),
        (["深色", "暗色", "暗黑", "夜间", "深色模式"], ["浅色", "淺色", "亮色", "明亮", "日间", "浅色模式", "淺色模式"]),
    ]
    /// The words for a dark variant, the most typical first.
    static let dark = languages.flatMap(\.dark)
    /// The words for the plain variant beside a dark one, the most typical first.
    static let light = languages.flatMap(\.light) + ["default", "base"]
    /// The words for increased contrast.
    private static let contrast = ["contrast", "hc", "highcontrast"]
    /// The words for appearances.
    private static let appearances =
        dark + languages.flatMap(\.light) + contrast + ["high", "lightmode", "darkmode"]
    /// The words that may accompany the name of an appearance.
    private static let fillers = ["mode", "theme", "modus", "тема"]
    private static let starts = Set((appearances + fillers).map(start(of:)))
    private static let finals = (appearances + fillers).compactMap(\.utf8.last)
    /// The typical names of default modes, in Figma or chosen by people, the most typical first.
    private static let usual =
        ["default", "light", "base", "regular", "standard", "normal", "mode 1", "value"] + ownPlatforms
    /// The platforms of Swift and the sizes of its most common device, whose modes come before modes for others.
    private static let ownPlatforms = ["ios", "apple", "iphone", "phone", "mobile"]
    /// Other platforms, whose modes come last.
    private static let otherPlatforms = ["android", "compose", "flutter", "web", "windows"]

    /// Whether a name is that of a platform.
    static func isPlatform(_ name: String) -> Bool { (ownPlatforms + otherPlatforms).contains(name.lowercased()) }

    /// Whether the name of a folder says that those inside are modes.
    static func areModes(_ name: String) -> Bool { ["themes", "modes", "brands"].contains(name.lowercased()) }

    /// The folder of a file, if its name says that those inside are modes.
    package static func folderOfModes(_ path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        return folders.last.map { areModes(String($0)) } == true ? folders.joined(separator: "/") : nil
    }

    /// Whether a name is that of a variant for another platform.
    package static func isOfOtherPlatform(_ name: String) -> Bool { has(name, wordIn: otherPlatforms) }

    /// What may follow the word for dark in one word, besides numbers: `darkmode`. A `darkred` theme is red, not dark.
    private static let endings =
        fillers + contrast + ["color", "colors", "dimmed", "palette", "scheme", "tokens", "version"]

    /// Whether a name is that of a dark variant.
    package static func isDark(_ name: String) -> Bool {
        words(of: name).contains { word in
            if word.hasSuffix("dark") || dark.contains(word) { return true }
            let ending = word.hasPrefix("dark") ? word.dropFirst("dark".count) : "…"
            return ending.allSatisfy(\.isNumber) || endings.contains(String(ending))
        }
    }

    /// The order in which variants override others: a plain one is overridden by one with more contrast, and both by a
    /// dark one.
    static func rank(of name: String) -> Int { isDark(name) ? 2 : isHighContrast(name) ? 1 : 0 }

    /// Returns some paths without the folders that they all have in common: `darkroom/light.json` is not dark beside
    /// `darkroom/dark.json`.
    static func withoutCommonFolders(_ paths: [String]) -> [String] {
        let names = paths.map { $0.split(separator: "/") }
        let common = names.map { $0.dropLast() }.commonCount
        return names.map { $0.dropFirst(common).joined(separator: "/") }
    }

    /// Whether a name is that of the plain variant beside a dark one.
    static func isLight(_ name: String) -> Bool {
        words(of: name).contains { light.contains($0) || $0.hasSuffix("light") }
    }

    /// Whether a name is that of a variant with increased contrast.
    package static func isHighContrast(_ name: String) -> Bool {
        has(name, wordIn: contrast)
    }

    /// Whether the last of some names is only that of an appearance: `Light`, `dark-mode`.
    static func isAppearance(_ names: [String]) -> Bool { names.last.map(isAppearance) ?? false }

    /// Whether a name is only that of an appearance. This is called for every token, most of which begin or end
    /// otherwise.
    package static func isAppearance(_ name: String) -> Bool {
        guard let first = name.utf8.first, let last = name.utf8.last,
            first > 0x7F || starts.contains(start(of: name)), last > 0x7F || finals.contains(last | 0x20)
        else { return false }
        let words = words(of: name)
        return words.contains { appearances.contains($0) }
            && words.allSatisfy { appearances.contains($0) || fillers.contains($0) }
    }

    /// The first two bytes, of a lower-case word in ASCII.
    private static func start(of name: String) -> UInt16 {
        name.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1 | 0x20) }
    }

    /// A name without the words for appearances: `Ocean` for `Ocean Dark` and for `Ocean / Light High Contrast`.
    package static func withoutAppearance(_ name: String) -> String {
        let others = name.split { !$0.isLetter && !$0.isNumber }.filter { word in
            !appearances.contains(word.lowercased())
        }
        return others.joined(separator: " ")
    }

    /// Whether a name is the one that Figma gives to unnamed modes: `Mode 1`.
    ///
    /// Compiling a regular expression would cost more than reading a small file.
    package static func isUnnamed(_ name: String) -> Bool {
        let number = name.dropFirst("Mode ".count)
        return name.hasPrefix("Mode ") && !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// The first mode with the typical name of a default mode: a whole name before a word that not all names have, and
    /// light before dark.
    static func typicalMode(of modes: [String]) -> Int? {
        let names = modes.map { $0.lowercased() }
        // Among "primary", "light" and "white" it is a color, and among "light", "regular" and "bold" a weight.
        let isAppearance = modes.count < 3 || modes.contains { isDark($0) || isHighContrast($0) }
        let usual = isAppearance ? usual : usual.filter { $0 != "light" }
        if let whole = usual.lazy.compactMap({ names.firstIndex(of: $0) }).first { return whole }
        let plain = modes.indices.filter { !isDark(modes[$0]) }
        let spelled = modes.map { words(of: $0) }
        let telling = usual.lazy.filter { word in modes.count == 1 || !spelled.allSatisfy { $0.contains(word) } }
        // Of "default light" and "default light compact" the shorter one is the plain one.
        let named = telling.compactMap { word in
            plain.filter { spelled[$0].contains(word) }.min { spelled[$0].count < spelled[$1].count }
        }.first
        // Of "amber", "river" and "river-dark" it is the light one of a pair.
        return named ?? Appearance.brands(of: modes).first?.parts[.light]
            ?? (plain.count < modes.count ? plain.first : nil)
    }

    /// Returns some modes in the order in which they are searched for a value: the default mode, those of Swift's
    /// platforms, the others in their order, and those of other platforms last.
    static func defaultFirst(_ modes: [String]) -> [Int] {
        let first = typicalMode(of: modes) ?? 0
        let own = modes.indices.filter { has(modes[$0], wordIn: ownPlatforms) }
        let general = modes.indices.filter { !isOfOtherPlatform(modes[$0]) }
        let order = [first] + own + general + modes.indices
        return order.filter(modes.indices.contains).firsts(by: \.self)
    }

    private static func has(_ name: String, wordIn list: [String]) -> Bool {
        words(of: name).contains(where: list.contains)
    }

    /// The words of a name in lower case: `AcmeLight_2` has `acme`, `light` and `2`, and `iOS` is one word.
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
    /// The elements in the order in which their modes are searched for a value: ``ModeWords/defaultFirst(_:)``.
    func defaultFirst(by name: (Element) -> String) -> [Element] {
        ModeWords.defaultFirst(map(name)).map { self[$0] }
    }
}
