import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON
import Projects

/// A reason for a choice, or for leaving something out. The sentences of `init` are in this file.
protocol Reason {
    /// The reason in words that follow a name and a colon.
    var phrase: String { get }
}

extension Reason {
    /// The reason as a sentence for a comment.
    var sentence: String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }
}

func quoted(_ text: String) -> String { JSONValue.quoted(text) }

/// Returns the names of targets after the noun: `the targets A and B`.
private func targets(_ names: [String]) -> String {
    "the target\(names.count == 1 ? "" : "s") \(Wording.list(names))"
}

/// Returns what a step adds to a project: a folder, or only files in it.
private func newFiles(_ files: [String], in folder: String) -> String {
    files.isEmpty
        ? "the folder \(folder)" : "the \(files.count == 1 ? "file" : "files") \(Wording.list(files)) in \(folder)"
}

/// Returns the advice to choose another target than the proposed one.
private func advice(toUse others: [String]) -> String {
    "init --target NAME uses another, such as \(others.map(quoted).joined(separator: ", "))"
}

// MARK: - Inputs

extension LeftOutFile {
    /// The reason, as text that follows the path.
    package var reason: String { why.phrase }

    /// The reason, with the path.
    var remark: String { "\(quoted(path)) is left out: \(reason)" }

    /// The largest number of comments of one kind.
    static let commentLimit = 12

    /// Returns comments on files, one line each.
    fileprivate static func comments(on all: [Self], noun: String) -> [String] {
        let rest = all.count - min(all.count, commentLimit)
        return all.prefix(commentLimit).map { $0.remark + "." }
            + (rest > 0 ? ["Also left out: \(Wording.count(rest, noun))."] : [])
    }
}

extension LeftOutFile.Why: Reason {
    var phrase: String {
        switch self {
        case .bareValues: "it contains only names with bare values"
        case .unlisted(let configuration): "\(quoted(configuration)) does not list it"
        case .definedElsewhere(let file, 0, _): "one of its groups has the same path as a token in \(quoted(file))"
        case .definedElsewhere(let file, let count, let all):
            "\(quoted(file)) also defines \(count == all ? "its" : "\(count) of its \(all)") tokens"
        case .refers(let file): "it refers to tokens in \(quoted(file))"
        case .onlyForPreviews: "it is only for Xcode previews"
        case .onlyForSettings(let names):
            "code needs no name for its color\(names.count == 1 ? "" : "s") \(Wording.list(names.map(quoted))), because "
                + "build settings refer to \(names.count == 1 ? "it" : "them")"
        case .isUnknownToSwiftGen: "SwiftGen does not generate names for it"
        case .isInForeign(let owner):
            "the code of its target \(quoted(owner)) is C or Objective-C, and a target of a package cannot also contain Swift"
        case .isExcludedByTarget(let owner): "the target \(quoted(owner)) excludes it"
        case .isExcluded(let configuration):
            "EXCLUDED_SOURCE_FILE_NAMES excludes it in the build configuration \(quoted(configuration))"
        case .ofOthers([], let chosen):
            "it is not known to belong to the target \(chosen.map(quoted) ?? "")"
        case .ofOthers(let owners, let chosen):
            "it belongs to \(targets(owners.map(quoted)))\(chosen.map { ", not to \(quoted($0))" } ?? "")"
        case .repeats(let asset, let path):
            "it contains \(asset), like \(quoted(path)), so it may belong to another target"
        case .conflicts(let file, let owner):
            "its target \(quoted(owner)) gets no output because of the conflict with \(quoted(file))"
        }
    }
}

extension StarterSources {
    /// The comments on files that are not sources, one line each.
    fileprivate var comments: [String] {
        (infersTypes ? ["Types are inferred from names and values, because Style Dictionary needs no \"$type\"."] : [])
            + LeftOutFile.comments(on: leftOut, noun: "more file")
            + alternatives.prefix(LeftOutFile.commentLimit).map(\.comment)
    }
}

extension StarterSources.Alternative {
    private static let longestLine = 200

    fileprivate var comment: String {
        let list = JSONValue.array(sources.map(\.json)).inside(.line)
        let line = "\(quoted(place)) instead of \(quoted(chosen)): \"sources\": [\(list)]"
        return line.unicodeScalars.count <= Self.longestLine
            ? line : "\(quoted(place)) can be used instead of \(quoted(chosen))."
    }
}

extension StarterCatalogs {
    /// Returns the comments on the catalogs, one line each.
    fileprivate func comments(leavingOut leftOut: [LeftOutFile]) -> [String] {
        LeftOutFile.comments(on: leftOut, noun: "more catalog")
            + (targets.count == 1 && leftOut.contains(where: \.isOfAnotherTarget)
                ? ["Use \"targets\" to generate for several targets."] : [])
            + remarks.map { $0.phrase + "." }
    }
}

extension StarterSwiftGen.Remark {
    fileprivate var phrase: String {
        switch self {
        case .unreplaced(let name, let hasCatalogs):
            "SwiftGen's \(quoted(name)) is not replaced: "
                + (hasCatalogs ? "its template is not swift5" : "its catalogs were not found")
        case .missing(let catalogs, let name):
            "SwiftGen's \(quoted(name)) also has names from \(Wording.list(catalogs.map(quoted))), which "
                + "\(catalogs.count == 1 ? "does" : "do") not exist here: they will be missing"
        case .ofOtherTarget(let name):
            "SwiftGen also writes \(quoted(name)), for another target: init without --target replaces it, too"
        case .sections(let names, let path):
            "\(path) also has \(Wording.list(names)), which init does not convert: keep SwiftGen for the rest"
        }
    }
}

// MARK: - Targets

extension TargetReason: Reason {
    var phrase: String {
        switch self {
        case .requested: "--target"
        case .isOnly: "no other target fits"
        case .holdsTokens: "it contains the token files"
        case .compilesReplacedFile: "it compiles a file that SwiftGen generates"
        case .holdsAssets: "its catalogs contain assets"
        case .holdsMostAssets(let isApp): (isApp ? "of all apps, " : "") + "its catalogs contain the most assets"
        case .isLikeliest(let name, let others):
            "\(quoted(name)) is the most likely target; \(advice(toUse: Array(others.prefix(4))))"
        case .isFirstExported(let name, let hasViews, let others):
            "libraries export several targets, and \(quoted(name)) is the first"
                + (hasViews ? " that imports SwiftUI or UIKit" : "")
                + (others.isEmpty ? "" : "; \(advice(toUse: [others[0]]))")
        case .compilesCatalog(let name, let libraries):
            "\(Wording.list(([name] + libraries).map(quoted))) compile the same catalog; \(advice(toUse: libraries))"
        case .isBase(let base, let app):
            "\(quoted(base.module.name)) is imported by \(base.some); \(advice(toUse: [app]))"
        }
    }
}

extension ProjectTargets.Base {
    /// The suggestion to generate for it instead of a target that no other can import.
    fileprivate func suggestion(insteadOf app: String) -> String {
        let fact = importers == nil ? "it contains \(some)" : "\(some) import\(count == 1 ? "s" : "") it"
        return "No other target can import \(quoted(app)); for code that \(quoted(module.name)) can use, too, run init "
            + "--target \(module.name): \(fact)."
    }

    /// The targets that import it, or the files with views in it.
    fileprivate var some: String {
        if limit == 1, let importer = importers?.first { return quoted(importer) }
        return "\(count) of \(Wording.count(limit, importers == nil ? "file" : "other target")) with views"
    }
}

extension SourcesDoubt: Reason {
    var phrase: String {
        switch self {
        case .unlisted(let name, let folder):
            "\(quoted(name)) has no sources in its manifest: add "
                + "\(quoted("\(ProjectTarget.folder(in: folder))/**")) to its sources"
        case .computed(let name):
            "the manifest computes the sources of \(quoted(name)): set \"outputRoot\" to a folder with its code"
        case .unknownTarget(let path): "no package or project is known to compile \(quoted(path))"
        }
    }
}

extension BundleReason: Reason {
    var phrase: String {
        switch self {
        case .compiled(let app): "the app \(quoted(app)) compiles the catalogs"
        case .declaredByTuist: "Tuist declares Bundle.module for targets with resources"
        case .computed(let name):
            "Tuist declares Bundle.module for targets with resources, and the manifest computes those of \(quoted(name))"
        case .unknown(let text):
            "SwiftGen loads assets from \(quoted(text)): set \"bundle\" to a class in that bundle"
        }
    }
}

// MARK: - Comments on members

extension Proposal {
    /// The comments above members of the configuration, by their names; one line each.
    var comments: [String: [String]] {
        let inferred = settings.appearances.isEmpty ? [] : survey.modes.evidence.filter(\.isInferred).prefix(3)
        let layers =
            hasLayers && groups.isCrowded
            ? ["There are too many groups to infer their layers: list the important ones."]
            : settings.layers[.semantic] == nil
                ? [] : ["Primitive groups contain values; semantic colors mostly refer to other tokens."]
        return [
            "sources": survey.sources.comments,
            (targets.count > 1 ? "targets" : "catalogs"): survey.catalogs.comments(leavingOut: leftOutCatalogs),
            "appearances": inferred.map { "\($0.names) are modes, because \($0.reason)." },
            "themes": [
                "To let the app switch between these modes, uncomment this line and the output with the template \"theme\"."
            ],
            "layers": layers,
            "rules": silencesSymbolClashes ? ["\(Self.noMembers)."] : [],
        ]
    }

    fileprivate static let noMembers = "Xcode declares no members for these colors, because a build setting is NO"
}

extension ProposedTarget {
    /// The comments above members of the target.
    var memberComments: [String: [String]] {
        [
            "outputRoot": surveyed.doubt.map { [$0.sentence] } ?? surveyed.remarks,
            "bundle": [bundleReason?.sentence].compactMap(\.self), "outputs": comments,
            "nonisolated": configuration.isNonisolated ? ["The \(Self.isolation)."] : [],
        ]
    }

    fileprivate static let isolation = "default isolation of the target is the main actor"
}

extension StarterTarget {
    /// What the user should know about the choice of the target, in sentences.
    fileprivate var remarks: [String] {
        (reason.isNotable ? [reason.sentence] : [])
            + [suggestion?.suggestion(insteadOf: module?.name ?? "")].compactMap(\.self)
    }
}

// MARK: - All reasons

extension Proposal {
    /// The reasons for all choices, one line each, which `init --explain` prints.
    var reasons: [String] {
        let sources = settings.sources.map(\.path.value).map { ("source \(quoted($0))", reason(forSource: $0)) }
        let modes = refersToSets ? [] : survey.modes.evidence.map { ("modes \($0.names)", $0.reason) }
        let layers = Layer.allCases.flatMap { layer in
            (settings.layers[layer] ?? []).map(\.value).map { path in
                ("\(layer.rawValue) \(quoted(path))", groups.groups.first { $0.path == path }?.reason(for: layer))
            }
        }
        let all: [(String, String?)] =
            sources + modes + [
                ("\"appearances\"", settings.appearances.isEmpty ? nil : "colors differ between light and dark modes"),
                ("\"themes\"", themes.isEmpty ? nil : "an app can choose among these modes"),
                ("\"fonts\"", settings.fonts.files.isEmpty ? nil : "text styles have fonts in these files"),
                ("\"rules\"", silencesSymbolClashes ? Self.noMembers : nil),
            ] + layers + targets.flatMap(reasons(for:))
            + targets.flatMap { target in
                target.outputs.filter { !$0.isProposed }.flatMap { reasons(for: $0, in: target) }
            }
        return all.compactMap { subject, reason in reason.map { "\(subject): \($0)" } }
    }

    private func reason(forSource path: String) -> String {
        survey.options.tokens.map { "--tokens \($0)" }
            ?? survey.search.configuration(listingFilesIn: path).map { "\(quoted($0)) lists it" }
            ?? (refersToSets
                ? "its colors are tokens, because there are no token files"
                : "it contains tokens that no other source contains")
    }

    private func reasons(for target: ProposedTarget) -> [(String, String?)] {
        let (surveyed, access) = (target.surveyed, target.configuration.access)
        let isWanted = surveyed.module == survey.target.module && survey.options.outputRoot != nil
        let isFound = if case .unknownTarget? = surveyed.doubt { false } else { true }
        let why = isFound ? surveyed.reason.phrase : surveyed.doubt?.phrase
        let isUnknown = surveyed.module != nil && surveyed.module?.sources == nil
        let name = quoted(surveyed.module?.name ?? "")
        let root =
            isUnknown
            ? "the target's folder is unknown"
            : surveyed.module == nil ? "no target is known" : "it is a folder of the target \(name)"
        let importers = access == .public ? "other modules can import the target" : "no other module imports the target"
        return [
            ("target \(name)", isWanted || surveyed.module == nil ? nil : why),
            ("output root \(quoted(target.outputRoot))", isWanted ? "--outputs" : root),
            ("access \"\(access.rawValue)\"", importers), ("\"bundle\"", target.bundleReason?.phrase),
            ("\"nonisolated\"", target.configuration.isNonisolated ? "the \(ProposedTarget.isolation)" : nil),
        ]
    }

    private func reasons(for output: ProposedOutput, in target: ProposedTarget) -> [(String, String?)] {
        let (template, path) = (output.configuration.template.value, output.configuration.path.value)
        let name = quoted(targets.count > 1 ? FilePath.join(target.outputRoot, path) : path)
        let reason = survey.options.templates.contains(template) ? "--template" : self.reason(for: output)
        return [("\(name) from \(quoted(template))", reason)]
            + output.configuration.names.drop.map(\.value).map { path in
                ("names in \(name) without \(quoted(path))", output.dropReasons[path]?.rawValue)
            }
    }

    private func reason(for output: ProposedOutput) -> String {
        let declaration = output.configuration.declaration
        let found = survey.targets.flatMap(\.catalogs).map(\.catalog)
        let assets = declaration.assetKinds.filter { kind in found.contains { !$0.assets(kind).isEmpty } }
            .map { $0.noun + "s" }.sorted()
        if !assets.isEmpty { return "the catalogs contain \(assets.joined(separator: ", "))" }
        guard output.kind != nil else {
            return output.remarks.first?.fact ?? "other outputs use it"
        }
        let types = declaration.types.map(\.rawValue).sorted()
        let noun = types.count == 1 ? "type" : "types"
        return "it writes \(Wording.count(output.tokens.count, "token"))"
            + (types.count > 3 ? "" : " of the \(noun) \(types.joined(separator: ", "))")
    }
}

extension GroupSurvey.Group {
    fileprivate func reason(for layer: Layer) -> String {
        if statedLayer != nil { return "--layer" }
        guard layer == .component else { return reasonInColors }
        return isNamedComponent
            ? "it, its file or its set is named after components"
            : "it mixes colors and numbers, most of them refer to tokens of other groups, and no other token refers to it"
    }

    private var reasonInColors: String {
        switch (counts.colorReferences, counts.colors) {
        case (0, 1): "its only color is a value"
        case (1, 1): "its only color refers to another token"
        case (0, let all): "\(Self.whole(all)) are values"
        case (let some, let all) where some == all: "\(Self.whole(all)) refer to other tokens"
        case (1, let all): "1 of its \(Wording.number(all)) colors refers to another token"
        case (let some, let all): "\(Wording.number(some)) of its \(Wording.number(all)) colors refer to other tokens"
        }
    }

    private static func whole(_ count: Int) -> String {
        count == 2 ? "both of its colors" : "all of its \(Wording.number(count)) colors"
    }
}

// MARK: - Next steps

extension FirstStep: Reason {
    var phrase: String {
        switch self {
        case .addToXcode(let folder, let files, let names, []):
            "in Xcode, add \(newFiles(files, in: folder)) to \(targets(names))"
        case .addToXcode(let folder, _, let names, let owners):
            "in Xcode, change the target membership of the files in \(folder) from \(Wording.list(owners)) to "
                + Wording.list(names)
        case .addBesideSwiftGen(let folder): "add the folder \(folder) to the target with SwiftGen's file"
        case .run(let command, let folder): "run \(command)" + (folder == "." ? "" : " in \(folder)")
        }
    }
}

extension Proposal {
    /// The next steps for the user.
    var nextSteps: [String] {
        let modules = modules
        let replaced = survey.targets.flatMap(\.replaced)
        let look =
            ["review tokengenerator.json"]
            + survey.catalogs.swiftGen.steps(
                replacing: replaced, deleting: survey.targets.flatMap(\.replacedFiles),
                keepsOthers: survey.targets.contains { !$0.otherSwiftGenFiles.isEmpty })
            + survey.clonedFolders.map {
                "to keep the clone of the tokens out of this repository, add to .gitignore: \($0)/"
            }
        if !modules.isEmpty, modules.allSatisfy(\.hasBuildPlugin) {
            return look + ["build the target: the build plugin generates the code"]
        }
        return look + targets.compactMap(\.stepForOutputRoot) + ["run 'TokenGenerator'"]
            + targets.compactMap(\.stepForManifest) + targets.flatMap(\.stepsForSpecifications)
            + modules.compactMap(\.firstStep?.phrase).uniqueInOrder + stepForUnknownTarget
            + targets.compactMap(\.stepForSwiftGensTargets) + stepForReviews
    }

    /// The step that adds the generated files to a target, if none is known to compile their folder.
    private var stepForUnknownTarget: [String] {
        guard targets[0].surveyed.module == nil, survey.options.outputRoot == nil else { return [] }
        return ["add the folder \(targets[0].outputRoot) to a target: no project here is known to compile it"]
    }

    private var stepForReviews: [String] {
        let others = Wording.list(targets.dropFirst().map(\.outputRoot))
        return [
            "to collapse the files in code reviews, add to .gitattributes: \(targets[0].outputRoot)/** linguist-generated"
                + (others.isEmpty ? "" : ", and the same for \(others)")
        ]
    }
}

extension ProposedTarget {
    /// The step that moves the generated files into a folder that the target compiles, which is unknown.
    fileprivate var stepForOutputRoot: String? {
        guard case .computed(let name)? = surveyed.doubt else { return nil }
        return "in tokengenerator.json, set \"outputRoot\" to a folder with the code of \(name)"
    }

    /// The step that adds the generated files to a manifest without sources for the target.
    fileprivate var stepForManifest: String? {
        guard let module = surveyed.module, case .unlisted(let name, _)? = surveyed.doubt else { return nil }
        let folder = FilePath.relative(outputRoot, to: module.folderOfOrigin) ?? outputRoot
        let manifest = FilePath.normalized(FilePath.join(module.folderOfOrigin, "Project.swift"))
        return "in \(manifest), add \(quoted("\(folder)/**")) to the sources of \(name)"
    }

    /// The step that adds the generated files to the targets that compile the replaced ones, except those that another
    /// step names.
    fileprivate var stepForSwiftGensTargets: String? {
        let known = surveyed.module.map { [$0.name] + $0.stepTargets } ?? []
        let names = surveyed.replaced.flatMap(\.listers).filter { !known.contains($0) }.uniqueInOrder
        if names.isEmpty { return nil }
        let isInProject = surveyed.module?.groups.contains(outputRoot) == true
        let files = newFiles(isInProject ? configuration.outputs.map(\.path.value) : [], in: outputRoot)
        return "in Xcode, also add \(files) to \(targets(names)): SwiftGen's file belongs to several targets"
    }

    /// The steps that replace SwiftGen's files where XcodeGen's targets list them.
    fileprivate var stepsForSpecifications: [String] {
        surveyed.replaced.filter { !$0.specifiedListers.isEmpty }.map { replaced in
            "in XcodeGen's sources of \(targets(replaced.specifiedListers)), replace \(replaced.name) with "
                + Wording.list(paths)
        }
    }
}

extension StarterSwiftGen {
    /// Returns the step that deletes the replaced files of some targets, SwiftGen's configuration for them, and SwiftGen
    /// itself if nothing else needs it.
    fileprivate func steps(replacing replaced: [Replaced], deleting files: [String], keepsOthers: Bool) -> [String] {
        guard !replaced.isEmpty else { return [] }
        // A file that Git ignores may only be missing here, and the project would still refer to it.
        let missing = replaced.filter { $0.file.path != nil && !files.contains($0.name) }
            .map { $0.listers.isEmpty ? "\($0.name) if it exists" : "the reference to \($0.name) in Xcode" }
        let parts = configurations.map { $0.parts(for: replaced) }
        let tool = parts.allSatisfy(\.isAll) && !keepsOthers ? ["SwiftGen's build phase or plugin"] : []
        return ["delete " + Wording.list(files + missing + parts.compactMap(\.text) + tool)]
    }
}

extension SwiftGenConfiguration {
    /// Returns the part of the configuration that is for replaced files, and whether there is no other.
    fileprivate func parts(for replaced: [StarterSwiftGen.Replaced]) -> (text: String?, isAll: Bool) {
        let own = replaced.filter { $0.configuration == path }
        if own.count == outputs.count, otherSections.isEmpty { return (own.isEmpty ? nil : path, true) }
        if own.isEmpty { return (nil, false) }
        if own.count == outputs.count { return ("the section xcassets of \(path)", false) }
        let areListed = own.allSatisfy { $0.file.path != nil }
        let names = own.map(\.name).joined(separator: " and ")
        return ("\(areListed ? "the matching entries" : "the entries of \(names)") in \(path)", false)
    }
}
