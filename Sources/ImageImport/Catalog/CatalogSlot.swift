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
        variant = Self.variant(of: node, in: document)
        filename = document.value(of: "filename", in: node).flatMap { document.stringValue(of: $0) }
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

    /// What a slot says in those keys that an import writes; `nil` where it says anything else.
    private static func variant(of node: JSONNode, in document: JSONDocument) -> ImageVariant? {
        var variant = ImageVariant()
        for member in document.members(of: node) {
            switch document.string(member.key) {
            case "idiom":
                guard let idiom = ImageIdiom(rawValue: document.string(member.value)) else { return nil }
                variant.idiom = idiom
            case "scale":
                guard let scale = [1, 2, 3].first(where: { document.string(member.value) == "\($0)x" }) else {
                    return nil
                }
                variant.scale = scale
            case "appearances":
                guard let appearance = appearance(member.value, in: document) else { return nil }
                variant.appearance = appearance
            case "filename": break
            // How an image is stretched, and the like, holds for whatever image is in the slot.
            default: if document.stringValue(of: member.value) != nil { return nil }
            }
        }
        return variant
    }

    private static func appearance(_ node: JSONNode, in document: JSONDocument) -> ImageAppearance? {
        var appearance = ImageAppearance.any
        for entry in document.elements(of: node) {
            let name = document.value(of: "appearance", in: entry).map { document.string($0) }
            let value = document.value(of: "value", in: entry).map { document.string($0) } ?? ""
            if name == "contrast", value == "high" {
                appearance.isHighContrast = true
            } else if name == "luminosity", let luminosity = ImageAppearance.Luminosity(rawValue: value) {
                appearance.luminosity = luminosity
            } else {
                return nil
            }
        }
        return appearance
    }
}
