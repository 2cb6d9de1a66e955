/// The types that the support file declares.
enum SupportType {
    static let textStyle = "TextStyle"
    static let layeredShadow = "LayeredShadow"
    static let angledGradient = "AngledGradient"
    static let borderStyle = "BorderStyle"
    static let strokePattern = "StrokePattern"

    static let all: Set<String> = [textStyle, layeredShadow, angledGradient, borderStyle, strokePattern]
}
