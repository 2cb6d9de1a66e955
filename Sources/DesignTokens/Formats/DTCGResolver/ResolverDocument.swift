import Diagnostics
import LocatedJSON

/// A document of the Design Tokens resolver module 2025.10, and the files that it refers to: which overlays of tokens
/// there are, and which of them each context of its modifiers chooses.
package struct ResolverDocument: Sendable {
    /// The files: the resolver document itself, then those that it refers to.
    package internal(set) var sources: [JSONDocument]
    /// The modifiers of `resolutionOrder`, in its order.
    package internal(set) var modifiers: [ResolverModifier] = []
    /// What is wrong with the document and with its references.
    package internal(set) var diagnostics: [Diagnostic] = []
    var items: [Item] = []
    /// Modifiers that `resolutionOrder` does not name: an input for one of them has no effect.
    var unusedModifiers: Set<String> = []

    /// A set or a modifier at its place in the order.
    enum Item: Sendable {
        case set([TokenOverlay])
        case modifier(Int)
    }

    /// The overlays where each modifier has a context, the lowest first: section "Ordering". One that would lie there twice
    /// stands where it lies last, which is where it counts.
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

/// What an input decides: of its contexts, one holds at a time.
package struct ResolverModifier: Sendable {
    /// The name, by which inputs choose.
    package var name: String
    /// The contexts, in the order of the file.
    package var contexts: [ResolverContext]
    /// The context that holds when no input chooses, an index.
    package var defaultContext: Int?
    /// Where the modifier stands.
    package var location: SourceLocation
}

/// One choice of a modifier.
package struct ResolverContext: Sendable {
    /// The name, by which inputs choose.
    package var name: String
    /// The overlays that it adds, the lowest first.
    package var overlays: [TokenOverlay]
}

extension JSONDocument {
    /// Whether the file is a document of the resolver module: what no group of tokens can have tells.
    package var isResolverDocument: Bool {
        value(of: "resolutionOrder", in: root).map { kind(of: $0) == .array } ?? false
    }
}
