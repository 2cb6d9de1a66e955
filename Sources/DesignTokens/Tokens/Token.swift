import LocatedJSON

/// A named value of a design system, as one file states it.
public struct Token: Sendable {
    /// The token's own name, the last part of its path.
    public var name: String
    /// The names from the root to the token, joined by full stops: `Colors.brand.primary.500`.
    public var path: String
    /// The token's group, an index into the groups of the document or graph that holds the token.
    public var group: Int
    /// The type that the token, or the nearest of its groups that does, states; resolution gives an alias without
    /// one the type of its target (format module, section 5.2.2).
    public var type: TokenType?
    /// The value as stated.
    public var value: TokenValue
    /// What is said about the token; most have nothing, and then there is no object.
    var annotations: TokenAnnotations?
    /// The file, an index into the graph's documents; 0 in a document.
    public var document = 0
    /// The token's name in its file.
    public var nameNode: JSONNode
    /// The token's value in its file.
    public var valueNode: JSONNode

    /// Whether anything at all is said about the token: quicker to see than each of the following.
    public var isAnnotated: Bool { annotations != nil }
    /// The variable that an inline value was exported from, where Figma says so.
    public var variable: FigmaVariable? { annotations?.variable }
    /// `$description`.
    public var description: String? { annotations?.description }
    /// Whether the token is there to be referred to, and is in no output: a source set of Tokens Studio holds it.
    public var isReferenceOnly: Bool { annotations?.isReferenceOnly ?? false }
    /// `$deprecated` of the token or the nearest group that states it.
    public var deprecation: Deprecation? { annotations?.deprecation }
}

/// What is said about a token beside its value. An object of its own keeps tokens small: there can be very many.
final class TokenAnnotations: Sendable {
    let variable: FigmaVariable?
    let description: String?
    let deprecation: Deprecation?
    let isReferenceOnly: Bool

    /// The annotations; `nil` when there is nothing to annotate.
    static func of(
        variable: FigmaVariable?, description: String?, deprecation: Deprecation?, isReferenceOnly: Bool = false
    ) -> TokenAnnotations? {
        if variable == nil, description == nil, deprecation == nil, !isReferenceOnly { return nil }
        return TokenAnnotations(variable, description, deprecation, isReferenceOnly)
    }

    private init(
        _ variable: FigmaVariable?, _ description: String?, _ deprecation: Deprecation?, _ isReferenceOnly: Bool
    ) {
        self.variable = variable
        self.description = description
        self.deprecation = deprecation
        self.isReferenceOnly = isReferenceOnly
    }
}

/// A variable of another Figma collection or library: `$extensions["com.figma.aliasData"]`.
public struct FigmaVariable: Sendable, Hashable {
    /// `targetVariableName`, such as `brand/primary/500` or `Primary200`.
    public var name: String
    /// `targetVariableSetName`: the collection, which no exported file names.
    public var collection: String?
    /// `targetVariableSetId`: tells two collections of one name apart; no exported file has it.
    public var collectionId: String?

    /// Creates a reference to a variable.
    public init(name: String, collection: String? = nil, collectionId: String? = nil) {
        self.name = name
        self.collection = collection
        self.collectionId = collectionId
    }
}

/// `$deprecated`: format module, section 5.2.5.
public enum Deprecation: Sendable, Hashable {
    /// `false`: not deprecated, although the group is.
    case no
    /// `true`, or a text that says why or what to use instead.
    case yes(reason: String?)
}

/// A group of tokens: an object without a value.
public struct TokenGroup: Sendable {
    /// The names from the root to the group; empty for the root.
    public var names: [String]
    /// The names joined by full stops.
    public var path: String
    /// The file, an index into the graph's documents; 0 in a document.
    public var document = 0
    /// The group's name in its file; the file's root for the root group.
    public var nameNode: JSONNode
}
