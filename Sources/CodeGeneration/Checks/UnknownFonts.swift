import Diagnostics

/// PostScript names in the configuration that no font file has. A family of which there is no file may come from elsewhere,
/// such as the system, unless its name is nearly one that is there.
struct UnknownFonts: ConfigurationRule {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let fonts = checked.fonts
        guard !fonts.files.isEmpty else { return [] }
        let known = Set(fonts.postScriptNames)
        let families = Set(fonts.familyNames.map(FontFamilyKey.init))
        return checked.configuration.fonts.names.flatMap { family in
            let hasFiles = families.contains(FontFamilyKey(family.name.value))
            return family.fonts.map(\.postScriptName).filter { !known.contains($0.value) }.compactMap { name in
                let nearest = NearestName.nearest(to: name.value, among: fonts.postScriptNames)
                return hasFiles || nearest != nil ? unknown(name, nearest, fonts) : nil
            }
        }
    }

    private func unknown(_ name: Located<String>, _ nearest: String?, _ fonts: FontNames) -> Diagnostic {
        let some = fonts.postScriptNames.prefix(Self.listed).joined(separator: ", ")
        let rest = fonts.postScriptNames.count > Self.listed ? ", …" : ""
        return Diagnostic(
            .warning, .unknownFont, "no font file has the PostScript name \"\(name.value)\"", at: name.location,
            advice: nearest.map { "did you mean \"\($0)\"?" } ?? "the names are \(some)\(rest)")
    }

    private static let listed = 12
}
