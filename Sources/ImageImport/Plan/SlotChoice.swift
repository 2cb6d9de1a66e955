import Diagnostics

/// Chooses among the files of one image those that its slots get.
struct SlotChoice {
    private(set) var diagnostics: [Diagnostic] = []

    /// A file for each slot, in the order in which Xcode lists them.
    mutating func images(of files: [NamedImage]) -> [NamedImage] {
        let files = Self.withAnyForLight(files)
        var chosen: [ImageVariant: NamedImage] = [:]
        for var image in files.sorted(by: Self.precedes) {
            // A bitmap without a scale is for the scale 1.
            if !image.file.kind.isVector { image.variant.scale = image.variant.scale ?? 1 }
            var allScales = image.variant
            allScales.scale = nil
            if let rival = chosen[image.variant] ?? chosen[allScales] {
                report(image, rival)
            } else {
                chosen[image.variant] = image
            }
        }
        return chosen.values.sorted { ImageVariant.precedes($0.variant, $1.variant) }
    }

    /// Where no image is for all appearances, the one for light is: without, a set shows nothing on older systems.
    private static func withAnyForLight(_ files: [NamedImage]) -> [NamedImage] {
        func place(_ image: NamedImage) -> [String] {
            [image.variant.idiom.rawValue, "\(image.variant.appearance.isHighContrast)"]
        }
        let complete = Set(files.filter { $0.variant.appearance.luminosity == nil }.map(place))
        return files.map { file in
            guard file.variant.appearance.luminosity == .light, !complete.contains(place(file)) else { return file }
            var file = file
            file.variant.appearance.luminosity = nil
            return file
        }
    }

    /// Vectors come before bitmaps, and a file that states its scale before one that does not.
    private static func precedes(_ one: NamedImage, _ other: NamedImage) -> Bool {
        if one.file.kind != other.file.kind { return one.file.kind.rank < other.file.kind.rank }
        if one.statesScale != other.statesScale { return one.statesScale }
        return one.file.path.utf8.lexicographicallyPrecedes(other.file.path.utf8)
    }

    private mutating func report(_ image: NamedImage, _ rival: NamedImage) {
        let isMixed = image.file.kind.isVector != rival.file.kind.isVector
        let reason =
            isMixed
            ? "\"\(image.name)\" is there as a vector and as a bitmap: the vector is taken, and this file left out"
            : "two files are for one slot of \"\(image.name)\": \"\(rival.file.name)\" is taken, and this one left out"
        diagnostics.add(
            .warning, .duplicateImage, reason, at: image.file.location,
            notes: [Diagnostic.Note("the file that is taken stands here", at: rival.file.location)],
            advice: "take the one away that is not meant")
    }
}
