/// How much a run takes in and makes, so that no input fills the memory of the machine. What one output can have is in
/// `RenderLimits` of the engine.
enum SizeLimits {
    /// All outputs of a run together: all are rendered before the first is written.
    static let outputBytes = 512 << 20
    /// The outputs that are rendered side by side: all at once would fill the memory before anybody counts.
    static let outputsAtOnce = 8
    /// All templates of a team's folder together; the built-in ones have a hundredth of that.
    static let templateBytes = 8 << 20
    /// The beginning of a template, in which it says what it is.
    static let declarationBytes = 64 << 10
    /// The lines of these, each of which is some steps of a program.
    static let templateLines = 250_000
}
