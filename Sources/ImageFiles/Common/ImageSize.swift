/// How large an image is: in pixels, or, of PDF and SVG, in points.
package struct ImageSize: Sendable, Hashable {
    package var width: Double
    package var height: Double

    /// A size; `nil` where a side is not above zero, or so long that no file means it.
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
