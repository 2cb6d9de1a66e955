import SwiftSyntax

/// A difference that is by design.
enum Design: String, CaseIterable {
    case shebang = "first lines of scripts are skipped"
    case escapedLineEnd = "backslashes at the end of a line belong to the string"
    case operators = "operators with nothing between them are one token"
    case version = "versions in attributes and conditions are one number"
    case moduleSelector = "module selectors, A::b, end the names before a call"
    case severalLines = "names on other lines are not those before a call"
    case enumCase = "declared cases with values count as calls"
    case labels = "names with labels, f(_:), count as calls"
    case modifier = "modifiers with parentheses, private(set), count as calls"
    case directive = "#available and #sourceLocation count as calls"
    case keyword = "keywords with parentheses, return(a), count as calls"

    /// The reason why parentheses directly after a word count as a call, although they are none.
    init?(parenthesesOf kind: SyntaxKind?) {
        switch kind {
        case .enumCaseParameterClause: self = .enumCase
        case .declNameArguments: self = .labels
        case .declModifierDetail, .accessorParameters, .throwsClause, .nonisolatedSpecifierArgument,
            .closureCaptureSpecifier, .layoutRequirement:
            self = .modifier
        case .availabilityCondition, .poundSourceLocation: self = .directive
        case .tupleExpr, .tuplePattern, .tupleType, .functionType: self = .keyword
        default: return nil
        }
    }
}
