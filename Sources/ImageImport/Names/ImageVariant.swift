import AssetCatalogs

/// The variant of an image in a set, corresponding to a slot in a catalog.
struct ImageVariant: Sendable, Hashable {
    var idiom = ImageIdiom.universal
    var appearance = ImageAppearance.any
    /// 1, 2 or 3; `nil` for all scales.
    var scale: Int?

    /// Returns whether Xcode lists the slot of one before that of the other.
    static func precedes(_ one: ImageVariant, _ other: ImageVariant) -> Bool {
        one.order.lexicographicallyPrecedes(other.order)
    }

    private var order: [Int] {
        let luminosity = appearance.luminosity.map { $0 == .light ? 1 : 2 } ?? 0
        let device = ImageIdiom.allCases.firstIndex(of: idiom) ?? 0
        return [device, scale ?? 0, appearance.isHighContrast ? 1 : 0, luminosity]
    }
}

extension ImageVariant {
    /// Creates the variant of a slot; `nil` if it has unsupported traits. Other properties, such as resizing, apply to
    /// any image in the slot.
    init?(_ traits: [AssetSlot.Trait]) {
        for trait in traits {
            switch trait.key {
            case "idiom":
                guard let idiom = ImageIdiom(rawValue: trait.value) else { return nil }
                self.idiom = idiom
            case "scale":
                guard let scale = [1, 2, 3].first(where: { trait.value == "\($0)x" }) else { return nil }
                self.scale = scale
            case "luminosity":
                guard let luminosity = ImageAppearance.Luminosity(rawValue: trait.value) else { return nil }
                appearance.luminosity = luminosity
            case "contrast" where trait.value == "high": appearance.isHighContrast = true
            default: return nil
            }
        }
    }
}

/// The device of an image, as in catalogs and file names.
enum ImageIdiom: String, CaseIterable, Sendable {
    case universal, iphone, ipad, mac, tv, watch, vision, car

    /// The scales that Xcode offers.
    var scales: [Int] {
        switch self {
        case .universal, .iphone: [1, 2, 3]
        case .ipad, .mac, .tv: [1, 2]
        case .watch, .vision: [2]
        case .car: [2, 3]
        }
    }
}

/// The appearance of an image.
struct ImageAppearance: Sendable, Hashable {
    enum Luminosity: String, Sendable {
        case light, dark
    }

    /// The luminosity; `nil` for the fallback without one.
    var luminosity: Luminosity?
    var isHighContrast = false

    static let any = ImageAppearance()

    /// The words for appearances at the end of names; longer ones come first.
    static let words: [(word: String, appearance: ImageAppearance)] = [
        ("dark-high-contrast", ImageAppearance(luminosity: .dark, isHighContrast: true)),
        ("light-high-contrast", ImageAppearance(luminosity: .light, isHighContrast: true)),
        ("high-contrast", ImageAppearance(isHighContrast: true)),
        ("dark", ImageAppearance(luminosity: .dark)),
        ("light", ImageAppearance(luminosity: .light)),
        ("any", .any),
    ]

    /// Returns the appearance for a word, ignoring case.
    static func named(_ word: some StringProtocol) -> ImageAppearance? {
        let word = word.lowercased()
        return words.first { $0.word == word }?.appearance
    }
}
