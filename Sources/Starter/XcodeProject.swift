import FileAccess

/// The targets of an Xcode project, as far as its file tells without being understood as a whole.
struct XcodeProject {
    /// The targets in their order, with what they make: `application`, `framework`, `bundle.unit-test`.
    private(set) var targets: [(name: String, product: String)] = []

    /// How many bytes of a project's file are looked at.
    private static let byteLimit = 8 << 20

    init(_ path: String, _ fileSystem: any FileSystem) {
        let file = FilePath.join(path, "project.pbxproj")
        let bytes = (try? fileSystem.readStart(of: file, count: Self.byteLimit)) ?? []
        var name = ""
        // Of a target the name stands before what it makes, and nothing else that has a name between them.
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if let value = Self.value(of: "name", in: line) { name = value }
            guard let product = Self.value(of: "productType", in: line) else { continue }
            targets.append((name, product.replacing("com.apple.product-type.", with: "")))
        }
    }

    /// The value of a setting in a line: `name = "My App";`.
    private static func value(of key: String, in line: Substring) -> String? {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix(key + " = "), line.hasSuffix(";") else { return nil }
        let value = line.dropFirst(key.count + 3).dropLast()
        return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : String(value)
    }
}
