import DesignTokens

/// The formats that token files are read in: a new one is entered here. Signs are looked for in this order; a file that
/// shows none is of the last one.
package enum TokenFormats {
    package static let all: [any TokenFormatReader] = [
        ResolverFormat(), StudioFormat(), StyleDictionaryFormat(), FigmaFormat(), DTCGFormat(),
    ]

    static func reader(of format: TokenFormat) -> any TokenFormatReader {
        all.first { $0.format == format } ?? all[all.count - 1]
    }
}
