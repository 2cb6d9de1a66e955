import Diagnostics

/// Chooses among the files of one image those that its slots get.
struct SlotChoice {
    private(set) var diagnostics: [Diagnostic] = []

    /// A file for each slot, in the order in which Xcode lists them.
    mutating func images(of files: [NamedImage]) -> [PlannedImage] {
        let files = Self.withAnyForLight(files)
        var chosen: [ImageVariant: NamedImage] = [:]
        var slots: [ImageVariant] = []
        for image in files.sorted(by: Self.precedes) {
            let variant = Self.slot(of: image)
            let rival = chosen[variant] ?? (variant.scale == nil ? nil : chosen[Self.allScales(variant)])
            guard let rival else {
                chosen[variant] = image
                slots.append(variant)
                continue
            }
            report(image, rival)
        }
        return slots.sorted(by: ImageVariant.precedes).compactMap { slot in
            chosen[slot].map {
                PlannedImage(file: $0.file, variant: slot, statesScale: $0.variant.scale != nil)
            }
        }
    }

    /// Where no image is for all appearances, the one for light is: without, a set shows nothing on older systems.
    private static func withAnyForLight(_ files: [NamedImage]) -> [NamedImage] {
        func place(_ image: NamedImage) -> [String] {
            [image.variant.idiom.rawValue, "\(image.variant.appearance.isHighContrast)"]
        }
        let complete = Set(files.filter { $0.variant.appearance.luminosity == nil }.map(place))
        return files.map { complete.contains(place($0)) ? $0 : $0.withoutLight }
    }

    /// The slot for a file: a bitmap without a scale is for the scale 1.
    private static func slot(of image: NamedImage) -> ImageVariant {
        var variant = image.variant
        variant.scale = image.file.kind.isVector ? nil : variant.scale ?? 1
        return variant
    }

    private static func allScales(_ variant: ImageVariant) -> ImageVariant {
        var variant = variant
        variant.scale = nil
        return variant
    }

    /// Vectors come before bitmaps, and a file that states its scale before one that does not.
    private static func precedes(_ one: NamedImage, _ other: NamedImage) -> Bool {
        if one.file.kind != other.file.kind { return one.file.kind.rank < other.file.kind.rank }
        if (one.variant.scale == nil) != (other.variant.scale == nil) { return one.variant.scale != nil }
        return one.file.path.utf8.lexicographicallyPrecedes(other.file.path.utf8)
    }

    private mutating func report(_ image: NamedImage, _ rival: NamedImage) {
        let isMixed = image.file.kind.isVector != rival.file.kind.isVector
        let reason =
            isMixed
            ? "\"\(image.name)\" is there as a vector and as a bitmap: the vector is taken, and this file left out"
            : "two files are for one slot of \"\(image.name)\": \"\(rival.file.name)\" is taken, and this one left out"
        diagnostics.append(
            Diagnostic(
                .warning, .duplicateImage, reason, at: image.file.location,
                notes: [Diagnostic.Note("the file that is taken stands here", at: rival.file.location)],
                advice: "take the one away that is not meant"))
    }
}
