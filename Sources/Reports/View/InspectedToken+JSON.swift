import Diagnostics
import LocatedJSON

extension InspectedToken {
    /// The value in each mode that the token depends on; `null` where it depends on none.
    var valuesByMode: JSONValue {
        let members = values.compactMap { value in value.mode.map { JSONValue.Member($0, value.value.json) } }
        return members.isEmpty ? .null : .object(members)
    }

    /// The token where others name it: its path and a place.
    func json(at location: SourceLocation) -> JSONValue { ["path": .string(path)] + location.json }
}
