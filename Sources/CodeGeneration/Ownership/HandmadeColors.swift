import AssetCatalogs

extension AssetCatalog {
    /// Whether the catalog has a color set with a color that no configuration writes.
    package var hasHandmadeColors: Bool {
        assets(.color).contains { set in
            let isColor = set.slots.contains { slot in
                if case .components? = slot.color?.value { true } else { false }
            }
            return isColor && set.contents.flatMap { JSONHeader.catalog.read($0.bytes) } == nil
        }
    }
}
