extension Duration {
    /// The duration in milliseconds.
    var milliseconds: Double { self / .milliseconds(1) }
}

extension [Double] {
    /// The middle value; of an even number of values, the lower of the two in the middle.
    var median: Double { isEmpty ? 0 : sorted()[(count - 1) / 2] }
}

extension [Duration] {
    /// The middle value, in milliseconds.
    var median: Double { map(\.milliseconds).median }
}
