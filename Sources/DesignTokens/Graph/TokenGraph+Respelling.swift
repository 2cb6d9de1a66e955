/// References that do not spell the path of a token, but can only mean one.
extension TokenGraph {
    /// The path that is meant by another spelling in a token.
    func respelled(_ path: String, from token: Int) -> String? {
        let own = Self.path(ofVariable: path) ?? deferredValueReader(of: token)?.path(behindSetOf: path)
        if rules[tokens[token].document] == .strict { return own }
        let near = self.path(ofValue: path) ?? self.path(ofVariable: path, beside: token) ?? own
        if let near { return near }
        let inside = self.path(path, inOutermostGroupOf: token)
        if let target = inside.flatMap(self.token), tokens[target].document == tokens[token].document { return inside }
        return self.path(behindFileOf: path, from: token) ?? self.path(behindOtherSetOf: path, from: token) ?? inside
    }

    /// The path of the token of whose value a reference has the path, as some plugins for Figma write it: `{a.b.$value}`.
    func path(ofValue path: String) -> String? {
        let token = [".$value", ".value"].lazy.filter(path.hasSuffix).map { String(path.dropLast($0.count)) }.first
        return token.flatMap { self.token(at: $0) == nil ? nil : $0 }
    }

    /// The path of a variable with a name in Figma's spelling, or `nil` for a name without a group.
    static func path(ofVariable name: String) -> String? {
        guard name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        return name.split(separator: "/", omittingEmptySubsequences: false).joined(separator: ".")
    }

    /// The path of a variable with its name in Figma's spelling in the group of a token: `Color.Purple/600`.
    private func path(ofVariable name: String, beside token: Int) -> String? {
        guard name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let path = groups[tokens[token].group].path.appendingName(name)
        return self.token(at: path) == nil ? nil : path
    }

    /// The path of the only token that a reference names with a token set of another reading in front of it.
    private func path(behindOtherSetOf path: String, from token: Int) -> String? {
        let own = reading(of: token)
        let paths = deferredValues.filter { $0.key != own }.compactMap { $0.value.path(behindSetOf: path) }
        guard paths.count == 1, duplicates[paths[0]] == nil, self.token(at: paths[0]) != token else { return nil }
        return paths[0]
    }

    /// The path behind the name of a file in which there is such a token: `{primitives.hue.sand}` in `primitives.json`.
    private func path(behindFileOf path: String, from token: Int) -> String? {
        guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let rest = String(path[path.utf8.index(after: dot)...])
        guard duplicates[rest] == nil, let target = tokensByPath[rest], target != token else { return nil }
        let file = sources[tokens[Int(target)].document].path.split(separator: "/").last ?? ""
        return file.prefix { $0 != "." }.lowercased() == path[..<dot].lowercased() ? rest : nil
    }

    /// The path inside the outermost group of a token, if there is such a token, in whichever file.
    private func path(_ path: String, inOutermostGroupOf token: Int) -> String? {
        // A single name is rather a mistake.
        guard path.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let inside = tokens[token].path.prefix { $0 != "." } + "." + path
        return self.token(at: inside) == nil ? nil : inside
    }
}
