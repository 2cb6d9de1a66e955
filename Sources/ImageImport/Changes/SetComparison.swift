import CodeGeneration
import Diagnostics
import FileAccess
import LocatedJSON

/// Compares an exported image set with the one in the catalog, if there is one.
struct SetComparison {
    let planned: PlannedSet
    /// The path of the set in the catalog: `icons/tick.imageset`.
    let folder: String
    let found: FoundSet?
    let owner: SetOwner
    let request: ImportRequest
    let fileSystem: any FileSystem

    private(set) var diagnostics: [Diagnostic] = []

    /// Whether images that were not imported may be replaced.
    private var isAdopted: Bool {
        let path = found?.path ?? planned.path
        return request.adopted.contains { PathPattern($0).fits(path) }
    }

    /// Returns the change; `nil` if no image of the set can be imported.
    mutating func change() throws(FileError) -> SetChange? {
        if let problem = found?.problem { return kept(problem, "repair or remove the set") }
        let images = shownInLight()
        guard !images.isEmpty else { return found == nil ? nil : unchanged(.kept, owner.images) }
        var editor = SetEditor(
            slots: found?.slots ?? [], entries: found?.entries ?? [], folder: FilePath.join(request.catalog, folder),
            fileSystem
        )
        for image in images { try editor.bring(image) }
        if case .person = owner, !isAdopted {
            if editor.isUnchanged { return unchanged(.same, editor.images) }
            return kept("it was not created by an import", adopting)
        }
        editor.removeOtherForms()
        if request.removesGone { editor.removeGone(among: owner.images) }
        if !isAdopted, let file = editor.lost.first(where: { owner.images[$0] == nil }) {
            return kept("'\(file)' was not imported or has changed since", adopting)
        }
        return change(editor, images)
    }

    private var adopting: String {
        "to replace its images with the exported ones, run one import with --adopt '\(found?.path ?? planned.path)'"
    }

    private func unchanged(_ action: ImportReport.Action, _ images: [String: ImageDigest]) -> SetChange {
        var change = SetChange(folder: folder, action: action, previous: found?.contents)
        change.images = images
        return change
    }

    /// Returns the change that an editor made.
    private func change(_ editor: SetEditor, _ images: [NamedImage]) -> SetChange {
        var change = SetChange(folder: folder, action: .same, previous: found?.contents)
        change.own = owner.images
        change.images = owner.images.filter { !editor.lost.contains($0.key) }
        change.images.merge(editor.images) { _, new in new }
        if !request.removesGone { change.goneFiles = editor.goneFiles(among: owner.images) }
        change.copies = editor.copies
        change.removals = editor.removals.filter { name in
            found?.namesPaths != true && !editor.slots.contains { $0.filename?.lowercased() == name.lowercased() }
        }
        change.contents = contents(with: editor, images)
        if change.contents == found?.contents { change.contents = nil }
        let isChanged = change.contents != nil || !change.copies.isEmpty || !change.removals.isEmpty
        change.action = found == nil ? .added : isChanged ? .changed : .same
        return change
    }

    /// Returns the images without those that would leave the set without an image for light appearance.
    private mutating func shownInLight() -> [NamedImage] {
        // Images that are no longer exported are removed, so they do not count for light.
        let staying = (found?.slots ?? []).filter { slot in
            !request.removesGone || slot.filename.map { owner.images[$0] == nil } ?? false
        }
        let filled = staying.filter { $0.filename != nil }.compactMap(\.variant)
        let plain = (planned.images.map(\.variant) + filled).filter { $0.appearance == .any }.map(\.idiom)
        let isShown = { (image: NamedImage) in
            image.variant.appearance == .any || plain.contains(image.variant.idiom) || plain.contains(.universal)
        }
        diagnostics += planned.images.filter { !isShown($0) }.map { image in
            Diagnostic(
                .warning, .noLightImage, "'\(planned.path)' has no image for light appearance; this image is skipped",
                at: image.file.location, advice: "also export the image for light, without an appearance in its name")
        }
        return planned.images.filter(isShown)
    }

    private mutating func kept(_ reason: String, _ advice: String) -> SetChange {
        diagnostics.add(
            .warning, .keptSet, "the image set '\(planned.path)' is not changed: \(reason)",
            at: FoundSet.location(of: folder, in: request.catalog), notes: [planned.note], advice: advice)
        return unchanged(.kept, owner.images)
    }

    // MARK: - Contents.json

    private func contents(with editor: SetEditor, _ images: [NamedImage]) -> [UInt8] {
        guard let found, let document = found.document else {
            return Array(ImageSetText.set(slots: editor.slotsOfNewSet, properties: properties(images)).utf8)
        }
        let missing = properties(images).filter { !Self.has($0.name, document) }
        return document.applying(slotEdits(editor.slots, found, document) + propertyEdits(missing, document))
    }

    /// Returns the properties of an imported set. A new vector can be drawn at any size.
    private func properties(_ images: [NamedImage]) -> [JSONValue.Member] {
        let files = (found?.slots ?? []).compactMap(\.filename)
        let hadVector = files.contains { ImageKind(rawValue: FilePath.ending(of: $0))?.isVector == true }
        let isNewVector = !hadVector && images.contains(where: \.file.kind.isVector)
        return (isNewVector ? [.init("preserves-vector-representation", .boolean(true))] : [])
            + (planned.isTemplate ? [.init("template-rendering-intent", "template")] : [])
    }

    /// Returns whether a set defines a property. Old versions of Xcode wrote the rendering intent into `info`.
    private static func has(_ property: String, _ document: JSONDocument) -> Bool {
        let places = [
            document.value(of: "properties", in: document.root), document.value(of: "info", in: document.root),
        ]
        return places.compactMap(\.self).contains { place in
            document.members(of: place).contains { document.string($0.key) == property }
        }
    }

    private func slotEdits(_ slots: [CatalogSlot], _ found: FoundSet, _ document: JSONDocument) -> [JSONEdit] {
        let list = ImageSetText.list(slots)
        guard let images = document.value(of: "images", in: document.root) else {
            return [Self.addition("images", list, document)]
        }
        guard slots.count == found.slots.count, slots.allSatisfy({ $0.node != nil }) else {
            return [JSONEdit(images, list.text(.xcode, indentation: 2))]
        }
        return slots.compactMap { slot in
            guard let node = slot.node, slot.text != document.text(of: node) else { return nil }
            return JSONEdit(node, slot.text)
        }
    }

    /// Returns the edit that adds a member to the root object.
    private static func addition(_ name: String, _ value: JSONValue, _ document: JSONDocument) -> JSONEdit {
        let member = JSONValue.object([.init(name, value)])
        return JSONEdit(document.root, member.inside(.xcode, indentation: 2), isAddition: true)
    }

    private func propertyEdits(_ missing: [JSONValue.Member], _ document: JSONDocument) -> [JSONEdit] {
        guard !missing.isEmpty else { return [] }
        guard let properties = document.value(of: "properties", in: document.root) else {
            return [Self.addition("properties", .object(missing), document)]
        }
        guard document.members(of: properties).contains(where: { _ in true }) else {
            return [JSONEdit(properties, JSONValue.object(missing).text(.xcode, indentation: 2))]
        }
        return [JSONEdit(properties, JSONValue.object(missing).inside(.xcode, indentation: 4), isAddition: true)]
    }
}
