import Diagnostics

/// An input that means nothing to what was read, with the error that it is where it means nothing to anything else.
package struct RejectedInput: Sendable {
    /// Its place among all inputs.
    package var place: Int
    package var diagnostic: Diagnostic
    /// Whether there is the modifier, which lacks the context alone.
    package var knowsModifier = false
}
