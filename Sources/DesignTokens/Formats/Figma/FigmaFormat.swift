import LocatedJSON

/// Figma's native variable export: a dialect of the Design Tokens format, a file for each mode of a collection.
package struct FigmaFormat: TokenFormatReader {
    package init() {}

    package var format: TokenFormat { .figma }

    package func evidence(inRootOf file: JSONDocument, _ folders: any TokenFolders) -> String? {
        let extensions = file.value(of: "$extensions", in: file.root)
        let isStated = extensions.flatMap { file.value(of: "com.figma.modeName", in: $0) } != nil
        return isStated ? "it has the key com.figma.modeName" : nil
    }

    package func evidence(in node: JSONNode, isToken: Bool, of file: JSONDocument) -> String? {
        guard let extensions = file.value(of: "$extensions", in: node) else { return nil }
        for key in ["com.figma.variableId", "com.figma"] as [StaticString]
        where file.value(of: key, in: extensions) != nil {
            return "a token has the key \(key)"
        }
        return nil
    }

    package func read(
        _ files: [JSONDocument], project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading {
        DTCGReader.read(files[0], rules: .figma)
    }
}
