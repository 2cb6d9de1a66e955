/// The type of an image file by extension, in order of preference.
enum ImageKind: String, CaseIterable, Sendable {
    case svg, pdf, png, heic, heif, jpg, jpeg

    /// Whether one file serves all scales.
    var isVector: Bool { self == .svg || self == .pdf }

    /// The rank of the kind. The first of two files for one slot is used.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
