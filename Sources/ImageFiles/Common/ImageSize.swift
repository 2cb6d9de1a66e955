/// The size of an image in pixels, or in points for PDF and SVG.
package struct ImageSize: Sendable, Hashable {
    package var width: Double
    package var height: Double

    /// A size, or `nil` if a side is not positive, or unreasonably long.
    package init?(_ width: Double, _ height: Double) {
        guard width > 0, height > 0, width < 1e9, height < 1e9 else { return nil }
        (self.width, self.height) = (width, height)
    }

    init?(_ width: Int?, _ height: Int?) {
        guard let width, let height else { return nil }
        self.init(Double(width), Double(height))
    }

    /// The size after a quarter turn.
    var turned: ImageSize {
        var turned = self
        swap(&turned.width, &turned.height)
        return turned
    }
}
