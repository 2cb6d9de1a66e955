import DesignSystem
import Foundation
import Testing

@Suite("Numbers")
struct NumberTests {
    @Test(
        "a spacing is called by its size",
        arguments: [
            (CGFloat.s0, 0), (.s2, 2), (.s4, 4), (.s8, 8), (.s16, 16), (.s24, 24),
            (.s32, 32), (.s40, 40), (.s48, 48), (.s64, 64), (.s80, 80), (.s96, 96),
        ] as [(CGFloat, CGFloat)]
    )
    func spacing(generated: CGFloat, expected: CGFloat) {
        #expect(generated == expected)
    }

    @Test("a radius is called by its name, even where the name is a keyword or a case of Optional")
    func radius() {
        #expect(CGFloat.none == 0)
        #expect(CGFloat.default == 6)
        #expect(CGFloat.full == 9999)
    }

    #if canImport(SwiftUI)
    @Test("a component's number follows its alias")
    func componentRadius() {
        #expect(ComponentToken.Button.radius == .default)
        #expect(ComponentToken.Input.radius == .default)
    }
    #endif
}
