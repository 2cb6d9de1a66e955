/// Which names an image or a group of a catalog can have.
enum AssetName {
    /// The longest name in bytes: with the ending of an image set and the rest of a temporary name it must fit into what
    /// file systems allow, which is 255.
    private static let lengthLimit = 200

    /// Why nothing can have this name; `nil` where it can.
    static func problem(with name: String) -> String? {
        if name.allSatisfy(\.isWhitespace) { return "has no name" }
        if name.utf8.first == UInt8(ascii: ".") { return "has a name that begins with a full stop" }
        if name.utf8.count > lengthLimit { return "has a name of more than \(lengthLimit) bytes" }
        let isHidden = name.unicodeScalars.contains {
            $0.value == 0xFFFD || $0 == "/" || $0.properties.generalCategory == .control
                || $0.properties.generalCategory == .lineSeparator
                || $0.properties.generalCategory == .paragraphSeparator
        }
        return isHidden ? "has a name with control characters, or one that is not UTF-8" : nil
    }
}
