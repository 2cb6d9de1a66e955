import DesignTokens
import FontFiles

/// The PostScript names of the fonts that tokens name by family, weight and style.
///
/// Names in the configuration come first, then those in font files. If neither has the family, the name is a guess.
package struct FontNames: Sendable {
    /// How a name was found.
    enum Source: Sendable, Hashable {
        /// The exact font, or the system's.
        case exact
        /// The family has no such font; this is its nearest one.
        case nearest(family: String, style: String)
        /// The family is unknown.
        case guess
    }

    /// A font from the configuration or a file.
    private struct Known {
        var request: FontRequest
        var name: FontName
        var isPlain: Bool
    }

    /// The font files, as paths relative to the configuration's folder.
    package let files: [String]
    /// The PostScript names of the fonts in the files.
    let postScriptNames: [String]
    /// The families of these fonts.
    let familyNames: [String]
    private var families: [FontFamilyKey: [Known]] = [:]
    /// The fonts in the files, by PostScript name.
    private var faces: [String: FontName] = [:]
    /// The families that replace others.
    private var substitutes: [FontFamilyKey: String] = [:]

    package init() { (files, postScriptNames, familyNames) = ([], [], []) }

    /// Creates the names from font files and the configuration.
    ///
    /// - Parameters:
    ///   - faces: The fonts in the files.
    ///   - files: The files.
    ///   - stated: The configured PostScript names of families' fonts, which win over those in files.
    ///   - substitutes: The replacement families, by the families that they replace.
    init(
        _ faces: [FontFace], in files: [String], stated: [(family: String, request: FontRequest, name: String)],
        substitutes: [(family: String, other: String)]
    ) {
        self.files = files
        postScriptNames = faces.map(\.postScriptName)
        familyNames = Array(Set(faces.flatMap(\.families))).sorted()
        self.substitutes = Dictionary(substitutes.map { (FontFamilyKey($0.family), $0.other) }) { _, last in last }
        let heights = Dictionary(faces.map { ($0.postScriptName, $0.naturalLineHeight) }) { first, _ in first }
        for (family, request, name) in stated {
            let known = FontName.named(name, naturalLineHeightPerPoint: heights[name] ?? nil)
            add(known, to: FontFamilyKey(family), request, isPlain: true)
        }
        for face in faces { add(face) }
    }

    private mutating func add(_ face: FontFace) {
        let keys = Set(face.families.map(FontFamilyKey.init))
        let name = FontName.named(face.postScriptName, naturalLineHeightPerPoint: face.naturalLineHeight)
        faces[face.postScriptName] = name
        for key in keys.union(keys.compactMap(\.withoutVariable)) {
            let request = FontRequest(families: [], weight: face.weight, isItalic: face.isItalic)
            add(name, to: key, request, isPlain: face.isPlain)
        }
    }

    private mutating func add(_ name: FontName, to family: FontFamilyKey, _ request: FontRequest, isPlain: Bool) {
        families[family, default: []].append(Known(request: request, name: name, isPlain: isPlain))
    }
}

// MARK: - Asking

extension FontNames {
    /// Returns the name of a family's font.
    package func postScriptName(family: String, weight: Double, isItalic: Bool) -> FontName {
        name(for: FontRequest(families: [family], weight: weight, isItalic: isItalic)).name
    }

    /// Returns the name of a text style's font; `nil` for a value without a family.
    package func postScriptName(of style: TokenValue) -> FontName? { FontRequest(style).map { name(for: $0).name } }

    /// Returns the name of the first known family's font. System fonts count only in the first place: behind others
    /// they are fallbacks, which the system applies itself.
    func name(for request: FontRequest) -> (name: FontName, source: Source) {
        let wanted = request.families.map(substituted)
        for (place, family) in wanted.enumerated() {
            let nearest = families[FontFamilyKey(family)].flatMap { self.nearest(to: request, among: $0) }
            if let nearest, nearest.request.style == request.style { return (nearest.name, .exact) }
            if request.styleName != nil, let face = faces[Self.guess(family, request)] { return (face, .exact) }
            if let nearest { return (nearest.name, .nearest(family: family, style: nearest.request.style)) }
            if let face = faces[family] { return (face, .exact) }
            // The system's font has no styles but weights.
            guard place == 0, request.styleName == nil, let system = FontName(systemFont: family) else { continue }
            return (system, .exact)
        }
        return guess(wanted.first ?? "", for: request)
    }

    /// Returns the guessed name of an unknown family's font. A PostScript name is kept, unless there are font files and
    /// none has it.
    private func guess(_ family: String, for request: FontRequest) -> (name: FontName, source: Source) {
        guard StyledFontName(family) != nil, request.styleName == nil else {
            return (.guessed(Self.guess(family, request)), .guess)
        }
        return files.isEmpty
            ? (.named(family, naturalLineHeightPerPoint: nil), .exact) : (.guessed(family), .guess)
    }

    private func substituted(_ family: String) -> String { substitutes[FontFamilyKey(family)] ?? family }

    /// Returns the font with the nearest style, weight and width, in this order; the first of several.
    private func nearest(to request: FontRequest, among fonts: [Known]) -> Known? {
        func distance(_ font: Known) -> (Int, Int, Double, Int) {
            let isNamed = font.request.styleName == request.styleName
            let isOfStyle = font.request.isItalic == request.isItalic
            return (isNamed ? 0 : 1, isOfStyle ? 0 : 1, abs(font.request.weight - request.weight), font.isPlain ? 0 : 1)
        }
        return fonts.min { distance($0) < distance($1) }
    }

    /// Returns the usual name of a font: the family without spaces, a hyphen and the style, such as
    /// `PlusJakartaSans-SemiBoldItalic`.
    private static func guess(_ family: String, _ request: FontRequest) -> String {
        let name = family.split(whereSeparator: \.isWhitespace).joined()
        if let style = request.styleName { return "\(name)-\(style.split(whereSeparator: \.isWhitespace).joined())" }
        let (step, isItalic) = (FontStep.nearest(to: request.weight), request.isItalic)
        return "\(name)-\(isItalic && step == .regular ? "" : step.styleName)\(isItalic ? "Italic" : "")"
    }
}
