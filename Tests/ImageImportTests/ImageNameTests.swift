import Testing

@testable import ImageImport

struct ImageNameTests {
    @Test(
        arguments: [
            ("icon", "icon", ImageVariant()),
            ("icon@2x", "icon", ImageVariant(scale: 2)),
            ("icon@3X", "icon", ImageVariant(scale: 3)),
            ("icon~dark", "icon", ImageVariant(appearance: ImageAppearance(luminosity: .dark))),
            ("icon~DARK@2x", "icon", ImageVariant(appearance: ImageAppearance(luminosity: .dark), scale: 2)),
            ("icon@2x~ipad", "icon", ImageVariant(idiom: .ipad, scale: 2)),
            (
                "icon~dark-high-contrast~ipad@1x", "icon",
                ImageVariant(
                    idiom: .ipad, appearance: ImageAppearance(luminosity: .dark, isHighContrast: true), scale: 1)
            ),
            ("icon~high-contrast", "icon", ImageVariant(appearance: ImageAppearance(isHighContrast: true))),
            ("arrow.right", "arrow.right", ImageVariant()),
            ("mail@home", "mail@home", ImageVariant()),
            ("mail@x", "mail@x", ImageVariant()),
            ("👍🏽 größe", "👍🏽 größe", ImageVariant()),
            ("a.imageset", "a.imageset", ImageVariant()),
        ])
    func `marks at the end of a name say what an image is for`(stem: String, name: String, variant: ImageVariant) throws
    {
        let image = try ImageName(stem)
        #expect(image.text == name)
        #expect(image.variant == variant)
    }

    @Test(
        arguments: [
            ("icon@4x", "is for 4x, which no Apple device uses"),
            ("icon@1.5x", "is for 1.5x, which no Apple device uses"),
            ("icon~drak", "ends in '~drak', which is neither an appearance nor a device"),
            ("icon@2x@3x", "specifies the scale twice"),
            ("icon~dark~light", "specifies the appearance twice"),
            ("~dark", "has no name"),
            ("  @2x", "has no name"),
            ("a\u{0}b", "has a name with control characters or invalid UTF-8"),
            ("a\u{FFFD}", "has a name with control characters or invalid UTF-8"),
            ("..", "has a name with a leading period"),
        ])
    func `a name that cannot be understood says why`(stem: String, message: String) {
        do {
            _ = try ImageName(stem)
            Issue.record("it was understood")
        } catch {
            #expect(error.message == message)
        }
    }

    @Test func `a mark that is nearly known is answered by the known one`() {
        do {
            _ = try ImageName("icon~drak")
        } catch {
            #expect(error.advice == "did you mean 'dark'?")
        }
    }

    @Test(
        arguments: [
            ("size=24", "24", nil),
            ("Property 1=Dark, Size=24", "24", ImageAppearance(luminosity: .dark)),
            ("size=24, theme=dark", "24", ImageAppearance(luminosity: .dark)),
            ("Style=Light,Size=24", "Light-24", nil),
            ("Property 1=Default", "", nil),
            ("Mode=High Contrast", "", ImageAppearance(isHighContrast: true)),
        ] as [(String, String, ImageAppearance?)])
    func `the properties of a variant of Figma are a name and an appearance`(
        text: String, name: String, appearance: ImageAppearance?
    ) {
        let properties = VariantProperties(text)
        #expect(properties?.name == name)
        #expect(properties?.appearance == appearance)
    }

    @Test(arguments: ["icon", "a=b, c", "=b", "a=", ", a=b"])
    func `what is no list of properties is a name`(text: String) {
        #expect(VariantProperties(text) == nil)
    }
}
