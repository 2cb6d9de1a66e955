/// What rendering may take: no template can keep the machine busy for long, or fill its memory.
package struct RenderLimits: Sendable {
    /// How many operations run, frames are asked for a name, and items of lists are made: some seconds.
    package var steps = 500_000_000
    /// How many bytes are written. An output of 200,000 tokens has a fifth of them.
    package var bytes = 128 << 20

    package init() {}
}
