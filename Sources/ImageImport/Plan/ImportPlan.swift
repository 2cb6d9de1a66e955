import CodeGeneration
import Diagnostics

/// The exported image sets, in file order.
struct ImportPlan {
    private(set) var sets: [PlannedSet] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a file was skipped whose image is unknown.
    private(set) var isIncomplete = false

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - files: The exported images.
    ///   - templateImages: Patterns of paths, such as `icons/*`.
    init(_ files: [ExportedFile], templateImages: [String]) {
        let patterns = templateImages.map { PathPattern($0) }
        let named = files.compactMap { understand($0) }
        var endings = LooseEndings(named)
        let images = named.map { endings.resolve($0) }
        diagnostics += endings.diagnostics
        for group in groups(of: images) {
            var choice = SlotChoice()
            let chosen = choice.images(of: group)
            diagnostics += choice.diagnostics
            let isTemplate = patterns.contains { $0.fits(group[0].path) }
            sets.append(PlannedSet(image: group[0], images: chosen, isTemplate: isTemplate))
        }
    }

    private mutating func understand(_ file: ExportedFile) -> NamedImage? {
        do {
            return try NamedImage(file)
        } catch {
            isIncomplete = true
            diagnostics.add(
                .warning, .invalidImageName, "the image \(error.message), so it is skipped", at: file.location,
                advice: error.advice)
            return nil
        }
    }

    /// Returns the images of each set, in the order of their first image.
    private mutating func groups(of images: [NamedImage]) -> [[NamedImage]] {
        var groups: [[NamedImage]] = []
        var places: [String: Int] = [:]
        for image in images {
            guard let place = places[image.key] else {
                places[image.key] = groups.count
                groups.append([image])
                continue
            }
            let first = groups[place][0]
            if first.name.utf8.elementsEqual(image.name.utf8) {
                groups[place].append(image)
            } else {
                reportSpelling(image, first)
            }
        }
        return groups
    }

    private mutating func reportSpelling(_ image: NamedImage, _ first: NamedImage) {
        diagnostics.add(
            .warning, .duplicateImage,
            "'\(image.name)' differs from '\(first.name)' only in case; this file is skipped",
            at: image.file.location, notes: [Diagnostic.Note("the other file is here", at: first.file.location)],
            advice: "use the same case, or rename one of them")
    }
}
