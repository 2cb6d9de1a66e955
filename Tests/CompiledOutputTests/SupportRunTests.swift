#if !canImport(Darwin)
import GoldenCases
import TestSupport
import Testing

/// The stubs record what they are given, which Apple's types do not.
@Suite("The support file at run time", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct SupportRunTests {
    private static let program = """
        import SwiftUI

        func text(_ numbers: [CGFloat]) -> String {
            numbers.map { String((Double($0) * 1000).rounded() / 1000 + 0) }.joined(separator: " ")
        }

        func points(_ angle: Double, _ width: CGFloat, _ height: CGFloat) {
            let gradient = AngledGradient(stops: [], angle: angle).linear(in: CGSize(width: width, height: height))
            print(angle, text(gradient.recordedPoints.flatMap { [$0.x, $0.y] }))
        }

        points(90, 100, 100)
        points(180, 100, 100)
        points(45, 100, 100)
        points(120, 100, 100)
        points(45, 200, 100)
        print("conic", AngularGradient(stops: [], center: .center, angleFromTop: 45).recordedAngle.degrees)
        print("radial", text([EllipticalGradient(stops: [], farthestCornerFrom: .center).recordedFraction]))
        print("radius", text([LayeredShadow.Layer(color: .black, blur: 12).radius]))
        for pattern in [StrokePattern.solid, .dashed, .dotted, .dashes([5], lineCap: .square)] {
            let style = pattern.strokeStyle(lineWidth: 2)
            print(style.lineCap, text(style.dash))
        }
        let style = TextStyle(face: .custom("Any"), size: 16, lineHeight: 24, tracking: 0.5)
        if let paragraph = style.attributes[.paragraphStyle] as? NSMutableParagraphStyle {
            print("lines", text([paragraph.minimumLineHeight, paragraph.maximumLineHeight]))
        }
        print("offset", text([style.attributes[.baselineOffset], style.attributes[.kern]].compactMap { $0 as? CGFloat }))

        """

    @Test("gradients, shadows, lines and text styles have the numbers of the design")
    func numbers() async throws {
        try await withTemporaryFolder { folder in
            let files = [try GoldenCase(name: "types-studio").file("Support.swift")]
            let output = try await SwiftProgram(folder).output(of: Self.program, with: files)
            #expect(output == Self.numbers)
        }
    }

    private static let numbers = """
        90.0 0.0 0.5 1.0 0.5
        180.0 0.5 0.0 0.5 1.0
        45.0 0.0 1.0 1.0 0.0
        120.0 -0.092 0.158 1.092 0.842
        45.0 0.125 1.25 0.875 -0.25
        conic -45.0
        radial 0.707
        radius 6.0
        butt\u{20}
        butt 6.0 6.0
        round 0.0 4.0
        square 5.0
        lines 24.0 24.0
        offset 2.0 0.5

        """
}
#endif
