/// A variant may define tokens of several files. It becomes a mode of the file with the most tokens in common, and
/// its other tokens move to that collection, with the values of both files. A light and a dark file replace the tokens of
/// a third one.
extension CollectionInference {
    mutating func moveOverlaidTokens() {
        for number in collections.indices where collections[number].units.count > 1 {
            let overlays = overlays(in: collections[number])
            let owners = overlays.isEmpty ? [:] : owners(besides: number)
            guard !owners.isEmpty else { continue }
            let wanted = surplus(of: overlays, in: collections[number]).filter { owners[$0]?.count == 1 }
            for file in Set(wanted.compactMap { owners[$0]?.first }).sorted() {
                move(wanted.filter { owners[$0] == [file] }, of: file, to: number)
            }
            if !wanted.isEmpty { renamePlainMode(number) }
            replaceTokens(of: owners.filter { !wanted.contains($0.key) }, in: number)
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
    private mutating func replaceTokens(of owners: [String: [Int]], in number: Int) {
        let files = collections[number].units
        let paths = files.reduce(into: Set()) { $0.formUnion(units[$1].paths) }
        let single = Set(collections.lazy.filter { $0.units.count == 1 }.map { $0.units[0] })
        let repeated = paths.filter { owners[$0]?.count == 1 && owners[$0].map { single.contains($0[0]) } == true }
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

    /// The files in other collections, by the tokens that they define. If two of them define a token, it is unknown which
    /// value is meant, unless it has one in each mode.
    private func owners(besides number: Int) -> [String: [Int]] {
        var owners: [String: [Int]] = [:]
        for (other, collection) in collections.enumerated() where other != number {
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
