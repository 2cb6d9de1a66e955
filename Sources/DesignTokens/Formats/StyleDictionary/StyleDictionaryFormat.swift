import LocatedJSON

/// Style Dictionary's own spelling: whatever has a `value` is a token, and all files of a run are one tree.
package struct StyleDictionaryFormat: TokenFormatReader {
    package init() {}

    package var format: TokenFormat { .styleDictionary }

    package func evidence(inRootOf file: JSONDocument, _ folders: any TokenFolders) -> String? { nil }

    package func evidence(in node: JSONNode, isToken: Bool, of file: JSONDocument) -> String? {
        guard !isToken, let value = file.styleDictionaryValue(of: node) else { return nil }
        if let text = file.stringValue(of: value), text.contains(".value}") { return "a reference ends in .value" }
        for key in ["comment", "themeable", "attributes", "original"] as [StaticString]
        where file.value(of: key, in: node) != nil {
            return "a token has the keys value and \(key)"
        }
        return file.value(of: "type", in: node) == nil ? "a token has the key value, and no type" : nil
    }

    package var takesHintedFiles: Bool { true }

    /// All files are merged, wherever they lie.
    package func project(of file: JSONDocument, _ folders: any TokenFolders) -> String? { "" }

    package func read(
        _ files: [JSONDocument], project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading {
        StyleDictionaryReader.read(files)
    }
}
