import AssetCatalogs
import LocatedJSON

/// A slot of an existing set.
struct CatalogSlot {
    /// The JSON of the slot; unchanged slots keep their spelling.
    private(set) var text: String
    /// The variant; `nil` if the slot has unsupported traits, such as a layout direction.
    let variant: ImageVariant?
    private(set) var filename: String?
    /// Its place in the text of the set; `nil` for a new slot.
    let node: JSONNode?

    /// Creates a new slot.
    init(_ variant: ImageVariant, filename: String?) {
        self.variant = variant
        self.filename = filename
        text = ImageSetText.slot(variant, filename: filename)
        node = nil
    }

    /// Creates an existing slot.
    init(_ node: JSONNode, in document: JSONDocument) {
        self.node = node
        text = document.text(of: node)
        let slot = CatalogContents.slot(node, in: document)
        variant = ImageVariant(slot.traits)
        filename = slot.file
    }

    /// Changes the file name, and keeps everything else as spelled.
    mutating func take(filename name: String) {
        filename = name
        guard let document = try? JSONDocument(parsing: Array(text.utf8), path: "", dialect: .lenient) else { return }
        let edit: JSONEdit
        if let old = document.value(of: "filename", in: document.root) {
            edit = JSONEdit(old, JSONValue.quoted(name))
        } else if let next = document.members(of: document.root).first(where: { document.string($0.key) > "filename" })
        {
            edit = JSONEdit(next.key, "\(ImageSetText.filename(name)),\n      \(document.text(of: next.key))")
        } else {
            edit = JSONEdit(document.root, ImageSetText.filename(name), isAddition: true)
        }
        text = String(decoding: document.applying([edit]), as: UTF8.self)
    }
}
