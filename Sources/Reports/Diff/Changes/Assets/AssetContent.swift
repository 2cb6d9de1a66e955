import AssetCatalogs
import Diagnostics
import FileAccess

/// The properties of an asset that stay the same if it is renamed: its kind, and the numbers of slots and files.
struct AssetShape: Hashable {
    private let kind: AssetKind
    private let slotCount: Int
    private let fileCount: Int

    /// Creates the shape of an asset; `nil` if it has no content.
    init?(_ asset: Asset) {
        guard asset.slots.contains(where: { $0.file != nil || $0.color != nil }) else { return nil }
        (kind, slotCount, fileCount) = (asset.kind, asset.slots.count, asset.files.count)
    }
}

/// The content of an asset without any names: its slots with the bytes of their files, and its properties.
struct AssetContent: Hashable {
    private let kind: AssetKind
    private let slots: [Slot]
    private let properties: AssetProperties
    /// The files outside of slots.
    private let others: Set<Digest>

    private struct Slot: Hashable {
        let traits: [AssetSlot.Trait]
        let color: CatalogColor.Value?
        let file: Digest?
    }

    private struct Digest: Hashable {
        let count: Int
        let hash: StableHash
    }

    /// Reads the files of an asset; `nil` if one of them cannot be read.
    init?(_ asset: Asset, _ fileSystem: any FileSystem) {
        var digests: [String: Digest] = [:]
        for file in asset.files {
            guard let bytes = try? fileSystem.read(FilePath.join(asset.location.path, file)) else { return nil }
            digests[file] = Digest(count: bytes.count, hash: StableHash(bytes))
        }
        kind = asset.kind
        properties = asset.properties
        slots = asset.slots.map { slot in
            Slot(traits: slot.traits, color: slot.color?.value, file: slot.file.flatMap { digests[$0] })
        }
        let used = Set(asset.slots.compactMap(\.file))
        others = Set(digests.filter { !used.contains($0.key) }.values)
    }
}
