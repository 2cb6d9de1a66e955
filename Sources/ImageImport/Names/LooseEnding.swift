import Diagnostics

/// An appearance at the end of a name without a mark: `icon-dark`, `icon_dark`, `icon--dark`.
///
/// It may be part of the name, as in `traffic-light`, so it only counts if related images exist.
struct LooseEnding: Hashable {
    let name: String
    let appearance: ImageAppearance

    init?(_ text: String) {
        let lower = text.lowercased()
        guard let last = lower.utf8.last, Self.lastBytes.contains(last) else { return nil }
        let ending = Self.endings.first { lower.hasSuffix($0.text) && lower.count > $0.text.count }
        guard let ending else { return nil }
        let rest = text.dropLast(ending.text.count)
        guard let end = rest.lastIndex(where: { $0 != "-" && $0 != "_" }) else { return nil }
        name = String(rest[...end])
        appearance = ending.appearance
    }

    /// The words for appearances, with a leading hyphen or underscore.
    private static let endings: [(text: String, appearance: ImageAppearance)] = ImageAppearance.words
        .filter { $0.appearance != .any }.flatMap { word, appearance in
            ["-", "_"].map { ($0 + word.replacing("-", with: $0), appearance) }
        }

    /// The last bytes of the words, for a quick check.
    private static let lastBytes = Set(endings.compactMap(\.text.utf8.last))
}

/// Decides which loose endings mean an appearance.
struct LooseEndings {
    private var names: Set<String> = []
    /// The images with a file for a luminosity, by a loose ending or a mark.
    private var luminosities: Set<[String]> = []

    private(set) var diagnostics: [Diagnostic] = []

    init(_ images: [NamedImage]) {
        for image in images {
            names.insert(image.key)
            let ending = Self.ending(of: image)
            let whole = ending.map(image.taking) ?? image
            guard let luminosity = whole.variant.appearance.luminosity else { continue }
            luminosities.insert([whole.key, luminosity.rawValue])
        }
    }

    /// Returns the image of a file.
    mutating func resolve(_ image: NamedImage) -> NamedImage {
        guard let ending = Self.ending(of: image) else { return image }
        let other = image.taking(ending)
        let isLight = ending.appearance.luminosity == .light
        let partner = luminosities.contains([other.key, isLight ? "dark" : "light"])
        if partner || (!isLight && names.contains(other.key)) { return other }
        if !isLight {
            diagnostics.add(
                .note, .noLightImage,
                "cannot find an image '\(ending.name)' that this file could be a variant of; the file is imported as "
                    + "'\(image.name)'",
                at: image.file.location,
                advice: "if it is a variant of another image, give both the same name")
        }
        return image
    }

    /// Returns the ending of a name without an appearance mark.
    private static func ending(of image: NamedImage) -> LooseEnding? {
        image.variant.appearance == .any ? LooseEnding(image.name) : nil
    }
}
