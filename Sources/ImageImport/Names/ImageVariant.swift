import AssetCatalogs

/// What one image of a set is for. A slot in a catalog says the same.
struct ImageVariant: Sendable, Hashable {
    var idiom = ImageIdiom.universal
    var appearance = ImageAppearance.any
    /// 1, 2 or 3; `nil` for an image of all scales.
    var scale: Int?

    /// Whether Xcode lists the slot of one before that of another.
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
    /// What a slot of a catalog is for, as far as an import knows; `nil` where it says anything else. How an image is stretched,
    /// and the like, holds for whatever image is in the slot.
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

/// The device that an image is for, as catalogs and the ends of file names call it.
enum ImageIdiom: String, CaseIterable, Sendable {
    case universal, iphone, ipad, mac, tv, watch, vision, car

    /// The scales that Xcode offers for it.
    var scales: [Int] {
        switch self {
        case .universal, .iphone: [1, 2, 3]
        case .ipad, .mac, .tv: [1, 2]
        case .watch, .vision: [2]
        case .car: [2, 3]
        }
    }
}

/// The appearance in which an image is shown.
struct ImageAppearance: Sendable, Hashable {
    enum Luminosity: String, Sendable {
        case light, dark
    }

    /// `nil` for what is shown where there is no image for the luminosity of the device.
    var luminosity: Luminosity?
    var isHighContrast = false

    static let any = ImageAppearance()

    /// The words for appearances that stand at the end of names; those come first that others end with.
    static let words: [(word: String, appearance: ImageAppearance)] = [
        ("dark-high-contrast", ImageAppearance(luminosity: .dark, isHighContrast: true)),
        ("light-high-contrast", ImageAppearance(luminosity: .light, isHighContrast: true)),
        ("high-contrast", ImageAppearance(isHighContrast: true)),
        ("dark", ImageAppearance(luminosity: .dark)),
        ("light", ImageAppearance(luminosity: .light)),
        ("any", .any),
    ]

    /// The appearance that a word stands for, whatever the case of its letters.
    static func named(_ word: some StringProtocol) -> ImageAppearance? {
        let word = word.lowercased()
        return words.first { $0.word == word }?.appearance
    }
}
