/// A variant may define tokens of several files. It becomes a mode of the file with the most tokens in common, and
/// its other tokens move to that collection, with the values of both files. A light and a dark file replace the tokens of
/// a third one.
extension CollectionInference {
    mutating func moveOverlaidTokens() {
        let overlaying = collections.indices.filter { number in
            collections[number].units.count > 1 && !overlays(in: collections[number]).isEmpty
        }
        let owners = overlaying.isEmpty || collections.count == 1 ? [:] : owners()
        guard !owners.isEmpty else { return }
        let single = Set(collections.lazy.filter { $0.units.count == 1 }.map { $0.units[0] })
        var moved: Set<String> = []
        for number in overlaying {
            let own = Set(collections[number].units)
            // If two other files define a token, it is unknown which value is meant.
            let owner = { (path: String) in
                let others = owners[path]?.filter { !own.contains($0) } ?? []
                return others.count == 1 ? others[0] : nil
            }
            let wanted = surplus(of: overlays(in: collections[number]), in: collections[number])
                .filter { owner($0) != nil && !moved.contains($0) }
            for file in Set(wanted.compactMap(owner)).sorted() {
                move(wanted.filter { owner($0) == file }, of: file, to: number)
            }
            moved.formUnion(wanted)
            if !wanted.isEmpty { renamePlainMode(number) }
            replaceTokens(in: number) { path in
                moved.contains(path) ? nil : owner(path).flatMap { single.contains($0) ? $0 : nil }
            }
        }
    }

    /// The files of a collection that can override tokens of others: in a folder that contains modes, such as `themes`, all
    /// but the default mode, elsewhere variants.
    private func overlays(in collection: Collection) -> [Int] {
        let files = collection.units.filter { file in
            units[file].kind == .file && !units[file].tokens.isEmpty && !units[file].hasVariableIDs
        }
        let areModes = collection.units.allSatisfy { ModeWords.folderOfModes(units[$0].source.path) != nil }
        return areModes ? Array(files.defaultFirst { units[$0].mode }.dropFirst()) : files.filter(isVariant)
    }

    /// Removes the tokens of other files that a light and a dark file mostly repeat, with values that differ between the two.
    ///
    /// - Parameters:
    ///   - number: The collection with the light and the dark file.
    ///   - owner: Returns the only other file that defines a token.
    private mutating func replaceTokens(in number: Int, owner: (String) -> Int?) {
        let files = collections[number].units
        guard files.contains(where: { !isVariant($0) && ModeWords.isLight(units[$0].mode) }) else { return }
        let paths = files.reduce(into: Set()) { $0.formUnion(units[$1].paths) }
        let repeated = paths.filter { owner($0) != nil }
        guard ModeOverlapRule.most.isReached(by: repeated.count, of: [paths.count]),
            Set(files.map { units[$0].tokens.map(\.value) }).count > 1
        else { return }
        for file in Set(repeated.compactMap(owner)).sorted() {
            let kept = units[file].tokens.filter { !repeated.contains($0.path) }
            collections[number].replaced.append((file, units[file].tokens.count - kept.count))
            units[file].collection.modes[0].tokens = kept
        }
    }

    /// The files without variants of their own, and those of collections with several modes, by the tokens that they define.
    private func owners() -> [String: [Int]] {
        var owners: [String: [Int]] = [:]
        for collection in collections {
            for file in collection.units where isAlone(file) && (collection.units.count > 1 || !isVariant(file)) {
                for path in units[file].paths { owners[path, default: []].append(file) }
            }
        }
        return owners
    }

    /// The tokens that some files of a collection define, but no other file of it.
    private func surplus(of overlays: [Int], in collection: Collection) -> Set<String> {
        let plain = Set(collection.units).subtracting(overlays)
        guard !plain.isEmpty else { return [] }
        return overlays.reduce(into: Set()) { $0.formUnion(units[$1].paths) }
            .subtracting(plain.flatMap { units[$0].paths })
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
