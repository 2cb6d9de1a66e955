import LocatedJSON

extension TokenFormatReader {
    /// A document of the Design Tokens resolver module 2025.10, read with the files that it refers to.
    package static let dtcgResolver = TokenFormatReader(
        format: .dtcgResolver, isUnmistakable: true, sign: resolverSign, namesOthers: hasResolverName
    ) { files, _, options, folders in
        ResolverReader.read(files[0]) { folders.find(referred: $0) }.reading(options.inputs, isStrict: options.isStrict)
    }

    private static func hasResolverName(_ path: String) -> Bool {
        path.lowercased().hasSuffix(".resolver.json")
    }

    private static func resolverSign(at place: FormatPlace) -> FormatSign? {
        guard place.folders != nil else { return nil }
        if place.file.isResolverDocument { return FormatSign(.certain, "the file has the key 'resolutionOrder'") }
        if hasResolverName(place.file.path) { return FormatSign(.certain, "the file is named *.resolver.json") }
        // A group of tokens may have any of these names, but not a version that is a string.
        guard place.text(of: "version") != nil, place.value(of: "sets") ?? place.value(of: "modifiers") != nil else {
            return nil
        }
        return FormatSign(.certain, "the file has the keys 'version' and 'sets' or 'modifiers'")
    }
}
