/// The limits on what a run reads and writes, so that no input exhausts the memory. The limits of a single output are
/// in `RenderLimits` of the engine.
enum SizeLimits {
    /// The size of all outputs of a run together. All are rendered before the first is written.
    static let outputBytes = 512 << 20
    /// The number of outputs that are rendered concurrently. All at once could exhaust the memory before the total is
    /// checked.
    static let outputsAtOnce = 8
    /// The size of all templates in a team's folder together. The built-in ones have a hundredth of it.
    static let templateBytes = 8 << 20
    /// The size of a template's beginning that is searched for a declaration.
    static let declarationBytes = 64 << 10
    /// The number of lines in these templates. Each line compiles to several steps of a program.
    static let templateLines = 250_000
}
