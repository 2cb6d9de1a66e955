import FileAccess

/// The valid names of images and groups in a catalog.
enum AssetName {
    /// The maximum length in bytes. With the extension of an image set and a temporary suffix, names must fit the usual
    /// limit of 255 bytes.
    private static let lengthLimit = 200

    /// Returns why a name is invalid; `nil` if it is valid.
    static func problem(with name: String) -> String? {
        if name.allSatisfy(\.isWhitespace) { return "has no name" }
        if FilePath.isHidden(name) { return "has a name with a leading period" }
        if name.utf8.count > lengthLimit { return "has a name longer than \(lengthLimit) bytes" }
        let isHidden = name.unicodeScalars.contains {
            $0.value == 0xFFFD || $0 == "/" || $0.properties.generalCategory == .control
                || $0.properties.generalCategory == .lineSeparator
                || $0.properties.generalCategory == .paragraphSeparator
        }
        return isHidden ? "has a name with control characters or invalid UTF-8" : nil
    }
}
