import Mustache

/// The keys for templates of a page, as documented in `docs/reference/preview-templates.md`.
package enum PageKey: String, CaseIterable, Sendable {
    // The page.
    case title, counts, sources, omissions, policy, style, script, data, isServed
    case modes, hasModes, problems, hasProblems, problemCount, chapters, shelves, images, hasImages, links, hasLinks
    case filters
    // The style sheet.
    case colors, classes, fonts, wideColors
    // Shared keys.
    case name, text, number, anchor, path, count, symbol, note
    // A filter.
    case options
    // A mode.
    case isDark
    // A problem.
    case severity, message, place, code, notes
    // A section.
    case sections, part, rows, hasTargets, hiddenModes, heightClass
    case isRamp, isSpecimens, strips, extent, hasOverview, hasManySections
    // A row.
    case cells, description, targets, marks, nameParts, nameEnd, symbolParts, symbolEnd
    // The target of a row.
    case modeNames, modeClasses, pathParts, pathEnd
    // A cell.
    case modeNumber, isSame, isSwatch, isTranslucent, isCard, isStrip, isSample, isBar, isCorner, isMotion
    case valueClass, drawing, points, milliseconds, modeName, contrasts
    // An image.
    case pictures, address, format, isLarge, isTemplate, width, height
    // A contrast check.
    case checks, hasChecks, failedCount, unknownCount, hiddenCount, textPath, textAnchor, textClass
    case backgroundPath, backgroundAnchor, backgroundClass, ratio, lightness, level, mended, base
    case passes, fails, isExempt, isUnknown
    // A reference between sections.
    case fromPath, fromAnchor, toPath, toAnchor
    // A color, a class or a font of the style sheet.
    case plain, wide, declarations, isVariable

    static let vocabulary = MustacheNames(allCases.map(\.rawValue))
}

/// The keys and values of one object of a page, such as a row.
typealias PageObject = KeyValuePairs<PageKey, MustacheValue>
