import LocatedJSON

/// The Design Tokens format module 2025.10. A file without a sign of any format is read as one of this.
package struct DTCGFormat: TokenFormatReader {
    package init() {}

    package var format: TokenFormat { .dtcg }

    package func read(
        _ files: [JSONDocument], project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading {
        DTCGReader.read(files[0], rules: options.isStrict ? .strict : .lenient)
    }
}
