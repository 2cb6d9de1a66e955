/// Which texts a ``JSONDocument`` is read from.
package enum JSONDialect: Sendable, Hashable {
    /// RFC 8259 to the letter. A leading byte-order mark is skipped, as section 8.1 allows.
    case strict
    /// RFC 8259 with `//` and `/* */` comments and one trailing comma in an array or object: what people write
    /// in configuration files and what Xcode accepts in asset catalogs.
    case lenient
    /// What people write in `.json5` files: as ``lenient``, with names without quotes, texts in single quotes, and numbers
    /// that begin with a plus sign or a decimal point or end with one. Of JSON5 it has neither hexadecimal numbers nor texts
    /// over several lines.
    case json5

    /// The dialects by what the names of files end in, in small letters.
    package static let byEnding: KeyValuePairs<String, JSONDialect> = [
        "json": .strict, "jsonc": .lenient, "json5": .json5,
    ]

    /// What the names of files of JSON end in.
    package static let endings = byEnding.map(\.key)
}
