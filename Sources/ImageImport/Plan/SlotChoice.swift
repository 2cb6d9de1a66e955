import Diagnostics

/// Chooses the files for the slots of one image.
struct SlotChoice {
    private(set) var diagnostics: [Diagnostic] = []

    /// Returns a file for each slot, in Xcode's order.
    mutating func images(of files: [NamedImage]) -> [NamedImage] {
        let files = Self.withAnyForLight(files)
        var chosen: [ImageVariant: NamedImage] = [:]
        for var image in files.sorted(by: Self.precedes) {
            // A bitmap without a scale has scale 1.
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

    /// Uses the image for light as the fallback if there is none. Without a fallback, a set is empty on older systems.
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

    /// Vectors come before bitmaps, and files with an explicit scale before others.
    private static func precedes(_ one: NamedImage, _ other: NamedImage) -> Bool {
        if one.file.kind != other.file.kind { return one.file.kind.rank < other.file.kind.rank }
        if one.statesScale != other.statesScale { return one.statesScale }
        return one.file.path.utf8.lexicographicallyPrecedes(other.file.path.utf8)
    }

    private mutating func report(_ image: NamedImage, _ rival: NamedImage) {
        let isMixed = image.file.kind.isVector != rival.file.kind.isVector
        let reason =
            isMixed
            ? "'\(image.name)' has a vector and a bitmap; the vector is used and this file is skipped"
            : "two files match one slot of '\(image.name)'; '\(rival.file.name)' is used and this file is skipped"
        diagnostics.add(
            .warning, .duplicateImage, reason, at: image.file.location,
            notes: [Diagnostic.Note("the file that is used is here", at: rival.file.location)],
            advice: "remove the file that you do not need")
    }
}
