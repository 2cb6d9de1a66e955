/// Names of modes, made of what the paths of their files do not have in common.
enum FileModeNames {
    /// The names, one for each path: `tokens/color-dark.json` and `tokens/color-light.json` are `dark` and `light`.
    static func names(of paths: [String]) -> [String] {
        let words = paths.map { $0.split(whereSeparator: { "/-_. ".contains($0) }).map(String.init) }
        let shortest = words.map(\.count).min() ?? 0
        let start = (0..<shortest).first { place in !words.allSatisfy { $0[place] == words[0][place] } } ?? shortest
        let end = (0..<shortest - start).first { place in
            !words.allSatisfy { $0[$0.count - 1 - place] == words[0][words[0].count - 1 - place] }
        }
        let names = words.map { $0[start..<$0.count - (end ?? shortest - start)].joined(separator: "-") }
        // One may have nothing that the others have not: `color.json` beside `color-dark.json`.
        return names.map { $0.isEmpty ? "default" : $0 }
    }
}
