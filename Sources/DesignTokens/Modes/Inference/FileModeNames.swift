/// Names of modes, derived from the differences between the paths of their files.
enum FileModeNames {
    /// Returns the names of modes: `tokens/color-dark.json` and `tokens/color-light.json` are `dark` and `light`.
    ///
    /// - Parameters:
    ///   - paths: The path of a file or folder of each mode.
    ///   - areOfSeveral: Whether other files belong to the modes, so that the light mode cannot be named after one
    ///     file.
    /// - Returns: The names, one for each path.
    static func names(of paths: [String], areOfSeveral: Bool = false) -> [String] {
        let words = withoutSharedFolders(paths).map { path in
            path.split { "/-_. ".contains($0) }.map(String.init)
        }
        let start = words.commonCount
        let end = words.map { $0.dropFirst(start).reversed() }.commonCount
        let names = words.map { $0.dropFirst(start).dropLast(end).joined(separator: "-") }
        // One may have no words of its own: `color.json` beside `color-dark.json`.
        return withoutContainers(lightAndDark(names.map { $0.isEmpty ? "default" : $0 }, areOfSeveral))
    }

    /// The names without the folder that only says that modes are in it: `autumn` for `themes-autumn`.
    private static func withoutContainers(_ names: [String]) -> [String] {
        let result = names.map { name in
            let words = name.split(separator: "-", maxSplits: 1).map(String.init)
            return words.count > 1 && ModeWords.areModes(words[0]) ? words[1] : name
        }
        return Set(result).count == names.count ? result : names
    }

    /// The paths without folders that most of them share, which name no mode: of `base/size.json`, `platforms/ios/size.json`
    /// and `platforms/web/size.json` the modes are `base`, `ios` and `web`.
    private static func withoutSharedFolders(_ paths: [String]) -> [String] {
        let parts = paths.map { $0.split(separator: "/") }
        let start = parts.commonCount
        let end = parts.map { $0.dropFirst(start).reversed() }.commonCount
        let own = parts.map { $0.dropFirst(start).dropLast(end) }
        let longer = own.filter { $0.count > 1 }
        let shared = longer.count > 1 ? longer.commonCount : 0
        let result = own.map { ($0.count > 1 ? $0.dropFirst(shared) : $0).joined(separator: "/") }
        return Set(result).count == paths.count ? result : paths
    }

    /// Returns the files that a browser or the Finder numbered, because one of that name existed: `Mode 1.tokens 2.json` and
    /// `Mode 1.tokens (1).json` beside `Mode 1.tokens.json` or each other.
    ///
    /// - Parameter paths: The paths of files.
    /// - Returns: The indices of such files, each with that of the file with the lowest number.
    static func downloads(_ paths: [String]) -> [Int: Int] {
        let stems = paths.map { $0.hasSuffix(".json") ? String($0.dropLast(".json".count)) : $0 }
        let alike = Dictionary(grouping: stems.indices) { index in
            stems[index].wholeMatch(of: /(.+?) (?:\([0-9]+\)|[2-9]|copy)/).map { String($0.output.1) } ?? stems[index]
        }
        return alike.values.reduce(into: [:]) { downloads, same in
            let sorted = same.sorted { (stems[$0].utf8.count, stems[$0]) < (stems[$1].utf8.count, stems[$1]) }
            for copy in sorted.dropFirst() { downloads[copy] = sorted[0] }
        }
    }

    /// Simplifies two names, one of which contains a word for dark among others, to `light` and `dark`: the folders in
    /// `semantic/color.json` and `themes/dark/color.json` carry no more information.
    private static func lightAndDark(_ names: [String], _ areOfSeveral: Bool) -> [String] {
        guard names.count == 2, let dark = names.firstIndex(where: ModeWords.isDark),
            !ModeWords.isDark(names[1 - dark]), !ModeWords.isHighContrast(names[1 - dark])
        else { return names }
        let words = names[dark].split(separator: "-").map(String.init)
        guard words.count > 1 || areOfSeveral, let word = words.last(where: ModeWords.isDark) else { return names }
        var result = names
        result[dark] = word
        let others = names[1 - dark].split(separator: "-").map(String.init)
        result[1 - dark] = others.last(where: ModeWords.isLight) ?? "light"
        return result
    }
}
