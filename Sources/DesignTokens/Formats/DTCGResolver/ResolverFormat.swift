import LocatedJSON

/// A document of the Design Tokens resolver module 2025.10, read with the files that it refers to.
package struct ResolverFormat: TokenFormatReader {
    package init() {}

    package var format: TokenFormat { .dtcgResolver }

    package var takesInputs: Bool { true }

    package func evidence(inRootOf file: JSONDocument, _ folders: any TokenFolders) -> String? {
        if file.isResolverDocument { return "it has the key resolutionOrder" }
        if namesOthers(file.path) { return "its name ends with .resolver.json" }
        // A group of tokens may have any of these names, but no version that is a text.
        guard let version = file.value(of: "version", in: file.root), file.kind(of: version) == .string else {
            return nil
        }
        let hasSets = file.value(of: "sets", in: file.root) != nil || file.value(of: "modifiers", in: file.root) != nil
        return hasSets ? "it has the keys version and sets or modifiers" : nil
    }

    package func namesOthers(_ path: String) -> Bool { path.lowercased().hasSuffix(".resolver.json") }

    package func read(
        _ files: [JSONDocument], project: String?, _ options: ReadingOptions, _ folders: any TokenFolders
    ) -> TokenReading {
        ResolverReader.read(files[0]) { folders.find(referred: $0) }.reading(options.inputs, isStrict: options.isStrict)
    }
}
