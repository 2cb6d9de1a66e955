extension TokenType {
    /// A value of the type, for advice.
    var example: String {
        switch self {
        case .color: "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }"
        case .dimension: "{ \"value\": 1, \"unit\": \"px\" }"
        case .duration: "{ \"value\": 200, \"unit\": \"ms\" }"
        case .cubicBezier: "[0.42, 0, 0.58, 1]"
        case .fontFamily: "\"SF Pro\""
        case .fontWeight: "400"
        case .strokeStyle: "\"solid\""
        default: "…"
        }
    }

    /// The name of the type for messages.
    var words: String {
        switch self {
        case .fontFamily: "font family"
        case .fontWeight: "font weight"
        case .cubicBezier: "timing curve"
        case .strokeStyle: "stroke style"
        default: rawValue
        }
    }
}
