import CodeGeneration
import Diagnostics
import FileAccess
import LocatedJSON

/// Holds one image set of an export against the one that the catalog has, or has not.
struct SetComparison {
    let planned: PlannedSet
    /// The path of the set from the catalog: `icons/tick.imageset`.
    let folder: String
    let found: FoundSet?
    let catalog: String
    /// Whether slots of an imported set go that the export fills no more.
    let removesGone: Bool
    let fileSystem: any FileSystem

    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ planned: PlannedSet, in folder: String, found: FoundSet?, catalog: String, removesGone: Bool,
        _ fileSystem: any FileSystem
    ) {
        self.planned = planned
        self.folder = folder
        self.found = found
        self.catalog = catalog
        self.removesGone = removesGone
        self.fileSystem = fileSystem
    }

    /// What is to be done; `nil` where nothing of the set can be brought in.
    mutating func change() throws(FileError) -> SetChange? {
        if let problem = found?.problem { return kept(problem, "mend or remove the set") }
        let images = shownInLight()
        guard !images.isEmpty else { return found == nil ? nil : SetChange(folder: folder, kind: .kept) }
        var editor = SetEditor(
            slots: found?.slots ?? [], entries: found?.entries ?? [], folder: FilePath.join(catalog, folder), fileSystem
        )
        for image in images { try editor.bring(image) }
        if let file = editor.removeOtherForms(takesFilled: isOurs) {
            let form = images.contains(where: \.file.kind.isVector) ? "a vector" : "bitmaps"
            return kept(
                "it has \"\(file)\" where the export has \(form)",
                "take that file out of the set in Xcode, or out of the export what is not meant")
        }
        var change = SetChange(folder: folder, kind: .same, previous: found?.contents)
        if isOurs, removesGone { editor.removeGone() } else if isOurs { change.goneFiles = editor.goneFiles }
        change.copies = editor.copies
        change.removals = editor.removals.filter { name in
            found?.namesPaths != true && !editor.slots.contains { $0.filename?.lowercased() == name.lowercased() }
        }
        change.contents = contents(with: editor, images)
        if change.contents == found?.contents { change.contents = nil }
        let isChanged = change.contents != nil || !change.copies.isEmpty || !change.removals.isEmpty
        change.kind = found == nil ? .added : isChanged ? .changed : .same
        return change
    }

    private var isOurs: Bool { found.map { $0.isImported || $0.contents == nil } ?? true }

    /// The images without those that would leave the set empty in light.
    private mutating func shownInLight() -> [PlannedImage] {
        // What the export fills no more goes, and shows nothing in light then.
        let staying = isOurs && removesGone ? [] : found?.slots ?? []
        let filled = staying.filter { $0.filename != nil }.compactMap(\.variant)
        let plain = (planned.images.map(\.variant) + filled).filter { $0.appearance == .any }.map(\.idiom)
        var images: [PlannedImage] = []
        for image in planned.images {
            if image.variant.appearance == .any || plain.contains(image.variant.idiom) || plain.contains(.universal) {
                images.append(image)
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .warning, .noLightImage,
                    "\"\(planned.path)\" has this image and none for light, so it is left out",
                    at: image.file.location, advice: "export the one for light, too, without a mark for its appearance")
            )
        }
        return images
    }

    private mutating func kept(_ reason: String, _ advice: String) -> SetChange {
        let path = FilePath.join(FilePath.join(catalog, folder), CatalogScan.contentsName)
        diagnostics.append(
            Diagnostic(
                .warning, .keptSet, "the image set \"\(planned.path)\" stays as it is: \(reason)",
                at: SourceLocation(path: path, line: 1, column: 1),
                notes: [Diagnostic.Note("its image stands here", at: planned.images[0].file.location)], advice: advice))
        return SetChange(folder: folder, kind: .kept)
    }

    // MARK: - Contents.json

    private func contents(with editor: SetEditor, _ images: [PlannedImage]) -> [UInt8] {
        guard let found, let document = found.document else {
            let text = ContentsText.set(
                slots: editor.slotsOfNewSet.map(\.text), properties: properties(images).map(text))
            return Array(text.utf8)
        }
        let missing = properties(images).filter { !Self.has($0.name, document) }.map(text)
        return document.applying(slotEdits(editor.slots, found, document) + propertyEdits(missing, document))
    }

    /// The properties that an import gives a set: a vector that is new in it can be drawn at any size.
    private func properties(_ images: [PlannedImage]) -> [(name: String, value: String)] {
        let files = (found?.slots ?? []).compactMap(\.filename)
        let hadVector = files.contains { ImageKind(rawValue: FilePath.ending(of: $0))?.isVector == true }
        let isNewVector = !hadVector && images.contains(where: \.file.kind.isVector)
        return (isNewVector ? [("preserves-vector-representation", "true")] : [])
            + (planned.isTemplate ? [("template-rendering-intent", "\"template\"")] : [])
    }

    private func text(_ property: (name: String, value: String)) -> String {
        ContentsText.property(property.name, property.value)
    }

    /// Whether a set states a property; old versions of Xcode wrote the intent into `info`.
    private static func has(_ property: String, _ document: JSONDocument) -> Bool {
        let places = [
            document.value(of: "properties", in: document.root), document.value(of: "info", in: document.root),
        ]
        return places.compactMap(\.self).contains { place in
            document.members(of: place).contains { document.string($0.key) == property }
        }
    }

    private func slotEdits(_ slots: [CatalogSlot], _ found: FoundSet, _ document: JSONDocument) -> [JSONEdit] {
        let list = ContentsText.list(slots.map(\.text))
        guard let images = document.value(of: "images", in: document.root) else {
            return [JSONEdit(document.root, "\"images\" : \(list)", isAddition: true)]
        }
        guard slots.count == found.slots.count, slots.allSatisfy({ $0.node != nil }) else {
            return [JSONEdit(images, list)]
        }
        return slots.compactMap { slot in
            guard let node = slot.node, slot.text != document.text(of: node) else { return nil }
            return JSONEdit(node, slot.text)
        }
    }

    private func propertyEdits(_ missing: [String], _ document: JSONDocument) -> [JSONEdit] {
        guard !missing.isEmpty else { return [] }
        guard let properties = document.value(of: "properties", in: document.root) else {
            return [JSONEdit(document.root, "\"properties\" : \(ContentsText.object(missing))", isAddition: true)]
        }
        guard document.members(of: properties).contains(where: { _ in true }) else {
            return [JSONEdit(properties, ContentsText.object(missing))]
        }
        return [JSONEdit(properties, missing.joined(separator: ",\n    "), isAddition: true)]
    }
}
