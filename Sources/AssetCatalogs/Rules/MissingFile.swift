import Diagnostics

extension CheckedCatalogs {
    /// Finds slots whose file does not exist, or whose name differs in case, which some file systems ignore.
    var missingFiles: [RuleFinding] {
        assets.flatMap { asset -> [RuleFinding] in
            let files = SlotFiles(asset)
            return asset.slots.compactMap { slot -> RuleFinding? in
                guard let name = slot.file, !files.present.contains(name) else { return nil }
                return finding(
                    asset, "the file '\(name)' for the \(asset.kind.noun) '\(asset.name)' does not exist",
                    at: slot.location,
                    advice: files.similar(to: name).map { "the existing file is named '\($0)'; use the same case" }
                        ?? "add the file, or clear the slot in Xcode")
            }
        }
    }
}

/// The files in the folder of an asset.
struct SlotFiles {
    let present: Set<String>
    /// The files by lower-case name, built on demand.
    private let otherCases: [String: String]

    init(_ asset: Asset) {
        let present = Set(asset.files)
        self.present = present
        let isExact = asset.slots.allSatisfy { $0.file.map(present.contains) ?? true }
        otherCases = isExact ? [:] : Dictionary(asset.files.map { ($0.lowercased(), $0) }) { first, _ in first }
    }

    /// The file with this name, or with one that differs only in case.
    func similar(to name: String) -> String? { present.contains(name) ? name : otherCases[name.lowercased()] }
}
