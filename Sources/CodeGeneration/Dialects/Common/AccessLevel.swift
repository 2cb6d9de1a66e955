/// The access level of what is generated.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`
}
