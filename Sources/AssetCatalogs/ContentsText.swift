import LocatedJSON

/// What the `Contents.json` of catalogs hold, as Xcode writes it.
package enum ContentsText {
    /// A whole file.
    ///
    /// - Parameters:
    ///   - members: What is in front of `info`.
    ///   - author: The author that `info` names.
    ///   - properties: What is in `properties`, which is left out where there is nothing.
    /// - Returns: The text of the file.
    package static func file(
        _ members: [JSONValue.Member] = [], author: String, properties: [JSONValue.Member] = []
    ) -> String {
        let info: JSONValue = ["author": .string(author), "version": .integer(1)]
        let rest = properties.isEmpty ? [] : [JSONValue.Member("properties", .object(properties))]
        return JSONValue.object(members + [JSONValue.Member("info", info)] + rest).text(.xcode) + "\n"
    }

    /// The `appearances` of an image or a color; `nil` for one that is shown in all.
    package static func appearances(luminosity: String?, hasHighContrast: Bool) -> JSONValue? {
        let entries = [luminosity.map { ("luminosity", $0) }, hasHighContrast ? ("contrast", "high") : nil]
            .compactMap(\.self)
        guard !entries.isEmpty else { return nil }
        return .array(entries.map { ["appearance": .string($0), "value": .string($1)] })
    }
}
