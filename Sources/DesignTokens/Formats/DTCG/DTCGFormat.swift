import LocatedJSON

/// The Design Tokens format module 2025.10. A file that shows no sign of any format is taken for one of this.
package struct DTCGFormat: TokenFormatReader {
    package init() {}

    package var format: TokenFormat { .dtcg }

    package func evidence(inRootOf file: JSONDocument, _ folders: any TokenFolders) -> String? { nil }

    package func read(
        _ files: [JSONDocument], project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading {
        DTCGReader.read(files[0], rules: options.isStrict ? .strict : .lenient)
    }
}
