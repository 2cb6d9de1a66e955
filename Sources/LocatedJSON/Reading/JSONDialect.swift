/// The JSON dialect of a ``JSONDocument``.
package enum JSONDialect: Sendable, Hashable {
    /// RFC 8259 without extensions. A leading byte-order mark is skipped, as section 8.1 allows.
    case strict
    /// RFC 8259 with `//` and `/* */` comments and one trailing comma in an array or object, as in configuration files,
    /// and as Xcode accepts in asset catalogs.
    case lenient
    /// The common features of `.json5` files: ``lenient``, plus unquoted names, single-quoted strings, and numbers that
    /// begin with a plus sign or a decimal point or end with one. Hexadecimal numbers and multi-line strings are not
    /// supported.
    case json5

    /// The dialects by the lower-case extension of a file.
    package static let byEnding: KeyValuePairs<String, JSONDialect> = [
        "json": .strict, "jsonc": .lenient, "json5": .json5,
    ]

    /// The extensions of JSON files.
    package static let endings = byEnding.map(\.key)
}
