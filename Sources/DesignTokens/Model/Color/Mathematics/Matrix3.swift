/// A linear function of three numbers, as the three columns of its matrix.
struct Matrix3: Sendable {
    private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix from its rows.
    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        columns = (
            SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z)
        )
    }

    static func * (matrix: Matrix3, numbers: SIMD3<Double>) -> SIMD3<Double> {
        let (first, second, third) = matrix.columns
        return first * numbers.x + second * numbers.y + third * numbers.z
    }

    /// The inverse matrix, which must exist. Its rows are cross products of the columns, divided by the determinant.
    var inverse: Matrix3 {
        let (first, second, third) = columns
        let determinant = (first * Self.cross(second, third)).sum()
        return Matrix3(
            Self.cross(second, third) / determinant, Self.cross(third, first) / determinant,
            Self.cross(first, second) / determinant)
    }

    private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
            left.x * right.y - left.y * right.x)
    }
}
