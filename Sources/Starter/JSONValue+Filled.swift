import LocatedJSON

extension JSONValue {
    /// An object of those members that hold anything.
    static func filled(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.filter { !$0.value.isEmpty }.map { Member($0.key, $0.value) })
    }

    /// What is in an object, a member a line, each as people write it.
    func filledInside(indentation: Int) -> String {
        guard case .object(let members) = self else { return "" }
        let filled = members.map { Member($0.name, .laidOut($0.value, .filled(JSONLayout.lineLength))) }
        return JSONValue.object(filled).inside(.lines, indentation: indentation)
    }
}

extension JSONLayout {
    /// How many characters a line of a configuration may have.
    static let lineLength = 120
}
