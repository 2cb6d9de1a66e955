extension Color {
    /// Interpolates to another color at a position from 0 to 1 without premultiplied alpha (CSS Color 4, section 12):
    /// in a straight line in some space, with hues along the shorter arc.
    ///
    /// A component that is missing in one color is taken from the other.
    package func interpolated(to end: Color, at position: Double, in space: ColorSpace) -> Color {
        var start = converted(to: space)
        var end = end.converted(to: space)
        for index in 0..<3 {
            if start[index] == nil, let number = end[index] { start = start.with(number, at: index) }
            if end[index] == nil, let number = start[index] { end = end.with(number, at: index) }
        }
        var step = end.numbers - start.numbers
        if let hueIndex = space.hueIndex { step[hueIndex] = Self.shorterArc(step[hueIndex]) }
        var numbers = start.numbers + step * position
        if let hueIndex = space.hueIndex { numbers[hueIndex] = ElementaryFunctions.turned(numbers[hueIndex]) }
        let alpha = start.alpha + (end.alpha - start.alpha) * position
        return Color(space, numbers, missing: start.missing, alpha: alpha)
    }

    /// Normalizes an angle in degrees to -180…180.
    private static func shorterArc(_ degrees: Double) -> Double {
        let turn = ElementaryFunctions.turned(degrees)
        return turn > 180 || (turn == 180 && degrees < 0) ? turn - 360 : turn
    }
}
