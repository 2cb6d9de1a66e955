import DesignTokens
import FontFiles

/// The PostScript names by which apps load the fonts that tokens name by family, weight and style.
///
/// What the configuration states counts first, then what the font files say of themselves. Where neither knows the
/// family, the name is a guess.
package struct FontNames: Sendable {
    /// How a name was found.
    enum Source: Sendable, Hashable {
        /// It is that of the very font, or the system's.
        case exact
        /// A family that is known has no such font: it is that of its nearest one, of this style.
        case nearest(family: String, style: String)
        /// Nothing knows the family.
        case guess
    }

    /// A font that the configuration or a file states.
    private struct Known {
        var request: FontRequest
        var name: FontName
        var isPlain: Bool
    }

    /// The font files, as paths that begin in the configuration's folder.
    package let files: [String]
    /// The PostScript names of the fonts in them.
    let postScriptNames: [String]
    /// The families of these fonts.
    let familyNames: [String]
    private var families: [FontFamilyKey: [Known]] = [:]
    /// The fonts in the files by their PostScript names.
    private var faces: [String: FontName] = [:]
    /// The families that stand for others.
    private var substitutes: [FontFamilyKey: String] = [:]

    package init() { (files, postScriptNames, familyNames) = ([], [], []) }

    /// Knows the fonts of files, and what is stated of families.
    ///
    /// - Parameters:
    ///   - faces: The fonts that the files hold.
    ///   - files: The files.
    ///   - stated: PostScript names of families' fonts, which count before those of files.
    ///   - substitutes: The families that stand for others, by these.
    init(
        _ faces: [FontFace], in files: [String], stated: [(family: String, weight: FontWeight, name: String)],
        substitutes: [(family: String, other: String)]
    ) {
        self.files = files
        postScriptNames = faces.map(\.postScriptName)
        familyNames = Array(Set(faces.flatMap(\.families))).sorted()
        self.substitutes = Dictionary(substitutes.map { (FontFamilyKey($0.family), $0.other) }) { _, last in last }
        let heights = Dictionary(faces.map { ($0.postScriptName, $0.naturalLineHeight) }) { first, _ in first }
        for (family, weight, name) in stated {
            let known = FontName.named(name, naturalLineHeightPerPoint: heights[name] ?? nil)
            add(known, to: FontFamilyKey(family), weight.weight, isItalic: weight.isItalic, isPlain: true)
        }
        for face in faces { add(face) }
    }

    private mutating func add(_ face: FontFace) {
        let keys = Set(face.families.map(FontFamilyKey.init))
        let name = FontName.named(face.postScriptName, naturalLineHeightPerPoint: face.naturalLineHeight)
        faces[face.postScriptName] = name
        for key in keys.union(keys.compactMap(\.withoutVariable)) {
            add(name, to: key, face.weight, isItalic: face.isItalic, isPlain: face.isPlain)
        }
    }

    private mutating func add(
        _ name: FontName, to family: FontFamilyKey, _ weight: Double, isItalic: Bool, isPlain: Bool
    ) {
        let request = FontRequest(families: [], weight: weight, isItalic: isItalic)
        families[family, default: []].append(Known(request: request, name: name, isPlain: isPlain))
    }
}

// MARK: - Asking

extension FontNames {
    /// What the font of a family is called.
    package func postScriptName(family: String, weight: Double, isItalic: Bool) -> FontName {
        name(for: FontRequest(families: [family], weight: weight, isItalic: isItalic)).name
    }

    /// What the font is called that a text style asks for; `nil` for a value that names no family.
    package func postScriptName(of style: TokenValue) -> FontName? { FontRequest(style).map { name(for: $0).name } }

    /// What the font of the first family is called that is known. A system's font behind others stands in for them where
    /// they are missing, which the system sees to itself: it counts in the first place only.
    func name(for request: FontRequest) -> (name: FontName, source: Source) {
        let wanted = request.families.map(substituted)
        for (place, family) in wanted.enumerated() {
            if let nearest = families[FontFamilyKey(family)].flatMap({ nearest(to: request, among: $0) }) {
                let isExact = nearest.request.style == request.style
                return (nearest.name, isExact ? .exact : .nearest(family: family, style: nearest.request.style))
            }
            if let face = faces[family] { return (face, .exact) }
            if place == 0, let system = FontName(systemFont: family) { return (system, .exact) }
        }
        return guess(wanted.first ?? "", for: request)
    }

    /// The name of a font of a family that nothing knows. A PostScript name is what it is, unless the files are there and
    /// none has it.
    private func guess(_ family: String, for request: FontRequest) -> (name: FontName, source: Source) {
        guard StyledFontName(family) != nil else {
            let name = Self.guess(family, weight: request.weight, isItalic: request.isItalic)
            return (.guessed(name), .guess)
        }
        return files.isEmpty
            ? (.named(family, naturalLineHeightPerPoint: nil), .exact) : (.guessed(family), .guess)
    }

    private func substituted(_ family: String) -> String { substitutes[FontFamilyKey(family)] ?? family }

    /// The font whose style, weight and width are nearest, in this order; the first of several.
    private func nearest(to request: FontRequest, among fonts: [Known]) -> Known? {
        func distance(_ font: Known) -> (Int, Double, Int) {
            let isOfStyle = font.request.isItalic == request.isItalic
            return (isOfStyle ? 0 : 1, abs(font.request.weight - request.weight), font.isPlain ? 0 : 1)
        }
        return fonts.min { distance($0) < distance($1) }
    }

    /// The name that foundries give a font as a rule: the family without spaces and the style behind a hyphen,
    /// `PlusJakartaSans-SemiBoldItalic`.
    private static func guess(_ family: String, weight: Double, isItalic: Bool) -> String {
        let name = family.split(whereSeparator: \.isWhitespace).joined()
        let step = FontStep.nearest(to: weight)
        return "\(name)-\(isItalic && step == .regular ? "" : step.styleName)\(isItalic ? "Italic" : "")"
    }
}
