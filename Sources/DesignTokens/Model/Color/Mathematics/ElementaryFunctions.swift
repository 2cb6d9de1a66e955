#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The C library functions that colors need, so that no other file has to import it.
enum ElementaryFunctions {
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    static func exponential(_ number: Double) -> Double { exp(number) }

    /// The cube root, which is negative for a negative number.
    static func cubeRoot(_ number: Double) -> Double { cbrt(number) }

    /// The point at a distance from the origin in a direction in degrees.
    static func point(distance: Double, degrees: Double) -> (x: Double, y: Double) {
        let angle = degrees * .pi / 180
        return (distance * cos(angle), distance * sin(angle))
    }

    /// The direction of a point in degrees, 0 ..< 360.
    static func degrees(x: Double, y: Double) -> Double { turned(atan2(y, x) * 180 / .pi) }

    /// The angle normalized to 0 ..< 360 degrees.
    static func turned(_ degrees: Double) -> Double {
        let rest = fmod(degrees, 360)
        let positive = rest < 0 ? rest + 360 : rest
        return positive < 360 ? positive : 0
    }
}
