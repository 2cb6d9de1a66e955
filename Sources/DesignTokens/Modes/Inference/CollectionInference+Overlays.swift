/// A variant may define tokens of several files. It becomes a mode of the file with the most tokens in common, and
/// its other tokens move to that collection, with the values of both files. A light and a dark file replace the tokens of
/// a third one.
extension CollectionInference {
    mutating func moveOverlaidTokens() {
        let overlaying = collections.indices.filter { number in
            collections[number].units.count > 1 && collections[number].units.contains(where: isOverlay)
        }
        var owners = overlaying.isEmpty ? [:] : owners()
        guard !owners.isEmpty else { return }
        for number in overlaying {
            let wanted = surplus(of: collections[number]).filter { owners[$0]?.count == 1 }
            for file in Set(wanted.compactMap { owners[$0]?.first }).sorted() {
                move(wanted.filter { owners[$0] == [file] }, of: file, to: number)
            }
            for path in wanted { owners[path] = nil }
            if !wanted.isEmpty { renamePlainMode(number) }
            replaceTokens(of: owners, in: number)
        }
    }

    /// Removes the tokens of other files that a light and a dark file mostly repeat, with values that differ between the two.
    private mutating func replaceTokens(of owners: [String: [Int]], in number: Int) {
        let files = collections[number].units
        let paths = files.reduce(into: Set()) { $0.formUnion(units[$1].paths) }
        let repeated = paths.filter { owners[$0]?.count == 1 }
        guard files.contains(where: { !isVariant($0) && ModeWords.isLight(units[$0].mode) }),
            ModeOverlapRule.most.isReached(by: repeated.count, of: [paths.count]),
            Set(files.map { units[$0].tokens.map(\.value) }).count > 1
        else { return }
        for file in Set(repeated.compactMap { owners[$0]?.first }).sorted() {
            let kept = units[file].tokens.filter { !repeated.contains($0.path) }
            collections[number].replaced.append((file, units[file].tokens.count - kept.count))
            units[file].collection.modes[0].tokens = kept
        }
    }

    /// The files that are single collections, by the tokens that they define. If two of them define a token, it is
    /// unknown which value is meant.
    private func owners() -> [String: [Int]] {
        var owners: [String: [Int]] = [:]
        for collection in collections where collection.units.count == 1 {
            let file = collection.units[0]
            guard isAlone(file), !isVariant(file) else { continue }
            for path in units[file].paths { owners[path, default: []].append(file) }
        }
        return owners
    }

    /// The tokens that variants in a collection define, but no other file of it.
    private func surplus(of collection: Collection) -> Set<String> {
        let plain = collection.units.filter { !isVariant($0) }
        guard !plain.isEmpty else { return [] }
        return collection.units.filter(isOverlay).reduce(into: Set()) { $0.formUnion(units[$1].paths) }
            .subtracting(plain.flatMap { units[$0].paths })
    }

    /// Whether a file is a variant, and not from Figma, where ids of variables identify collections.
    private func isOverlay(_ file: Int) -> Bool {
        units[file].kind == .file && isVariant(file) && !units[file].tokens.isEmpty && !units[file].hasVariableIDs
    }

    private mutating func move(_ paths: Set<String>, of file: Int, to collection: Int) {
        let all = units[file].tokens
        collections[collection].overlaid += all.filter { paths.contains($0.path) }.map {
            (unit: file, token: $0)
        }
        units[file].collection.modes[0].tokens = all.filter { !paths.contains($0.path) }
    }

    /// Renames a mode that was named after one file, if several files belong to it.
    private mutating func renamePlainMode(_ collection: Int) {
        let plain = collections[collection].units.filter { !isVariant($0) }
        guard plain.count == 1, !units[plain[0]].hasModeName else { return }
        if ModeWords.isLight(units[plain[0]].mode) { return }
        units[plain[0]].collection.modes[0].name = "light"
    }
}
