import Diagnostics
import LocatedJSON

/// A document of the Design Tokens resolver module 2025.10 with its files: the overlays of tokens, and those that each
/// context of its modifiers chooses.
package struct ResolverDocument: Sendable {
    /// The files: the resolver document, then those that it refers to.
    package internal(set) var sources: [JSONDocument]
    /// The modifiers of `resolutionOrder`, in order.
    package internal(set) var modifiers: [ResolverModifier] = []
    /// The diagnostics about the document and its references.
    package internal(set) var diagnostics: [Diagnostic] = []
    var items: [Item] = []
    /// The modifiers that `resolutionOrder` does not name; inputs for them have no effect.
    var unusedModifiers: Set<String> = []

    /// A set or a modifier in the resolution order.
    enum Item: Sendable {
        case set([TokenOverlay])
        case modifier(Int)
    }

    /// The overlays for the chosen contexts, the lowest first: section "Ordering". An overlay that occurs twice is kept
    /// at its last place.
    package func overlays(selecting contexts: [Int]) -> [TokenOverlay] {
        let all = items.flatMap { item in
            switch item {
            case .set(let overlays): overlays
            case .modifier(let number): modifiers[number].contexts[contexts[number]].overlays
            }
        }
        return all.reversed().firsts(by: \.self).reversed()
    }
}

/// A choice that an input makes: one of the contexts applies at a time.
package struct ResolverModifier: Sendable {
    /// The name that inputs use.
    package var name: String
    /// The contexts, in the order of the file.
    package var contexts: [ResolverContext]
    /// The index of the context that applies when no input chooses one.
    package var defaultContext: Int?
    /// The place of the modifier.
    package var location: SourceLocation
}

package struct ResolverContext: Sendable {
    /// The name that inputs use.
    package var name: String
    /// The overlays that it adds, the lowest first.
    package var overlays: [TokenOverlay]
}

extension JSONDocument {
    /// Whether the file is a document of the resolver module, recognized by a key that no group of tokens can have.
    package var isResolverDocument: Bool {
        value(of: "resolutionOrder", in: root).map { kind(of: $0) == .array } ?? false
    }
}
