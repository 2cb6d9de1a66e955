/// What a file is held to.
package enum ReadingRules: Sendable {
    /// What Figma exports: a dialect of the format with types and spellings of its own. Tokens Studio's are as loose.
    case figma
    /// The format module 2025.10, and spellings from before that are still common: those are warned of.
    case lenient
    /// The format module 2025.10 to the letter.
    case strict
}
