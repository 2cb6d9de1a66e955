import LocatedJSON

/// A named value of a design system, as one file states it.
@usableFromInline package struct Token: Sendable {
    // Tokens are many, and copied: the order keeps them small.

    /// The token's own name, the last part of its path.
    package var name: String
    /// The names from the root to the token, joined by full stops: `Colors.brand.primary.500`.
    package var path: String
    /// What is said about the token; most have nothing, and then there is no object.
    @usableFromInline var annotations: TokenAnnotations?
    package private(set) var value: TokenValue
    /// The type that the token, or the nearest of its groups that does, states; resolution gives an alias without
    /// one the type of its target (format module, section 5.2.2). A value that is not of the stated type has its own: no
    /// token is of a type that its value cannot have.
    package private(set) var type: TokenType?
    /// What a number measures, where Figma says so.
    package var unit: NumberUnit?
    @usableFromInline var groupNumber: Int32
    @usableFromInline var documentNumber: Int32
    /// The token's name in its file.
    package var nameNode: JSONNode
    /// The token's value in its file.
    package var valueNode: JSONNode
    /// What the token's format knows it by, where that has more to say of its value: an index into what was read.
    var statement: Int32 = -1

    /// Creates a token. Its type is that of its value, and the stated one where the value does not tell.
    init(
        name: String, path: String, group: Int, statedType: TokenType?, value: TokenValue, unit: NumberUnit? = nil,
        annotations: TokenAnnotations?, document: Int, nameNode: JSONNode, valueNode: JSONNode, statement: Int32 = -1
    ) {
        self.name = name
        self.path = path
        groupNumber = Int32(group)
        self.value = value
        type = value.type(stated: statedType)
        self.unit = unit
        self.annotations = annotations
        documentNumber = Int32(document)
        self.nameNode = nameNode
        self.valueNode = valueNode
        self.statement = statement
    }

    /// The token's group, an index into the groups of the document or graph that holds the token.
    @inlinable package var group: Int {
        get { Int(groupNumber) }
        set { groupNumber = Int32(newValue) }
    }

    /// The file, an index into the graph's documents; 0 in a document.
    @inlinable package var document: Int {
        get { Int(documentNumber) }
        set { documentNumber = Int32(newValue) }
    }

    /// Whether the token stands for the group that it is in.
    package var isRoot: Bool { name == .rootTokenName }

    /// The path that Figma's links know the token by: one that stands for its group has the path of that.
    var variablePath: Substring { isRoot ? path.dropLast(name.utf8.count + 1) : path[...] }

    /// The same token in a mode in which it has another value, which Figma's variable does not have.
    func inMode(_ value: TokenValue, at node: JSONNode) -> Token {
        var token = self
        token.setValue(value)
        token.valueNode = node
        token.annotations = annotations?.withoutVariable
        return token
    }

    /// Whether a value, in the opacity that the token sets, is the one that the token was exported with.
    func isExported(from value: TokenValue) -> Bool { value.withOpacity(opacity).isSame(as: self.value) }

    /// Gives the token another value, and the type of that.
    mutating func setValue(_ value: TokenValue) {
        self.value = value
        type = value.type(stated: type)
    }

    /// The variable that an inline value was exported from, where Figma says so.
    @inlinable package var variable: FigmaVariable? { annotations?.figma.variable }
    /// The opacity that the token's color has instead of that of its ``variable``.
    @inlinable package var opacity: Double? { annotations?.figma.opacity }
    /// Whether Figma does not offer the variable to the readers of its library.
    @inlinable package var isHidden: Bool { annotations?.figma.isHidden ?? false }
    /// The name in Swift code that Figma states.
    @inlinable package var codeSyntax: String? { annotations?.figma.codeSyntax }
    @inlinable package var description: String? { annotations?.description }
    /// Whether the token is there to be referred to, and is in an output only where this asks for it: a source set of
    /// Tokens Studio holds it.
    @inlinable package var isReferenceOnly: Bool { annotations?.isReferenceOnly ?? false }
    /// `$deprecated` of the token or the nearest group that states it.
    @inlinable package var deprecation: Deprecation? { annotations?.deprecation }
}

/// What is said about a token beside its value. An object of its own keeps tokens small: there can be very many.
@usableFromInline final class TokenAnnotations: Sendable {
    @usableFromInline let figma: FigmaAnnotations
    @usableFromInline let description: String?
    @usableFromInline let deprecation: Deprecation?
    @usableFromInline let isReferenceOnly: Bool

    /// The annotations; `nil` when there is nothing to annotate.
    static func of(
        figma: FigmaAnnotations = FigmaAnnotations(), description: String?, deprecation: Deprecation?,
        isReferenceOnly: Bool = false
    ) -> TokenAnnotations? {
        if figma.isEmpty, description == nil, deprecation == nil, !isReferenceOnly { return nil }
        return TokenAnnotations(figma, description, deprecation, isReferenceOnly)
    }

    /// The same but for the variable that the value was exported from.
    var withoutVariable: TokenAnnotations? {
        var figma = figma
        (figma.variable, figma.opacity) = (nil, nil)
        return .of(figma: figma, description: description, deprecation: deprecation, isReferenceOnly: isReferenceOnly)
    }

    private init(
        _ figma: FigmaAnnotations, _ description: String?, _ deprecation: Deprecation?, _ isReferenceOnly: Bool
    ) {
        self.figma = figma
        self.description = description
        self.deprecation = deprecation
        self.isReferenceOnly = isReferenceOnly
    }
}

/// What Figma says about a token in `$extensions`.
@usableFromInline struct FigmaAnnotations: Sendable {
    /// The variable that the value was exported from.
    @usableFromInline var variable: FigmaVariable?
    /// The opacity that the value has instead of the variable's.
    @usableFromInline var opacity: Double?
    /// `com.figma.hiddenFromPublishing`.
    @usableFromInline var isHidden = false
    /// `com.figma.codeSyntax` for iOS.
    @usableFromInline var codeSyntax: String?

    /// Whether nothing is said.
    var isEmpty: Bool { variable == nil && !isHidden && codeSyntax == nil }
}

/// A variable that Figma exported a value from: of another collection or library (`com.figma.aliasData`), or, where the
/// value is its color with another opacity, of any collection (`com.figma.composedColor`).
@usableFromInline package struct FigmaVariable: Sendable, Hashable {
    /// `targetVariableName`, such as `brand/primary/500` or `Primary200`.
    package var name: String
    /// `targetVariableSetName`: the collection, which no exported file names.
    package var collection: String?
    /// `targetVariableSetId`: tells two collections of one name apart; no exported file has it.
    package var collectionId: String?
    /// Whether the variable is in the collection of the token that refers to it.
    package var isInOwnCollection = false

    /// The path that the variable has in its collection's export.
    var path: String {
        String(decoding: name.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
    }

    /// Whether the link says which collection the variable is in.
    var namesCollection: Bool { collection != nil || collectionId != nil }
}

/// What a number without a unit measures, as the scopes of its variable in Figma tell.
@usableFromInline package enum NumberUnit: String, CaseIterable, Sendable {
    /// A length: a radius, a gap, a size of type…
    case points
    /// A part of a whole, such as an opacity, in hundredths or as a fraction: ``Resolution/countsHundredths(_:)``.
    case ratio
    case weight
}

/// `$deprecated`: format module, section 5.2.5.
@usableFromInline package enum Deprecation: Sendable, Hashable {
    /// `false`: not deprecated, although the group is.
    case no
    /// `true`, or a text that says why or what to use instead.
    case yes(reason: String?)
}

/// A group of tokens: an object without a value.
package struct TokenGroup: Sendable {
    /// The names from the root to the group; empty for the root.
    package var names: [String]
    /// The names joined by full stops.
    package var path: String
    /// The file, an index into the graph's documents; 0 in a document.
    package var document = 0
    /// The group's name in its file; the file's root for the root group.
    package var nameNode: JSONNode
}

extension JSONDocument {
    /// The variable that a token was exported from: `$extensions["com.figma.variableId"]`. It is read when it is asked
    /// for, because a single file needs none.
    func variableId(of token: Token) -> String? {
        // The name of a color set is that of its folder, and no key.
        guard kind(of: token.nameNode) == .string,
            let extensions = value(of: "$extensions", in: value(ofKey: token.nameNode))
        else { return nil }
        let node =
            value(of: "com.figma.variableId", in: extensions)
            ?? value(of: "com.figma", in: extensions).flatMap { value(of: "variableId", in: $0) }
        return node.flatMap(stringValue)
    }
}
