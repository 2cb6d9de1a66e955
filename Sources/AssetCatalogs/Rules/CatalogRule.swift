import Diagnostics
import FileAccess

/// One thing that can be wrong with assets.
///
/// A rule is a file beside this one, a line in ``CatalogRules/all``, and a row of docs/rules.md.
package protocol CatalogRule: Rule {
    /// What it reports.
    var code: DiagnosticCode { get }
    /// How bad that is where the configuration does not say; `nil` for a rule that somebody has to ask for.
    var severity: Diagnostic.Severity? { get }
    /// What the configuration can say of it beside the severity and exceptions.
    var options: [RuleOption] { get }
    /// Whether it looks into the files of images, which only commands that check do.
    var readsImages: Bool { get }

    func findings(in checked: CheckedCatalogs) -> [CatalogFinding]
}

extension CatalogRule {
    package var kind: RuleKind { RuleKind(code, severity, about: .assets, options: options) }
    package var kinds: [RuleKind] { [kind] }
    package var options: [RuleOption] { [] }
    package var readsImages: Bool { false }
}

/// The catalogs that an app has together, for a rule.
package struct CheckedCatalogs {
    let catalogs: [AssetCatalog]
    let assets: [Asset]
    /// What was found while the catalogs were read.
    let reading: [Diagnostic]
    let settings: RuleSettings
    let images: CatalogImages

    /// What was found while reading, of one kind: that of a rule.
    func found(_ code: DiagnosticCode) -> [CatalogFinding] {
        reading.filter { $0.code == code }.map { CatalogFinding($0, at: place(of: $0)) }
    }

    /// The path of the asset or folder in its catalog that was being read.
    private func place(of diagnostic: Diagnostic) -> String {
        let path = diagnostic.location?.path ?? ""
        let folder = FilePath.lastComponent(of: path) == "Contents.json" ? FilePath.parent(of: path) : path
        guard let catalog = catalogs.first(where: { FilePath.contains(folder: $0.path, folder) }) else { return "" }
        let names = folder.dropFirst(catalog.path.count).split(separator: "/").map(String.init)
        return (names.dropLast() + names.suffix(1).map { FolderType.of(folder: $0).name }).joined(separator: "/")
    }

    func assets(_ kind: AssetKind) -> [Asset] { assets.filter { $0.kind == kind } }
}

/// One thing that a rule found: a diagnostic but for its code and severity.
package struct CatalogFinding {
    /// The folders of the asset and its name: `Icons/tick`.
    let place: String
    let message: String
    let location: SourceLocation
    let notes: [Diagnostic.Note]

    /// The finding of a rule, as severe as the rule usually is.
    func finding(of rule: any CatalogRule) -> RuleFinding {
        Diagnostic(rule.severity ?? .note, rule.code, message, at: location, notes: notes).about(place)
    }

    /// Creates a finding whose last note says what to do.
    init(_ asset: Asset, _ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = [], advice: String)
    {
        place = asset.pathInCatalog
        self.message = message
        self.location = location
        self.notes = notes + [Diagnostic.Note(advice)]
    }

    /// What was found at a place while it was read.
    fileprivate init(_ diagnostic: Diagnostic, at place: String) {
        self.place = place
        message = diagnostic.message
        location = diagnostic.location ?? SourceLocation(path: place, line: 1, column: 1)
        notes = diagnostic.notes
    }
}
