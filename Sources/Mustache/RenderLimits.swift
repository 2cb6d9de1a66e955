/// Limits on rendering, so that no template can run for long or exhaust the memory.
package struct RenderLimits: Sendable {
    /// The maximum number of operations, lookups of names and items of lists, which take some seconds.
    package var steps = 500_000_000
    /// The maximum number of bytes. An output of 200,000 tokens has a fifth of them.
    package var bytes = 128 << 20

    /// The number of bytes for which there is room at first.
    package var expectedBytes = 0

    package init() {}
}
