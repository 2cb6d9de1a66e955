import FileAccess

/// Inserts images into an existing or new set. Everything else stays the same, byte for byte.
struct SetEditor {
    private(set) var slots: [CatalogSlot]
    private(set) var copies: [SetChange.Copy] = []
    private(set) var removals: [String] = []
    /// The inserted images, by file name in the set.
    private(set) var images: [String: ImageDigest] = [:]
    /// The slots with inserted images.
    private var brought: Set<Int> = []

    private let original: [CatalogSlot]
    private let folder: String
    private let fileSystem: any FileSystem
    /// The entries of the set by lower-case name, because a Mac's disk ignores case.
    private var entries: [String: FolderEntry]

    /// Creates an editor with the existing slots and entries of a set.
    init(slots: [CatalogSlot], entries: [FolderEntry], folder: String, _ fileSystem: any FileSystem) {
        self.slots = slots
        original = slots
        self.folder = folder
        self.fileSystem = fileSystem
        self.entries = Dictionary(entries.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    }

    /// Inserts an image into its slot, which is created if needed.
    mutating func bring(_ image: NamedImage) throws(FileError) {
        guard let place = place(for: image) else {
            brought.insert(slots.count)
            slots.append(CatalogSlot(image.variant, filename: try newName(for: image.file)))
            return
        }
        brought.insert(place)
        guard let old = slots[place].filename, let entry = ownFile(old) else {
            return slots[place].take(filename: try newName(for: image.file))
        }
        if try holds(entry, image.file) {
            images[entry.name] = image.file.digest
            return
        }
        let isShared = slots.count { $0.filename == old } > 1
        if !isShared, FilePath.ending(of: old) == image.file.kind.rawValue {
            copies.append(SetChange.Copy(source: image.file.path, name: entry.name, isReplacement: true))
            images[entry.name] = image.file.digest
        } else {
            slots[place].take(filename: try newName(for: image.file))
            if !isShared { removals.append(entry.name) }
        }
    }

    /// The slots of a new set in Xcode's order, with empty slots for other scales.
    var slotsOfNewSet: [CatalogSlot] {
        var slots = slots
        for variant in slots.compactMap(\.variant) where variant.scale != nil {
            for scale in variant.idiom.scales {
                let other = ImageVariant(idiom: variant.idiom, appearance: variant.appearance, scale: scale)
                if !slots.contains(where: { $0.variant == other }) { slots.append(CatalogSlot(other, filename: nil)) }
            }
        }
        return slots.sorted { one, other in
            guard let first = one.variant, let second = other.variant else { return false }
            return ImageVariant.precedes(first, second)
        }
    }

    /// Whether nothing would be written.
    var isUnchanged: Bool {
        let isSpelledAlike = zip(slots, original).allSatisfy { $0.text == $1.text }
        return copies.isEmpty && removals.isEmpty && slots.count == original.count && isSpelledAlike
    }

    /// The files whose content is lost.
    var lost: [String] { copies.filter(\.isReplacement).map(\.name) + removals }

    /// Removes conflicting slots: scales next to an image for all scales, or the reverse.
    mutating func removeOtherForms() {
        let variants = brought.compactMap { slots[$0].variant }
        let others = slots.indices.filter { index in
            guard !brought.contains(index), let other = slots[index].variant else { return false }
            return variants.contains {
                $0.idiom == other.idiom && $0.appearance == other.appearance
                    && ($0.scale == nil) != (other.scale == nil)
            }
        }
        remove(others)
    }

    /// Returns the imported files of slots without an inserted image.
    func goneFiles(among own: [String: ImageDigest]) -> [String] { gone(own).compactMap { slots[$0].filename } }

    /// Removes these slots.
    mutating func removeGone(among own: [String: ImageDigest]) { remove(gone(own)) }

    private func gone(_ own: [String: ImageDigest]) -> [Int] {
        slots.indices.filter { index in
            guard !brought.contains(index), slots[index].variant != nil, let name = slots[index].filename else {
                return false
            }
            return ownFile(name).map { own[$0.name] != nil } ?? false
        }
    }

    private mutating func remove(_ places: [Int]) {
        let names = places.compactMap { slots[$0].filename }
        let kept = slots.indices.filter { !places.contains($0) }
        brought = Set(kept.indices.filter { brought.contains(kept[$0]) })
        slots = kept.map { slots[$0] }
        for name in names where !slots.contains(where: { $0.filename?.lowercased() == name.lowercased() }) {
            if let entry = ownFile(name) { removals.append(entry.name) }
        }
    }

    // MARK: - Slots and files

    /// Returns the slot for an image: that of its variant, or one in which it replaces a similar image.
    private func place(for image: NamedImage) -> Int? {
        if let place = slots.firstIndex(where: { $0.variant == image.variant }) { return place }
        return slots.firstIndex { slot in
            guard let variant = slot.variant, variant.idiom == image.variant.idiom,
                variant.appearance == image.variant.appearance
            else { return false }
            let kind = slot.filename.flatMap { ImageKind(rawValue: FilePath.ending(of: $0)) }
            if image.file.kind.isVector { return kind?.isVector == true }
            return !image.statesScale && variant.scale == nil && kind?.isVector != true
        }
    }

    /// Returns the file in the set's folder that a slot names; `nil` for a path to another folder, and for a link.
    private func ownFile(_ name: String) -> FolderEntry? {
        guard let entry = entries[name.lowercased()], entry.kind == .file, !entry.isLink else { return nil }
        return entry
    }

    /// Returns a free name for a new file, with a number if needed. An identical file without a slot was left by an
    /// interrupted run and is reused.
    private mutating func newName(for file: ExportedFile) throws(FileError) -> String {
        var name = file.name
        var number = 1
        while let entry = entries[name.lowercased()] {
            let isFree = !slots.contains { $0.filename?.lowercased() == name.lowercased() }
            if isFree, entry.kind == .file, !entry.isLink, entry.name == name, try holds(entry, file) {
                images[name] = file.digest
                return name
            }
            number += 1
            name = "\(file.stem)-\(number).\(file.name.dropFirst(file.stem.count + 1))"
        }
        entries[name.lowercased()] = FolderEntry(name: name, kind: .other)
        copies.append(SetChange.Copy(source: file.path, name: name, isReplacement: false))
        images[name] = file.digest
        return name
    }

    /// Returns whether a file in the set equals an exported one, comparing sizes first.
    private func holds(_ entry: FolderEntry, _ file: ExportedFile) throws(FileError) -> Bool {
        guard entry.size == file.size else { return false }
        return ImageDigest(try fileSystem.read(FilePath.join(folder, entry.name))) == file.digest
    }
}
