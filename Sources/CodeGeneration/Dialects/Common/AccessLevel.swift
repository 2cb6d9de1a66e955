/// The access level of generated declarations.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`
}
