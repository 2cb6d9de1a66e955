import LocatedJSON

/// The `Contents.json` of catalogs, as Xcode writes it.
package enum ContentsText {
    /// Returns the text of a file.
    ///
    /// - Parameters:
    ///   - members: The members before `info`.
    ///   - author: The author in `info`.
    ///   - properties: The contents of `properties`, which is omitted if they are empty.
    /// - Returns: The text of the file.
    package static func file(
        _ members: [JSONValue.Member] = [], author: String, properties: [JSONValue.Member] = []
    ) -> String {
        let info: JSONValue = ["author": .string(author), "version": .integer(1)]
        let rest = properties.isEmpty ? [] : [JSONValue.Member("properties", .object(properties))]
        return JSONValue.object(members + [JSONValue.Member("info", info)] + rest).text(.xcode) + "\n"
    }

    /// Returns the `appearances` of an image or a color, or `nil` for one that is shown in all.
    package static func appearances(luminosity: String?, hasHighContrast: Bool) -> JSONValue? {
        let entries = [luminosity.map { ("luminosity", $0) }, hasHighContrast ? ("contrast", "high") : nil]
            .compactMap(\.self)
        guard !entries.isEmpty else { return nil }
        return .array(entries.map { ["appearance": .string($0), "value": .string($1)] })
    }
}
