/// How Xcode spells what the `Contents.json` of catalogs hold.
enum CatalogText {
    /// A file with what stands before and behind `info`, whose author will be the header.
    static func file(_ members: String = "", property: (name: String, value: String)? = nil) -> String {
        let info = "  \"info\" : {\n    \"author\" : \"\",\n    \"version\" : 1\n  }"
        let properties = property.map { ",\n  \"properties\" : {\n    \"\($0.name)\" : \($0.value)\n  }" } ?? ""
        return "{\n\(members)\(info)\(properties)\n}\n"
    }

    /// A part of one with four decimals, which is nearer than any screen shows. The full stop tells it from 0 … 255.
    static func part(_ value: Double) -> String {
        let digits = String(Int((value * 10_000).rounded()) + 100_000).dropFirst()
        return "\(digits.prefix(1)).\(digits.suffix(4))"
    }
}
