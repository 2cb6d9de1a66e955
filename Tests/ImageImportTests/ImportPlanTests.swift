import Diagnostics
import FileAccess
import Testing

@testable import ImageImport

/// Files become image sets.
struct ImportPlanTests {
    private func plan(_ names: String..., templateImages: [String] = []) -> ImportPlan {
        let files = names.map { name in
            ExportedFile(
                path: name, folders: name.split(separator: "/").dropLast().map(String.init),
                kind: ImageKind(rawValue: FilePath.ending(of: name)) ?? .png, size: 1)
        }
        return ImportPlan(files, templateImages: templateImages)
    }

    /// `path: file slot, file slot`
    private func lines(_ plan: ImportPlan) -> [String] {
        plan.sets.map { set in
            let images = set.images.map { image in
                let appearance = image.variant.appearance
                let words = [
                    image.variant.idiom == .universal ? nil : image.variant.idiom.rawValue,
                    appearance.luminosity?.rawValue, appearance.isHighContrast ? "contrast" : nil,
                    image.variant.scale.map { "\($0)x" },
                ]
                return ([image.file.name] + words.compactMap(\.self)).joined(separator: " ")
            }
            return "\(set.path): \(images.joined(separator: ", "))"
        }
    }

    @Test func `scales, appearances and devices of one name are one set`() {
        #expect(
            lines(plan("icon@2x.png", "icon@3x.png", "icon~dark@2x.png", "icon~ipad@2x.png", "Logo.PDF", "x/a.svg"))
                == [
                    "icon: icon@2x.png 2x, icon~dark@2x.png dark 2x, icon@3x.png 3x, icon~ipad@2x.png ipad 2x",
                    "Logo: Logo.PDF", "x/a: a.svg",
                ])
    }

    @Test func `the end of a name says an appearance only beside the image it belongs to`() {
        let plan = plan(
            "icon.svg", "icon-dark.svg", "sun-light.svg", "sun-dark.svg", "traffic-light.svg",
            "a_dark_high_contrast.svg",
            "a.svg", "moon_dark.svg", "heart--light.svg", "heart--dark.svg", "--dark.svg")
        #expect(
            lines(plan) == [
                "icon: icon.svg, icon-dark.svg dark", "sun: sun-light.svg, sun-dark.svg dark",
                "traffic-light: traffic-light.svg", "a: a.svg, a_dark_high_contrast.svg dark contrast",
                "moon_dark: moon_dark.svg", "heart: heart--light.svg, heart--dark.svg dark", "--dark: --dark.svg",
            ])
        #expect(
            plan.diagnostics.map(\.text) == [
                "moon_dark.svg:1:1: note: cannot find an image 'moon' that this file could be a variant of; the file is imported as 'moon_dark' [no-light-image]\n"
                    + "moon_dark.svg:1:1: note: if it is a variant of another image, give both the same name"
            ])
    }

    @Test func `an image for light stands in for all appearances where there is no other`() {
        #expect(lines(plan("a~light.svg", "a~dark.svg")) == ["a: a~light.svg, a~dark.svg dark"])
        #expect(lines(plan("a.svg", "a~light.svg")) == ["a: a.svg, a~light.svg light"])
    }

    @Test func `variants of Figma are named by their properties and their folder`() {
        #expect(
            lines(plan("icon/size=24, theme=dark.svg", "icon/size=24, theme=light.svg", "icon/theme=light.svg")) == [
                "icon/24: size=24, theme=light.svg, size=24, theme=dark.svg dark", "icon: theme=light.svg",
            ])
        #expect(
            plan("theme=dark.svg").diagnostics.map(\.message) == ["the image has no name, so it is skipped"])
    }

    @Test func `a vector is taken before a bitmap, and of two files for one slot the first, with both places`() {
        let plan = plan("a.png", "a@1x.png", "b.svg", "b@2x.png", "c.jpg", "c.png")
        #expect(lines(plan) == ["a: a@1x.png 1x", "b: b.svg", "c: c.png 1x"])
        #expect(
            plan.diagnostics.map(\.text) == [
                """
                a.png:1:1: warning: two files match one slot of 'a'; 'a@1x.png' is used and this file is skipped \
                [duplicate-image]
                a@1x.png:1:1: note: the file that is used is here
                a.png:1:1: note: remove the file that you do not need
                """,
                """
                b@2x.png:1:1: warning: 'b' has a vector and a bitmap; the vector is used and this file is skipped \
                [duplicate-image]
                b.svg:1:1: note: the file that is used is here
                b@2x.png:1:1: note: remove the file that you do not need
                """,
                """
                c.jpg:1:1: warning: two files match one slot of 'c'; 'c.png' is used and this file is skipped \
                [duplicate-image]
                c.png:1:1: note: the file that is used is here
                c.jpg:1:1: note: remove the file that you do not need
                """,
            ])
    }

    @Test func `names that differ by case alone are one name`() {
        let plan = plan("Icon@2x.png", "icon@3x.png")
        #expect(lines(plan) == ["Icon: Icon@2x.png 2x"])
        #expect(
            plan.diagnostics.map(\.message) == [
                "'icon' differs from 'Icon' only in case; this file is skipped"
            ])
    }

    @Test func `patterns say which images are drawn in the tint color`() {
        let plan = plan("icons/tick.svg", "icons/nav/back.svg", "photo.png", templateImages: ["icons/*", "pho*"])
        #expect(plan.sets.map(\.isTemplate) == [true, false, true])
    }

    @Test func `very many files of one name cost no more than as many of others`() {
        let files = (0..<20_000).map { ExportedFile(path: "a\($0)/x-dark.png", folders: ["a"], kind: .png, size: 1) }
        #expect(ImportPlan(files, templateImages: []).sets.count == 1)
    }
}
