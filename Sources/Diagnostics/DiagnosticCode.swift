/// What kind of problem a diagnostic tells of: a name that stays, for configurations, scripts and searches.
///
/// The comment of each is its line in `docs/reference/codes.md`: the severities and the problem.
package enum DiagnosticCode: String, CaseIterable, Sendable, CustomStringConvertible {
    // MARK: - Files and JSON
    /// error: the configuration cannot be read, or there is neither one nor a folder `tokens`
    case noConfiguration = "no-configuration"
    /// error: a token file cannot be read, or a folder in `sources` contains none
    case noSource = "no-source"
    /// error: the text is not JSON: it is empty, ends too early or breaks a rule at this place
    case invalidJSON = "invalid-json"
    /// error: something is larger, deeper or more than a limit allows; what has too many modes is left out beyond the limit
    case limitExceeded = "limit-exceeded"
    /// error: the file, or a template, is not UTF-8
    case invalidUTF8 = "invalid-utf8"
    /// error: a number, a color component, an alpha or a weight is outside of the range that is allowed; a warning for a stop
    /// of a gradient, which is moved to the nearer end
    case outOfRange = "out-of-range"
    /// error: one key twice in an object
    case duplicateKey = "duplicate-key"

    // MARK: - Tokens
    /// error: the format of a file was guessed, and hardly anything in it makes sense so; a warning where a file of a
    /// folder holds no token at all, and others do
    case wrongFormat = "wrong-format"
    /// error: the file holds a list or a single value
    case rootNotObject = "root-not-object"
    /// error: the file is one token without a name
    case tokenAtRoot = "token-at-root"
    /// error: a member is neither a token nor a group; a warning in files of Style Dictionary and in lists of variables
    case notAToken = "not-a-token"
    /// error: a token has a value and tokens inside, perhaps in another file or mode
    case tokenWithChildren = "token-with-children"
    /// error: a token is in two files, or twice in one with two spellings; a note in files of Style Dictionary, of which the
    /// later counts
    case duplicateToken = "duplicate-token"
    /// warning: a type, but neither a value nor tokens
    case incompleteToken = "incomplete-token"
    /// error: a name is empty or holds `.`, `{` or `}`; or a template's tag holds no name
    case invalidName = "invalid-name"
    /// error: a token has no type, and no group around it either
    case missingType = "missing-type"
    /// error: `$type` is none of the format's
    case unknownType = "unknown-type"
    /// error: a variable of Figma has a kind that the format does not have, such as an easing or a timing
    case unsupportedVariable = "unsupported-variable"
    /// warning: a key that begins with `$` and means nothing
    case unknownProperty = "unknown-property"
    /// error: a value, or a part of one, is not what its type or its member needs
    case invalidValue = "invalid-value"
    /// error: `colorSpace` is none of the fourteen
    case unknownColorSpace = "unknown-color-space"
    /// warning: Display P3 does not hold a color; the nearest is drawn
    case outOfGamut = "out-of-gamut"
    /// note: `hex` is another color than the components, which decide
    case hexDiffers = "hex-differs"
    /// error: the unit is none of `px`, `rem`, `em` and `%`; under `--strict`, neither `px` nor `rem`
    case unknownUnit = "unknown-unit"
    /// error: a value lacks a member that the specification requires
    case missingMember = "missing-member"
    /// error: `--upgrade` changed no file, because some have errors
    case notUpgraded = "not-upgraded"
    /// warning, an error under `--strict`: a value is spelled as before Design Tokens 2025.10
    case outdatedSpelling = "outdated-spelling"
    /// error: `$extends` names no group, or stands in a token
    case invalidExtends = "invalid-extends"
    /// error: aliases, extended groups or references of a resolver document lead back to where they began
    case referenceCycle = "reference-cycle"

    // MARK: - Tokens Studio
    /// error: a length or a line height that has no value in Swift: `clamp(…)`, `4vw`, `12pt`, `50%`, `AUTO`
    case foreignLength = "foreign-length"
    /// note: sizes of Style Dictionary have no unit, and are taken for rem or points
    case numberWithoutUnit = "number-without-unit"
    /// warning, under `--strict` an error: such a value has no member of this name
    case unknownMember = "unknown-member"
    /// error: a theme, a token set or `$metadata.json` is not what Tokens Studio writes
    case invalidStudioFile = "invalid-studio-file"
    /// error: two themes of a group have one name
    case duplicateTheme = "duplicate-theme"
    /// warning: the themes of a group change nothing, because those of other groups take sets that come later
    case overriddenThemes = "overridden-themes"
    /// note: no theme takes a token set, neither enabled nor as a source, so that what it states is not used
    case unusedTokenSet = "unused-token-set"
    /// error: so many groups of themes change one token that it has more than 100 modes; a warning where they only change
    /// what it refers to: the token is left out
    case tooManyCombinations = "too-many-combinations"
    /// warning: a theme, or the order of the sets, names a set that does not exist
    case unknownTokenSet = "unknown-token-set"
    /// warning: the order of the sets lists one twice
    case duplicateTokenSet = "duplicate-token-set"
    /// error: an alias names a token of another type, or a token has another type in another mode; a warning where a later
    /// token set gives it another type
    case typeMismatch = "type-mismatch"

    // MARK: - References
    /// error: what a token refers to cannot be used, or what its group states is wrong
    case leftOut = "left-out"
    /// error: `{a.b}` names no token
    case danglingAlias = "dangling-alias"
    /// error: a reference to a path that several tokens have, none of them in the collection of the reference
    case ambiguousAlias = "ambiguous-alias"
    /// error: `{a.b}` names a group
    case aliasToGroup = "alias-to-group"
    /// error: a reference is not a pointer to a token, is a part of a text, or is beside a value
    case invalidReference = "invalid-reference"
    /// error: one mode of a collection is in two files
    case duplicateMode = "duplicate-mode"
    /// note: files without ids of variables, token sets of a project without themes, folders or groups define the same tokens
    /// and are used as modes
    case inferredModes = "inferred-modes"
    /// error: one mode of a collection lacks a token that another has; a note where themes of Tokens Studio do or a file
    /// states overrides, a warning where tokens refer to what they lack: the value of another mode is taken
    case missingModeValue = "missing-mode-value"
    /// warning: values come from a collection that is in no file, so they are written as exported, in one mode only
    case missingCollection = "missing-collection"
    /// warning: a collection lacks variables that values come from
    case missingVariable = "missing-variable"
    /// note: Figma names a variable that several tokens could be, so none is used, or the message says which
    case ambiguousVariable = "ambiguous-variable"
    /// warning: a value is not that of the variable it came from; the variable's is taken
    case variableDiffers = "variable-differs"
    /// note: variables refer to each other in a circle; one keeps its own value
    case variableCycle = "variable-cycle"
    /// note: several tokens have this color; the message says which was taken
    case ambiguousValue = "ambiguous-value"

    // MARK: - Configuration
    /// error: no such key
    case unknownKey = "unknown-key"
    /// error: a key is required here
    case missingKey = "missing-key"
    /// error: a key of the configuration has a value that cannot be used here
    case invalidConfiguration = "invalid-configuration"
    /// error: a token file is named twice, perhaps by its folder
    case duplicateSource = "duplicate-source"
    /// error: two outputs have one path, or two Swift files of a target one name
    case duplicateOutput = "duplicate-output"
    /// error: neither the configuration nor, for `init`, what builds the code has a target of that name
    case unknownTarget = "unknown-target"
    /// error: there is no such template
    case unknownTemplate = "unknown-template"
    /// error: an output refers to color sets that no output writes
    case missingColorSet = "missing-color-set"
    /// error: the files of `sources` can be read, and hold no token
    case noTokens = "no-tokens"
    /// warning, for `init` an error: no group or token has this path, or fits this pattern
    case unknownPath = "unknown-path"
    /// warning: no two colors are a pair that `contrast` names
    case emptyPair = "empty-pair"
    /// warning: `contrast` names more than 10,000 pairs of colors
    case tooManyPairs = "too-many-pairs"
    /// error: no token file has this mode, or no collection has this name
    case unknownMode = "unknown-mode"
    /// warning: the configuration names themes, and no output writes them
    case themesUnwritten = "themes-unwritten"
    /// note: tokens have other values in other modes, and the outputs can hold those of one
    case unwrittenModes = "unwritten-modes"
    /// note: outputs use what only newer systems have than the app supports
    case newerSystem = "newer-system"
    /// error: the sources have no file, token set, collection or mode of this name
    case unknownOrigin = "unknown-origin"
    /// warning: nothing is left for an output: it takes no token and no image, or all that it takes is left out; an error
    /// where that is so of all outputs and there is no configuration, or nothing has a name
    case emptyOutput = "empty-output"
    /// warning: an output leaves out a token that has no value in its language: a length relative to a font size, such as
    /// `-2%`, an automatic line height, a text style without a size, or a transition without a curve
    case unexpressedValue = "unexpressed-value"
    /// error: a token is in no output and excluded by none, and `unclaimed` is `error`
    case unclaimedToken = "unclaimed-token"
    /// warning: a value has no form in Swift, so that generated code has the nearest one: the spread of a shadow, a weight
    /// above 900, a groove, a width of `0.1em`
    case inexactValue = "inexact-value"
    /// note: outputs use types that no output writes
    case missingSupport = "missing-support"
    /// error: the configuration names other files than when the build was planned
    case stalePlan = "stale-plan"

    // MARK: - Swift names
    /// error: two tokens, or two images, with one Swift name, perhaps by their code syntax in Figma, or a
    /// [former](configuration.md#outputsnamesformer) or [second](configuration.md#outputsnamesalsonamed) name that another
    /// token has
    case duplicateSymbol = "duplicate-symbol"
    /// error: two outputs declare one type
    case duplicateType = "duplicate-type"
    /// error: SwiftUI, `CGFloat` or the enumeration has this name already
    case guardedName = "guarded-name"
    /// error: neither letter nor digit is left for a name
    case emptyName = "empty-name"

    // MARK: - Resolver documents
    /// error: a `*.resolver.json`, or a reference in it, is not what the resolver module of the Design Tokens format allows;
    /// a warning for a pointer without its slash
    case invalidResolver = "invalid-resolver"
    /// error: an input names no modifier or context
    case invalidInput = "invalid-input"
    /// warning: a source states the collection or mode of a file that has modes of its own
    case idleMode = "idle-mode"
    /// a modifier has no default, and no input chooses: an error when there are other inputs, else a warning
    case missingInput = "missing-input"

    // MARK: - Asset catalogs
    /// error: there is no such `.xcassets` folder
    case noCatalog = "no-catalog"
    /// error: a folder or link in a catalog cannot be read; a warning in `init`
    case cannotRead = "cannot-read"
    /// error: a link leads back into the catalog
    case repeatedLink = "repeated-link"
    /// warning: a catalog inside a catalog is read as a group
    case nestedCatalog = "nested-catalog"
    /// warning: a folder ends almost like an asset type, or lists slots without one
    case unknownAssetType = "unknown-asset-type"
    /// warning: an asset without `Contents.json`
    case missingContents = "missing-contents"
    /// warning: a `Contents.json` is no JSON, or something in it is of the wrong kind, and is ignored; an error where a color
    /// set is no token for that
    case invalidContents = "invalid-contents"
    /// warning: a version of the catalog format that is not known
    case unknownVersion = "unknown-version"
    /// warning: an asset names a file that is not there
    case missingFile = "missing-file"
    /// warning: a file that no slot of its asset names
    case unassignedChild = "unassigned-child"
    /// warning: two assets of one kind are looked up by one name
    case duplicateAsset = "duplicate-asset"
    /// off unless asked for: a slot has neither a file nor a color
    case emptySlot = "empty-slot"
    /// off unless asked for: a bitmap is there for some scales and not for others
    case missingScale = "missing-scale"
    /// note: most assets of a folder have a variant for dark, and this one has none
    case missingDark = "missing-dark"
    /// warning of `validate`: the bitmaps of several scales are not one picture in several sizes
    case sizeMismatch = "size-mismatch"
    /// warning of `validate`: an SVG holds what Xcode does not draw
    case undrawnSVG = "undrawn-svg"
    /// warning of `validate`: a PDF has several pages
    case severalPages = "several-pages"
    /// error of `validate` and `import-images`: an image file is cut short, or is not what its name says
    case brokenImage = "broken-image"
    /// warning of `validate`: a template image has several colors
    case coloredTemplate = "colored-template"
    /// note of `validate`: two image sets hold the same images
    case repeatedImage = "repeated-image"
    /// note: a color set of a catalog that is a source has no color, and is no token
    case emptyColorSet = "empty-color-set"
    /// warning: a color set that is a token has a color for some appearance, and none for any
    case emptyColorSlot = "empty-color-slot"
    /// note: a color set that is a token has colors that are not used: for single devices, or beside one of the system; a
    /// warning where two colors have one slot, and the first is used
    case unusedColor = "unused-color"
    /// Xcode declares members of the same names for assets of the module: a warning where the catalog says so, else a note
    case assetSymbolClash = "asset-symbol-clash"
    /// warning: a Swift file of the module declares a type or member that an output declares, too
    case duplicateDeclaration = "duplicate-declaration"

    // MARK: - Fonts
    /// error: a path of `"fonts"` stands for no font file
    case noFontFiles = "no-font-files"
    /// a font file that apps cannot use: it is for web pages, no font at all, damaged, or has no name: an error if `"fonts"`
    /// names the file itself, a warning if a folder or pattern does
    case unusableFont = "unusable-font"
    /// warning: two font files hold a font of one name
    case duplicateFont = "duplicate-font"
    /// error: `"names"` of `"fonts"` states a name that no font file has; a warning if no file has the family
    case unknownFont = "unknown-font"
    /// warning: a text style asks for a font that is in no file
    case missingFont = "missing-font"
    /// warning: nothing says what the font of a text style is called; a note where the configuration has no `fonts`
    case guessedFont = "guessed-font"

    // MARK: - Templates
    /// error: the folder of templates cannot be used
    case noTemplates = "no-templates"
    /// error: no such name, or it has no value here
    case unknownName = "unknown-name"
    /// error: a template breaks a rule of Mustache at this place
    case invalidTemplate = "invalid-template"
    /// error: `{{> name}}` has no template
    case unknownPartial = "unknown-partial"

    // MARK: - Writing
    /// error of `--check`: generated files are not what they should be
    case outOfDate = "out-of-date"
    /// error of `diff` and `review`: an argument is neither a file or folder nor a revision of Git
    case unknownRevision = "unknown-revision"
    /// error of `diff` and `review`: a revision is named, and there is no Git repository, or no git
    case noRepository = "no-repository"
    /// warning of `diff`, note of `review`: a revision does not have what the configuration names
    case notInRevision = "not-in-revision"
    /// error of `diff --usage`, note of `review --usage`: a folder or file is not there, cannot be read or holds no Swift
    /// code
    case noSwiftSources = "no-swift-sources"
    /// error of `--fail-on breaking`: [names in Swift are gone, renamed or of another
    /// type](diff.md#what-it-does-to-swift-code)
    case breakingChange = "breaking-change"
    /// error: the file to replace lacks the mark of generated files
    case handWrittenFile = "hand-written-file"
    /// error: somebody has edited or moved a generated file since it was generated
    case editedFile = "edited-file"
    /// error: the file to replace is an output of another configuration
    case outputOfAnother = "output-of-another"
    /// note: a file was replaced that was not provably of this configuration
    case replacedFile = "replaced-file"
    /// warning: a generated file is no output any more, and was not removed, because it is not provably ours
    case keptFile = "kept-file"
    /// warning of `validate`: a generated file is no output any more; `generate` removes it
    case leftoverFile = "leftover-file"
    /// error: a file was changed by somebody else between reading and writing
    case changedMeanwhile = "changed-meanwhile"
    /// note: the search for generated files that are no longer configured ended early
    case searchStopped = "search-stopped"
    /// note: the file system has no locks, so that two runs at once are not kept apart
    case noLocks = "no-locks"
    /// error: the path of an output is outside of the output root, in a folder `.git`, a folder, or a file that is read
    case invalidOutputPath = "invalid-output-path"
    /// error: an output whose name ends in `.json` is not JSON, or has no place for the header
    case invalidOutput = "invalid-output"
    /// error: a file or folder cannot be written or removed
    case cannotWrite = "cannot-write"
    /// error of `--watch`: the system watches no more folders
    case cannotWatch = "cannot-watch"

    // MARK: - Importing images
    /// error: the folder of images is not there, holds none, or lies in the catalog
    case noImages = "no-images"
    /// note: a file of the export is no image that a catalog holds, or is a link
    case notImported = "not-imported"
    /// warning: the name of an exported file or folder cannot be understood, or no image can have it
    case invalidImageName = "invalid-image-name"
    /// warning: two exported files are for one place in the catalog
    case duplicateImage = "duplicate-image"
    /// warning: an image for dark, or for more contrast, has none for light beside it; a note where its name may mean
    /// something else
    case noLightImage = "no-light-image"
    /// warning: an image set stays as it is, because a person has made or changed it, or it cannot be written to
    case keptSet = "kept-set"
    /// error: `--prune` would remove more image sets than it may
    case pruneLimit = "prune-limit"
    /// error: the record of what was imported cannot be read
    case invalidRecord = "invalid-record"

    // MARK: - Asking for tokens
    /// error: no token, asset, group, type or mode is what `explain`, or an option of `list`, asks for
    case notFound = "not-found"
    /// error: what `explain` is asked for can be several tokens or assets
    case ambiguousName = "ambiguous-name"

    // MARK: - The page
    /// error: the browser could not be started
    case noBrowser = "no-browser"
    /// error: `preview --serve` cannot listen at the port
    case cannotServe = "cannot-serve"

    // MARK: - init
    /// error: there is a configuration
    case configurationExists = "configuration-exists"
    /// error: `init --github` would replace a workflow
    case workflowExists = "workflow-exists"
    /// error: `init --github` does not know where TokenGenerator comes from
    case unknownRepository = "unknown-repository"
    /// error: no token file was found, or none that can be used
    case noTokenFiles = "no-token-files"
    /// warning: a file looks like tokens and cannot be read
    case skippedFile = "skipped-file"
    /// warning: tokens in the files have errors
    case tokenErrors = "token-errors"
    /// warning: the search ended after 50,000 files
    case searchLimit = "search-limit"

    package var description: String { rawValue }
}
