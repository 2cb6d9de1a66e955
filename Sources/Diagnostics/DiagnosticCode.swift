/// The kind of a diagnostic: a stable name for configurations, scripts and searches.
///
/// The comment of each code is its section in `docs/reference/codes.md`: the severity and the problem, then what its
/// message cannot say. `Tests/TokenGeneratorTests/Messages` has an example of each.
package enum DiagnosticCode: String, CaseIterable, Sendable, CustomStringConvertible {
    // MARK: - Files and JSON
    /// error: the configuration cannot be read, or there is neither a configuration nor a folder `tokens`
    ///
    /// `--config` names a configuration in another folder.
    case noConfiguration = "no-configuration"
    /// error: a token file cannot be read, or a folder in `sources` contains none
    case noSource = "no-source"
    /// error: the text is not valid JSON at this place, or it is empty or incomplete
    case invalidJSON = "invalid-json"
    /// error: a limit on size, depth or number is exceeded; modes beyond their limit are skipped
    case limitExceeded = "limit-exceeded"
    /// error: the file, or a template, is not UTF-8
    case invalidUTF8 = "invalid-utf8"
    /// error: a number, a color component, an alpha or a weight is out of range; a warning for a gradient stop, which
    /// is moved to the nearest valid position
    case outOfRange = "out-of-range"
    /// error: an object contains a key twice
    case duplicateKey = "duplicate-key"

    // MARK: - Tokens
    /// error: the guessed format of a file matches almost nothing in it; a warning if one file in a folder contains no
    /// tokens, but others do
    case wrongFormat = "wrong-format"
    /// error: the file contains a list or a single value
    case rootNotObject = "root-not-object"
    /// error: the file is a single token without a name
    case tokenAtRoot = "token-at-root"
    /// error: a member is neither a token nor a group; a warning in Style Dictionary files and in lists of variables
    case notAToken = "not-a-token"
    /// error: a token has both a value and tokens inside, possibly in another file or mode
    case tokenWithChildren = "token-with-children"
    /// error: a token is defined in two files, or twice in one file in different Unicode encodings; a note for merged
    /// files and token sets, where the message shows which definition is used
    case duplicateToken = "duplicate-token"
    /// warning: a member has a type, but neither a value nor tokens; or a style is or contains a blur or a grid, which has
    /// no value in Swift
    case incompleteToken = "incomplete-token"
    /// error: a name is empty or contains `.`, `{` or `}`, or a template's tag has no name
    case invalidName = "invalid-name"
    /// error: neither the token nor a group around it has a type; a warning in Tokens Studio, where it is a string
    case missingType = "missing-type"
    /// error: `$type` is not a type of the format; a warning if it is one of Tokens Studio or of an earlier draft
    case unknownType = "unknown-type"
    /// error: a Figma variable has a kind that the format does not have, such as an easing or a timing; a note if it was deleted
    case unsupportedVariable = "unsupported-variable"
    /// warning: a property of a token or group is unknown, and not used
    case unknownProperty = "unknown-property"
    /// error: a value, or a part of one, does not fit its type or its key
    ///
    /// [Types](types.md) has every type with an example.
    case invalidValue = "invalid-value"
    /// error: `colorSpace` is not one of the fourteen color spaces
    case unknownColorSpace = "unknown-color-space"
    /// warning: a color is outside Display P3; the nearest one is used
    case outOfGamut = "out-of-gamut"
    /// note: `hex` differs from the components, which define the color
    case hexDiffers = "hex-differs"
    /// error: the unit is not `px`, `rem`, `em` or `%`; under `--strict`, not `px` or `rem`
    case unknownUnit = "unknown-unit"
    /// error: a value lacks a key that the specification requires
    case missingMember = "missing-member"
    /// error: `--upgrade` changed no file, because some have errors
    case notUpgraded = "not-upgraded"
    /// warning, an error under `--strict`: a value uses the syntax from before Design Tokens 2025.10
    case outdatedSyntax = "outdated-syntax"
    /// error: `$extends` does not name a group, or is in a token
    case invalidExtends = "invalid-extends"
    /// error: aliases, extended groups or references of a resolver document form a circle
    case referenceCycle = "reference-cycle"

    // MARK: - Tokens Studio and Style Dictionary
    /// error: a length or a line height has no Swift value: `clamp(…)`, `4vw`, `12pt`, `50%`, `AUTO`
    case unsupportedLength = "unsupported-length"
    /// note: Style Dictionary sizes have no unit, and are read as rem or points
    case numberWithoutUnit = "number-without-unit"
    /// warning, an error under `--strict`: a value has an unknown key
    case unknownMember = "unknown-member"
    /// error: a theme, a token set or `$metadata.json` does not have the syntax of Tokens Studio
    case invalidStudioFile = "invalid-studio-file"
    /// error: two themes of a group have the same name; a warning if one of them uses no token set
    case duplicateTheme = "duplicate-theme"
    /// warning: the themes of a group have no effect on some or all of their tokens, because themes of other groups define the same tokens later
    ///
    /// [Tokens Studio](../guides/dark-mode-and-themes.md#tokens-studio) shows themes of several groups.
    case overriddenThemes = "overridden-themes"
    /// note: no theme uses a token set, enabled or as a source, so that its tokens are skipped
    case unusedTokenSet = "unused-token-set"
    /// error: theme groups give a token more than 100 modes; a warning if they only change the tokens that it refers
    /// to, and it is skipped
    case tooManyCombinations = "too-many-combinations"
    /// warning: a theme, or the order of token sets, names a set that does not exist
    case unknownTokenSet = "unknown-token-set"
    /// warning: the order of token sets lists one twice, or a file that it does not list is a numbered copy of a set
    case duplicateTokenSet = "duplicate-token-set"
    /// error: an alias refers to a token of another type, or a token has another type in another mode; a warning if a
    /// later token set gives it another type, or if the alias is a string
    case typeMismatch = "type-mismatch"

    // MARK: - References
    /// error: a token is skipped because it refers to one that cannot be used, or because of an error in its group
    ///
    /// Fix the token at the end of the chain. [What happens to the
    /// others](../guides/troubleshooting.md#3-tokens-left-out-see-above).
    case leftOut = "left-out"
    /// error: `{a.b}` does not match any token
    case danglingAlias = "dangling-alias"
    /// error: several tokens have the path of a reference, but none is in the collection of the reference
    case ambiguousAlias = "ambiguous-alias"
    /// error: `{a.b}` is a group
    case aliasToGroup = "alias-to-group"
    /// error: a reference does not point to a token, is a part of a text, or is beside a value
    case invalidReference = "invalid-reference"
    /// error: one mode of a collection is in two files; a warning if one is another download of the other
    case duplicateMode = "duplicate-mode"
    /// note: files without variable ids, token sets of a project without themes, folders or groups define the same
    /// tokens and are used as modes
    ///
    /// [How modes are inferred](../explanation/modes.md). If one token set should replace the tokens of another, add a
    /// theme with both.
    case inferredModes = "inferred-modes"
    /// error: one mode of a collection lacks a token that another mode has; a note for Tokens Studio themes and for
    /// files of overrides, a warning if tokens refer to a missing one; the value of another mode is used
    ///
    /// [Modes in files](design-tokens.md#modes) shows how files define modes.
    case missingModeValue = "missing-mode-value"
    /// warning: a token refers to the value of one mode, in a group that `modeGroups` makes a mode, and gets the value of
    /// each mode instead
    case modeReference = "mode-reference"
    /// warning: values come from a collection that is not in any file, so that they are written as exported, in one
    /// mode only
    case missingCollection = "missing-collection"
    /// warning: a collection lacks variables that values come from
    case missingVariable = "missing-variable"
    /// note: several tokens match a Figma variable; none is used, unless the message names one
    ///
    /// To refer to one of them, rename the others, so that the name is the end of one path only.
    case ambiguousVariable = "ambiguous-variable"
    /// warning: a value differs from the variable that it came from; the variable's value is used
    case variableDiffers = "variable-differs"
    /// note: variables refer to each other in a circle; one keeps its own value
    ///
    /// Correct it in Figma, unless the value is right.
    case variableCycle = "variable-cycle"
    /// note: several tokens have this color; the message names the one that is used
    ///
    /// To refer to another one, set an alias in Figma.
    case ambiguousValue = "ambiguous-value"

    // MARK: - Configuration
    /// error: a key is unknown
    ///
    /// [The configuration](configuration.md) lists all keys.
    case unknownKey = "unknown-key"
    /// error: a required key is missing
    case missingKey = "missing-key"
    /// error: a configuration key has an invalid value
    ///
    /// [The configuration](configuration.md) lists the values of each key.
    case invalidConfiguration = "invalid-configuration"
    /// error: a token file is listed twice, possibly through its folder
    case duplicateSource = "duplicate-source"
    /// error: two outputs have the same path, or two Swift files of a target have the same name
    case duplicateOutput = "duplicate-output"
    /// error: a target is in neither the configuration nor, for `init`, the package or project
    case unknownTarget = "unknown-target"
    /// error: a template does not exist
    ///
    /// [`templates`](configuration.md#templates) adds templates of your own.
    case unknownTemplate = "unknown-template"
    /// error: an output refers to color sets that no output writes
    ///
    /// [Color catalogs](../guides/color-catalogs.md) explains which output refers to which sets.
    case missingColorSet = "missing-color-set"
    /// error: the files in `sources` can be read, but contain no tokens
    ///
    /// For images alone, remove [`sources`](configuration.md#sources).
    case noTokens = "no-tokens"
    /// warning, for `init` an error: no group or token matches this path or pattern
    ///
    /// Perhaps the designers renamed the group.
    case unknownPath = "unknown-path"
    /// warning: a `contrast` entry matches no pair of colors, or its `page` is not a color
    ///
    /// [Check contrast](../guides/contrast.md) shows which pairs a pattern matches.
    case emptyPair = "empty-pair"
    /// warning: `contrast` matches more than 10,000 pairs of colors
    case tooManyPairs = "too-many-pairs"
    /// error: no token file has this mode, or no collection has this name
    ///
    /// `TokenGenerator validate` prints the mode of each file.
    case unknownMode = "unknown-mode"
    /// warning: the configuration defines themes that no output writes
    case unwrittenThemes = "unwritten-themes"
    /// note: tokens have different values in other modes, but the outputs contain those of one mode
    ///
    /// Use [`appearances`](configuration.md#appearances) for light and dark, [`themes`](configuration.md#themes) for
    /// modes that the app chooses, or a template of your own for others.
    case unwrittenModes = "unwritten-modes"
    /// note: outputs require newer systems than the app supports
    ///
    /// [Older systems](../guides/dark-mode-and-themes.md#older-systems) has an example.
    case deploymentTarget = "deployment-target"
    /// error: the sources have no file, token set, collection or mode with this name
    ///
    /// `TokenGenerator --dry-run --verbose` prints the collections with their modes.
    case unknownOrigin = "unknown-origin"
    /// warning: an output is empty, because it selects no tokens or images, or all of them are skipped; an error if all
    /// outputs are empty without a configuration, or nothing has a name
    case emptyOutput = "empty-output"
    /// warning: an output skips a token without a value in its language: a length relative to a font size, such as
    /// `-2%`, an automatic line height, a text style without a size, or a transition without a curve
    case unsupportedValue = "unsupported-value"
    /// error: a token is in no output and not excluded, and `unclaimed` is `error`
    case unclaimedToken = "unclaimed-token"
    /// warning: a value cannot be expressed exactly in Swift, and the generated code uses the nearest one: the spread
    /// of a shadow, a weight above 900, a groove, a width of `0.1em`
    ///
    /// [Types](types.md) describes what Swift can express.
    case inexactValue = "inexact-value"
    /// note: outputs use types that no output writes
    ///
    /// [The support file](types.md#the-support-file) contains these types.
    case missingSupport = "missing-support"
    /// error: the configuration lists other files than when the build was planned
    case stalePlan = "stale-plan"

    // MARK: - Swift names
    /// error: two tokens or images have the same Swift name, possibly because of their code syntax in Figma, or a
    /// [former](configuration.md#outputsnamesformer) or [second](configuration.md#outputsnamesalsonamed) name is used
    /// by another token
    ///
    /// [`replace`](configuration.md#outputsnamesreplace) and [`scope`](configuration.md#outputsscope) change names. Until
    /// then, the compiler gives this message where code uses the name; tokens that refer to them have their values. Two
    /// tokens with the same path and value share the name.
    case duplicateSymbol = "duplicate-symbol"
    /// error: two outputs declare the same type
    case duplicateType = "duplicate-type"
    /// error: SwiftUI, `CGFloat` or the enumeration already uses this name
    case reservedName = "reserved-name"
    /// error: a name contains neither letters nor digits
    case emptyName = "empty-name"

    // MARK: - Resolver documents
    /// error: a `*.resolver.json`, or a reference in it, violates the Design Tokens resolver module; a warning for a
    /// pointer without its slash
    ///
    /// References can only lead to files below the folder of the configuration.
    case invalidResolver = "invalid-resolver"
    /// error: an input does not match any modifier or context
    case invalidInput = "invalid-input"
    /// warning: `sources` sets the collection or mode of a file that has its own modes, or a token has a dark value
    /// although files are its modes
    case unusedMode = "unused-mode"
    /// a modifier has no default, and no input chooses a context: an error with other inputs, otherwise a warning
    case missingInput = "missing-input"

    // MARK: - Asset catalogs
    /// error: the `.xcassets` folder does not exist
    case noCatalog = "no-catalog"
    /// error: a folder or link in a catalog cannot be read; a warning in `init`
    case cannotRead = "cannot-read"
    /// error: a link leads back into the catalog
    case repeatedLink = "repeated-link"
    /// warning: a catalog inside a catalog is read as a group
    case nestedCatalog = "nested-catalog"
    /// warning: a folder name almost ends with an asset type, or a folder lists slots without an asset type
    case unknownAssetType = "unknown-asset-type"
    /// warning: an asset has no `Contents.json`
    case missingContents = "missing-contents"
    /// warning: a `Contents.json` is not valid JSON, or contains invalid values, which are ignored; an error if a color
    /// set is therefore not a token
    case invalidContents = "invalid-contents"
    /// warning: the version of the catalog format is unknown
    case unknownVersion = "unknown-version"
    /// warning: an asset lists a file that does not exist
    case missingFile = "missing-file"
    /// warning: no slot of the asset lists a file
    case unassignedChild = "unassigned-child"
    /// warning: two assets of one kind have the same name in code
    case duplicateAsset = "duplicate-asset"
    /// off by default: a slot has neither a file nor a color
    case emptySlot = "empty-slot"
    /// off by default: a bitmap exists for some scales, but not for others
    case missingScale = "missing-scale"
    /// note: most assets in a folder have a dark variant, but this one does not
    case missingDark = "missing-dark"
    /// warning of `validate`: the bitmaps for several scales are not one picture in several sizes
    case sizeMismatch = "size-mismatch"
    /// warning of `validate`: an SVG contains elements that Xcode does not draw
    case unsupportedSVG = "unsupported-svg"
    /// warning of `validate`: a PDF has several pages
    case severalPages = "several-pages"
    /// error of `validate` and `import-images`: an image file is truncated, or does not have the format of its name
    case brokenImage = "broken-image"
    /// warning of `validate`: a template image has several colors
    case coloredTemplate = "colored-template"
    /// note of `validate`: two image sets contain the same images
    case repeatedImage = "repeated-image"
    /// note: a color set in a source catalog has no color, and is not a token
    case emptyColorSet = "empty-color-set"
    /// warning: a color set that is a token has a color for some appearance, but none for any appearance
    case emptyColorSlot = "empty-color-slot"
    /// note: a color set that is a token has unused colors for single devices; a warning if two colors have the same slot,
    /// of which the first is used
    case unusedColor = "unused-color"
    /// Xcode declares members with the same names for assets of the module: a warning if the catalog enables this,
    /// otherwise a note
    ///
    /// [Symbols that Xcode generates](../guides/color-catalogs.md#symbols-that-xcode-generates) explains the setting.
    case assetSymbolClash = "asset-symbol-clash"
    /// warning: a Swift file of the module declares a type or member that an output also declares
    case duplicateDeclaration = "duplicate-declaration"
    /// warning: the default isolation of a target is the main actor, but its outputs are not `nonisolated`
    ///
    /// `validate` reads it from the `Package.swift`, the Xcode project or the `project.yml` around the output.
    case defaultIsolation = "default-isolation"
    /// note: the build plugin generates code in builds of the target, so a run of the command line does not write it
    ///
    /// A module cannot contain a file twice. Outputs in other languages and asset catalogs are written.
    case buildPlugin = "build-plugin"

    // MARK: - Fonts
    /// error: a path in `"fonts"` does not match any font file
    case noFontFiles = "no-font-files"
    /// a font file cannot be used in apps, because it is a web font, not a font, damaged, or has no name: an error if
    /// `"fonts"` lists the file itself, a warning if a folder or pattern matches it
    case unusableFont = "unusable-font"
    /// warning: two font files contain a font with the same name
    case duplicateFont = "duplicate-font"
    /// error: `"names"` in `"fonts"` lists a name that no font file has; a warning if no file has the family
    case unknownFont = "unknown-font"
    /// warning: a text style uses a font that is in no file
    case missingFont = "missing-font"
    /// warning: the font name of a text style is unknown; a note if the configuration has no `fonts`
    ///
    /// [Fonts](../guides/fonts.md) explains how names are found.
    case guessedFont = "guessed-font"

    // MARK: - Templates
    /// error: the folder of templates cannot be used
    case noTemplates = "no-templates"
    /// error: a name in a template is unknown, or has no value here
    ///
    /// [The names](template-context.md#the-names) lists them and where each exists.
    case unknownName = "unknown-name"
    /// error: a template has a Mustache syntax error at this place
    ///
    /// [The language](template-context.md#the-language) describes what templates can contain.
    case invalidTemplate = "invalid-template"
    /// error: the template for `{{> name}}` does not exist
    case unknownPartial = "unknown-partial"

    // MARK: - Writing
    /// error of `--check`: generated files are out of date
    case outOfDate = "out-of-date"
    /// error of `diff` and `review`: an argument is not a file, a folder or a Git revision
    ///
    /// In a workflow, check out with `fetch-depth: 0`: [Git revisions](diff.md#git-revisions).
    case unknownRevision = "unknown-revision"
    /// error of `diff` and `review`: a revision is given, but there is no Git repository, or Git is not installed
    case noRepository = "no-repository"
    /// warning of `diff`, note of `review`: a revision does not contain what the configuration lists
    case notInRevision = "not-in-revision"
    /// error of `diff --usage`, note of `review --usage`: a folder or file does not exist, cannot be read or contains
    /// no Swift code
    case noSwiftSources = "no-swift-sources"
    /// error of `--fail-on breaking`: [Swift names were removed, renamed or changed in
    /// type](diff.md#what-it-does-to-swift-code)
    case breakingChange = "breaking-change"
    /// error: the file to replace has no header of a generated file
    ///
    /// [Who owns a generated file](../explanation/generated-files.md) explains what is replaced.
    case handWrittenFile = "hand-written-file"
    /// error: a generated file was edited or moved
    case editedFile = "edited-file"
    /// error: the file to replace is an output of another configuration
    case conflictingOutput = "conflicting-output"
    /// note: a replaced file could not be attributed to this configuration
    case replacedFile = "replaced-file"
    /// warning: a generated file is no longer configured, but was kept, because it could not be attributed to this
    /// configuration
    case keptFile = "kept-file"
    /// warning of `validate`: a generated file is no longer configured; `generate` removes it
    case leftoverFile = "leftover-file"
    /// error: another program changed a file between reading and writing
    case concurrentChange = "concurrent-change"
    /// note: the search for generated files that are no longer configured ended early
    case searchStopped = "search-stopped"
    /// note: the file system does not support locks, so that concurrent runs are not prevented
    case noLocks = "no-locks"
    /// error: the path of an output is outside the output root, in a folder `.git`, a folder, or an input file
    case invalidOutputPath = "invalid-output-path"
    /// error: an output whose name ends with `.json` is not valid JSON, or has no place for the header
    case invalidOutput = "invalid-output"
    /// error: a file or folder cannot be written or removed
    case cannotWrite = "cannot-write"
    /// error of `--watch`: the system cannot watch any more folders
    case cannotWatch = "cannot-watch"

    // MARK: - Importing images
    /// error: the folder of images does not exist, contains no images, or is inside the catalog
    case noImages = "no-images"
    /// note: a file in the export is not an image that a catalog supports, or is a link
    case notImported = "not-imported"
    /// warning: the name of an exported file or folder is invalid
    ///
    /// [Names](../guides/importing-images.md#names) lists what a file name can contain.
    case invalidImageName = "invalid-image-name"
    /// warning: two exported files have the same place in the catalog
    case duplicateImage = "duplicate-image"
    /// warning: an image for dark mode or increased contrast has no light counterpart; a note if its name may mean
    /// something else
    case noLightImage = "no-light-image"
    /// warning: an image set is kept, because it was created or changed by hand, or cannot be written
    ///
    /// [Image sets of your own](../guides/importing-images.md#image-sets-of-your-own) explains `--adopt`.
    case keptSet = "kept-set"
    /// error: `--prune` would remove more image sets than allowed
    case pruneLimit = "prune-limit"
    /// error: the record of imported images cannot be read
    ///
    /// [The record](../guides/importing-images.md#the-record) describes the file.
    case invalidRecord = "invalid-record"

    // MARK: - Asking for tokens
    /// error: no token, asset, group, type or mode matches an argument of `explain` or an option of `list`
    ///
    /// `TokenGenerator list` prints all tokens and assets.
    case notFound = "not-found"
    /// error: several tokens or assets match an argument of `explain`
    case ambiguousName = "ambiguous-name"

    // MARK: - lint
    /// error: code, or a file of Interface Builder, loads an asset by a name that no catalog contains
    ///
    /// Names are case-sensitive. Image files outside of catalogs count, too.
    case assetUnknown = "asset-unknown"
    /// warning: code loads an asset by a string, although a generated name for it exists
    case assetByString = "asset-by-string"
    /// warning: code passes on the raw value of a generated asset instead of the asset
    case assetRawValue = "asset-raw-value"
    /// warning: a color in code equals a token that has this color in all modes
    ///
    /// Two colors are equal if they have the same eight bits for each component, and the same alpha to three decimals.
    case colorEqualsToken = "color-equals-token"
    /// note: a color in code equals a token that has this color in some modes only
    ///
    /// The token would change the color in the other modes, so its fix is a suggestion.
    case colorEqualsMode = "color-equals-mode"
    /// off by default: a color in code equals no token
    ///
    /// Switch it on with `rules` when the app's colors are tokens.
    case colorUnknown = "color-unknown"
    /// warning: a padding, an inset or a gap in code equals a token that has this value in all modes
    ///
    /// Zero is never reported. Tokens count if their path has a word such as `spacing`, `gap` or `padding`.
    case spacingEqualsToken = "spacing-equals-token"
    /// warning: a corner radius in code equals a token that has this value in all modes
    ///
    /// Tokens count if their path has a word such as `radius` or `corner`.
    case radiusEqualsToken = "radius-equals-token"
    /// note: code creates a font from a size, although text styles are generated
    case fontSize = "font-size"
    /// warning: code uses a deprecated former name of a token or an asset
    case nameFormer = "name-former"
    /// note: no file of the app mentions an asset
    ///
    /// A name that is built at run time cannot be found. Nothing is ever deleted.
    case assetUnused = "asset-unused"
    /// note: no file of the app mentions a token, and no used token refers to it
    case tokenUnused = "token-unused"
    /// note: a comment `tokens:ignore` suppresses nothing
    case unusedSuppression = "unused-suppression"
    /// error: the baseline of `lint` cannot be read
    case invalidBaseline = "invalid-baseline"
    /// note: an entry of the baseline no longer matches any finding
    case staleBaseline = "stale-baseline"
    /// note: a pattern or a function in the key `lint` of the configuration matches nothing
    ///
    /// [`lint`](configuration.md#lint) lists the settings.
    case unusedSetting = "unused-setting"

    // MARK: - The page
    /// error: the browser cannot be started
    case noBrowser = "no-browser"
    /// error: `preview --serve` cannot listen on the port
    case cannotServe = "cannot-serve"

    // MARK: - init
    /// error: a configuration already exists
    case configurationExists = "configuration-exists"
    /// error: `init --github` would replace a workflow
    case workflowExists = "workflow-exists"
    /// error: `init --github` cannot determine the repository of TokenGenerator
    case unknownRepository = "unknown-repository"
    /// error: no usable token file was found
    case noTokenFiles = "no-token-files"
    /// warning: a file looks like a token file, or defines targets, but cannot be read
    ///
    /// Add a token file to `sources` when it can be read.
    case skippedFile = "skipped-file"
    /// warning: tokens in the files have errors
    case tokenErrors = "token-errors"
    /// warning: the search ended after 50,000 files
    case searchLimit = "search-limit"

    package var description: String { rawValue }
}
