import CodeGeneration

/// How Xcode spells the `Contents.json` of image sets and groups.
enum ContentsText {
    /// What `info.author` says of what this program has imported. Xcode puts its own name there once somebody edits a set.
    static let author = "TokenGenerator import-images"

    private static let info = "  \"info\" : {\n    \"author\" : \"\(author)\",\n    \"version\" : 1\n  }"

    /// The text of a catalog's outermost folder, or of a group.
    static func group(providesNamespace: Bool) -> String {
        "{\n\(info)\(properties(providesNamespace ? [property("provides-namespace", "true")] : []))\n}\n"
    }

    /// The text of an image set.
    static func set(slots: [String], properties members: [String]) -> String {
        "{\n  \"images\" : \(list(slots)),\n\(info)\(properties(members))\n}\n"
    }

    /// The slots as the value of `images`.
    static func list(_ slots: [String]) -> String { "[\n    \(slots.joined(separator: ",\n    "))\n  ]" }

    /// One slot, without the spaces in front of it.
    static func slot(_ variant: ImageVariant, filename: String?) -> String {
        var members = appearances(variant.appearance).map { ["\"appearances\" : \($0)"] } ?? []
        if let filename { members.append(self.filename(filename)) }
        members.append("\"idiom\" : \"\(variant.idiom.rawValue)\"")
        if let scale = variant.scale { members.append("\"scale\" : \"\(scale)x\"") }
        return "{\n      \(members.joined(separator: ",\n      "))\n    }"
    }

    static func filename(_ name: String) -> String { "\"filename\" : \(JSONText.quoted(name))" }

    /// A member of `properties`.
    static func property(_ name: String, _ value: String) -> String { "\"\(name)\" : \(value)" }

    /// The value of `properties`, without the spaces in front of it.
    static func object(_ properties: [String]) -> String { "{\n    \(properties.joined(separator: ",\n    "))\n  }" }

    private static func properties(_ members: [String]) -> String {
        members.isEmpty ? "" : ",\n  \"properties\" : \(object(members))"
    }

    private static func appearances(_ appearance: ImageAppearance) -> String? {
        var entries = appearance.luminosity.map { [("luminosity", $0.rawValue)] } ?? []
        if appearance.isHighContrast { entries.append(("contrast", "high")) }
        guard !entries.isEmpty else { return nil }
        let list = entries.map { name, value in
            "        {\n          \"appearance\" : \"\(name)\",\n          \"value\" : \"\(value)\"\n        }"
        }
        return "[\n\(list.joined(separator: ",\n"))\n      ]"
    }
}
