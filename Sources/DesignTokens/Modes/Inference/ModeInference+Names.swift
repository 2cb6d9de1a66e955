/// The names of modes: the configured or exported one, or else a name that the paths of files or the names of sets give.
/// If several modes would have one name, the first other way to name them that applies is used.
extension ModeInference {
    /// Returns the name of each mode of a collection.
    mutating func names(of collection: Collection) -> [String] {
        // The last set of a mode completes the others.
        let members = collection.modes.compactMap(\.units.last)
        if rule.kind == .files {
            var names = members.map { mode(of: $0) ?? FileName(units[$0].name).mode }
            distinguish(members, &names, areGroups: collection.rule.kind == .groups)
            nameByFolders(members, &names)
            return names
        }
        if rule.kind == .sets, collection.evidence == .tokens { return lastNames(of: members) }
        let names = FileModeNames.names(of: collection.modes.map { $0.places[0] }, areOfSeveral: collection.isOfSeveral)
        return zip(members, names).map { mode(of: $0) ?? $1 }
    }

    /// The configured or exported name.
    private func mode(of unit: Int) -> String? { units[unit].stated?.mode ?? units[unit].exported }

    /// The last names of sets, or their whole names if those are not unique.
    private func lastNames(of members: [Int]) -> [String] {
        let names = members.map { unit in
            let name = units[unit].name.split(separator: "/").last.map(String.init) ?? units[unit].name
            // The file is `Light.tokens.json`.
            return name.hasSuffix(".tokens") ? String(name.dropLast(".tokens".count)) : name
        }
        return Set(names).count == names.count ? names : members.map { units[$0].name }
    }

    /// Names modes of one name in the first way that distinguishes them: after their files if the name is "Mode 1", which
    /// Figma gives to the only mode of a collection; after their files or folders if the name of one is dark, so that
    /// `light.hc.json` and `dark.hc.json` are `light-hc` and `dark-hc` beside `light` and `dark`; or after sibling folders with
    /// mostly the same tokens, such as those of `acme/color.json` and `apex/color.json`. The groups `light` of `acme.json` and
    /// `apex.json` are `acme-light` and `apex-light`.
    private mutating func distinguish(_ members: [Int], _ names: inout [String], areGroups: Bool) {
        let open = members.indices.filter { units[members[$0]].stated?.mode == nil }
        let shared = members.map { FileName(units[$0].name).parts }.filter { $0.count > 1 }.commonCount
        for same in open.grouped(by: { [names] in names[$0] }) where same.count > 1 {
            let name = names[same[0]]
            let files = same.map { FileName(units[members[$0]].name) }
            // "default" is the mode of a token set without themes.
            let isUnnamed = ModeWords.isUnnamed(name) || name == "default"
            let others = Set(names).subtracting([name])
            let fits = { (choice: [String], isDetermined: Bool) in
                (isDetermined || choice.contains(where: ModeWords.isDark)) && Set(choice).count == same.count
                    && others.isDisjoint(with: choice)
            }
            let choices =
                (areGroups ? [(files.map { $0.mode == name ? name : "\($0.mode)-\(name)" }, true)] : []) + [
                    (files.map(\.mode), isUnnamed), (files.map(\.folder), false),
                    (files.map { $0.joined(without: shared) }, false),
                ]
            // Comparing folders is expensive.
            let choice =
                choices.first(where: fits)
                ?? siblingFolders(of: same.map { members[$0] }).map { folders in
                    (same.count == members.count ? folders : folders.map { "\($0)-\(name)" }, true)
                }
            guard let choice, fits(choice.0, choice.1) else { continue }
            for (place, name) in zip(same, choice.0) { names[place] = name }
        }
    }

    /// The names of the folders of files, if these folders are modes.
    private mutating func siblingFolders(of members: [Int]) -> [String]? {
        guard folders.contains(where: { Set(members).isSubset(of: $0.flatMap(\.units)) }) else { return nil }
        return FileModeNames.names(
            of: members.map { units[$0].name.split(separator: "/").dropLast().joined(separator: "/") })
    }

    /// Names the mode of a dark file after its folder if only the folder is dark, and no other mode has that name: in
    /// `dark/dark.json` and `dark/dimmed.json`, `dimmed` stays. `contrast` becomes `dark-contrast`, because it would
    /// otherwise be the light one. Of several files, the one with the most tokens is named.
    private func nameByFolders(_ members: [Int], _ names: inout [String]) {
        let unnamed = members.indices.filter { place in
            ModeWords.isDark(relativeNames[members[place]]) && mode(of: members[place]) == nil
                && names[place] == FileName(units[members[place]].name).mode && !ModeWords.isDark(names[place])
        }
        guard !unnamed.isEmpty else { return }
        let sizes = members.map { tokenPaths($0).count }
        var taken = Set(names)
        for place in unnamed.sorted(by: { sizes[$0] > sizes[$1] }) {
            let folders = units[members[place]].name.split(separator: "/").dropLast().map(String.init)
            guard let folder = folders.last(where: ModeWords.isDark) else { continue }
            let own = names[place]
            let choices = [folder] + (ModeWords.isHighContrast(own) ? ["\(folder)-\(own)"] : [])
            if let name = choices.first(where: { taken.insert($0).inserted }) { names[place] = name }
        }
    }

    /// Returns the name of the collection of some modes: the known one, or that in a file's name before the mode.
    func collectionName(of modes: [Mode], _ rule: ModeOverlapRule) -> String? {
        modes.lazy.compactMap { [units] mode in
            let unit = units[mode.units[0]]
            let isFile = rule.kind == .files
            return unit.stated?.collection ?? (isFile ? FileName(unit.name).collection(of: mode.name) : nil)
        }.first
    }
}
