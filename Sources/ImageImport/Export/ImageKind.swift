/// What an image file is, by the ending of its name: those that an image set can hold, the one that is preferred first.
enum ImageKind: String, CaseIterable, Sendable {
    case svg, pdf, png, heic, heif, jpg, jpeg

    /// Whether it is drawn at any size, so that one file serves all scales.
    var isVector: Bool { self == .svg || self == .pdf }

    /// Its place among the kinds: of two files for one slot, the first is taken.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
