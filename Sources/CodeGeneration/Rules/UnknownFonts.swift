import Diagnostics

/// PostScript names in the configuration that no font file has: an error if a file has the family. A family without a file
/// may come from elsewhere, such as the system; a name that resembles one of the files is a warning there.
struct UnknownFonts: ConfigurationRule {
    let kinds = [RuleKind(.unknownFont, .warning, about: .families)]

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        let fonts = checked.fonts
        guard !fonts.files.isEmpty else { return [] }
        let known = Set(fonts.postScriptNames)
        let families = Set(fonts.familyNames.map(FontFamilyKey.init))
        return checked.configuration.fonts.names.flatMap { family in
            let hasFiles = families.contains(FontFamilyKey(family.name.value))
            return family.fonts.map(\.postScriptName).filter { !known.contains($0.value) }.compactMap { name in
                let nearest = NearestName.nearest(to: name.value, among: fonts.postScriptNames)
                return hasFiles || nearest != nil
                    ? unknown(name, nearest, fonts, as: hasFiles ? .error : .warning).about(family.name.value) : nil
            }
        }
    }

    private func unknown(
        _ name: Located<String>, _ nearest: String?, _ fonts: FontNames, as severity: Diagnostic.Severity
    ) -> Diagnostic {
        var seen: Set<String> = []
        let names = fonts.postScriptNames.filter { seen.insert($0).inserted }
        let some = names.prefix(Self.listed).joined(separator: ", ")
        let rest = names.count > Self.listed ? ", …" : ""
        return Diagnostic(
            severity, .unknownFont, "cannot find the PostScript name '\(name.value)' in the font files",
            at: name.location,
            advice: nearest.map { "did you mean '\($0)'?" }
                ?? "add the file of the font, or use one of: \(some)\(rest)", loss: .run)
    }

    private static let listed = 12
}
