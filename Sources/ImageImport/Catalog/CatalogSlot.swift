import AssetCatalogs
import LocatedJSON

/// One slot of a set that is there.
struct CatalogSlot {
    /// What the slot is in JSON; what nobody changes stays as it is spelled.
    private(set) var text: String
    /// What it is for; `nil` where it says more than an import knows of, such as a direction of writing.
    let variant: ImageVariant?
    private(set) var filename: String?
    /// Where it stands in the text of the set; `nil` for one that is new.
    let node: JSONNode?

    /// A new slot.
    init(_ variant: ImageVariant, filename: String?) {
        self.variant = variant
        self.filename = filename
        text = ImageSetText.slot(variant, filename: filename)
        node = nil
    }

    /// A slot that is there.
    init(_ node: JSONNode, in document: JSONDocument) {
        self.node = node
        text = document.text(of: node)
        let slot = CatalogContents.slot(node, in: document)
        variant = ImageVariant(slot.traits)
        filename = slot.file
    }

    /// Names another file, and leaves all else as it is spelled.
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
