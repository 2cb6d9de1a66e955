import LocatedJSON

/// How to read the value of a token: by its own type, else by a name on its path, else by the value itself.
struct StyleDictionaryType: Hashable, Sendable {
    /// The corresponding Tokens Studio type, or `nil` if the value decides: `#893825` is a color, `16px` a length.
    var studio: StudioType?
    /// The name on the path that implies the type, or `nil` if the token or the value decides.
    var pathName: String?
    /// Whether Style Dictionary multiplies a number without a unit by the text size: `size/swift/remToCGFloat`.
    var isScaled = false

    /// The token type, if the token defines it.
    var statedType: TokenType? { pathName == nil ? tokenType : nil }

    /// The token type, or `nil` if the value decides.
    var tokenType: TokenType? { studio?.tokenType }

    init(_ studio: StudioType?, pathName: String? = nil) {
        self.studio = studio
        self.pathName = pathName
    }

    /// Determines the type of a token.
    ///
    /// - Parameters:
    ///   - stated: The `type` of the token, or of the nearest of its groups.
    ///   - names: The names on its path; the first is the category.
    init(stated: String?, names: [String]) {
        if let type = stated.flatMap(Self.type(named:)) {
            self.init(type)
            isScaled = ["dimension", "fontsize"].contains(stated?.lowercased())
            return
        }
        guard let (type, place) = StudioType.implied(by: names) else {
            self.init(nil)
            return
        }
        self.init(type, pathName: names[place])
        isScaled = names.first?.joinedWords == "size" && tokenType == .dimension
    }

    /// Returns the type with a name in Style Dictionary, the Design Tokens format or Tokens Studio, or `nil` for any
    /// other name.
    private static func type(named name: String) -> StudioType? {
        switch name.lowercased() {
        case "time": .duration
        case "easing": .cubicBezier
        case "content", "string", "fontstyle": .text
        default: StudioType.named(name).flatMap { $0 == .other ? nil : $0 }
        }
    }
}
