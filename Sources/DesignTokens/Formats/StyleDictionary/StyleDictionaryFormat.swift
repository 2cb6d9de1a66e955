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
        // A reference of Tokens Studio may leave its type to the token that it names.
        if file.value(of: "type", in: node) != nil || Self.isReference(value, file) { return nil }
        return "a token has the key value, and no type"
    }

    package func hint(in node: JSONNode, of file: JSONDocument) -> String? {
        guard let value = file.styleDictionaryValue(of: node), file.value(of: "type", in: node) == nil else {
            return nil
        }
        return Self.isReference(value, file) ? "a token has the key value, and no type" : nil
    }

    private static func isReference(_ value: JSONNode, _ file: JSONDocument) -> Bool {
        file.stringValue(of: value).flatMap { StudioExpression($0).alias } != nil
    }

    package var takesHintedFiles: Bool { true }

    /// All files are merged, wherever they lie.
    package func project(of file: JSONDocument, _ folders: any TokenFolders) -> String? { "" }

    package func read(
        _ files: [JSONDocument], project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading {
        StyleDictionaryReader.read(files, options.statedModes)
    }
}
