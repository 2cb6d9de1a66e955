/// Which texts a ``JSONDocument`` is read from.
package enum JSONDialect: Sendable, Hashable {
    /// RFC 8259 to the letter. A leading byte-order mark is skipped, as section 8.1 allows.
    case strict
    /// RFC 8259 with `//` and `/* */` comments and one trailing comma in an array or object: what people write
    /// in configuration files and what Xcode accepts in asset catalogs.
    case lenient
}
