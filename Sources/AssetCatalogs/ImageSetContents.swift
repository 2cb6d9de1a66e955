import Diagnostics
import LocatedJSON

/// What the `Contents.json` of an image set says, held against the files that lie beside it.
struct ImageSetContents {
    /// Whether the image is drawn in the tint colour.
    private(set) var isTemplate = false
    private(set) var diagnostics: [Diagnostic] = []

    private let files: [String]
    private let imageSet: String

    /// - Parameters:
    ///   - files: The names of the files in the image set's folder, without `Contents.json`.
    ///   - imageSet: Its name, for messages.
    init(files: [String], imageSet: String) {
        self.files = files
        self.imageSet = imageSet
    }

    /// Reads the text and checks its slots.
    mutating func read(_ bytes: [UInt8], path: String) {
        var contents = CatalogContents()
        contents.read(bytes, path: path, consequence: "the image set counts all the same; its files are not checked")
        if let document = contents.document {
            isTemplate = Self.isTemplate(&contents, document)
            let slots = Self.filenames(&contents, document)
            diagnostics += contents.diagnostics
            checkFiles(slots, document)
        } else {
            diagnostics += contents.diagnostics
        }
    }

    /// Old versions of Xcode wrote the intent into `info`.
    private static func isTemplate(_ contents: inout CatalogContents, _ document: JSONDocument) -> Bool {
        let key: StaticString = "template-rendering-intent"
        guard let intent = contents.member(key, of: "properties") ?? contents.member(key, of: "info") else {
            return false
        }
        return contents.expect(.string, intent, "\"\(key)\"", in: document)
            && document.string(intent, equals: "template")
    }

    /// The value of `filename` of every slot that has one; a slot without is empty, which is fine.
    private static func filenames(_ contents: inout CatalogContents, _ document: JSONDocument) -> [JSONNode] {
        guard let images = document.value(of: "images", in: document.root),
            contents.expect(.array, images, "\"images\"", in: document)
        else { return [] }
        var filenames: [JSONNode] = []
        for slot in document.elements(of: images) {
            guard contents.expect(.object, slot, "a slot of \"images\"", in: document),
                let filename = document.value(of: "filename", in: slot),
                contents.expect(.string, filename, "\"filename\"", in: document)
            else { continue }
            filenames.append(filename)
        }
        return filenames
    }

    private mutating func checkFiles(_ slots: [JSONNode], _ document: JSONDocument) {
        let present = Set(files)
        let otherCases = Dictionary(files.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        var named: Set<String> = []
        for slot in slots {
            let name = document.string(slot)
            if present.contains(name) {
                named.insert(name)
                continue
            }
            var note = "add the file, or clear the slot in Xcode"
            if let similar = otherCases[name.lowercased()] {
                named.insert(similar)
                note = "there is \"\(similar)\": write the name in the same case"
            }
            diagnostics.append(
                Diagnostic(
                    .warning, .missingFile, "the file \"\(name)\" for the image set \"\(imageSet)\" does not exist",
                    at: document.location(of: slot), notes: [Diagnostic.Note(note)]))
        }
        let images = document.value(of: "images", in: document.root) ?? document.root
        reportUnassigned(files.filter { !named.contains($0) }, at: document.location(of: images))
    }

    private mutating func reportUnassigned(_ names: [String], at location: SourceLocation) {
        guard !names.isEmpty else { return }
        let children = names.count == 1 ? "an unassigned child" : "\(names.count) unassigned children"
        var list = names.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
        if names.count > 3 { list += " and \(names.count - 3) more" }
        diagnostics.append(
            Diagnostic(
                .warning, .unassignedChild, "the image set \"\(imageSet)\" has \(children)", at: location,
                notes: [Diagnostic.Note("no slot names \(list): assign or delete")]))
    }
}
