import Diagnostics

extension Asset {
    /// Holds the slots against the files that lie beside the list.
    var fileDiagnostics: [Diagnostic] {
        guard let slotsLocation else { return [] }
        let otherCases = Dictionary(files.map { ($0.lowercased(), $0) }) { first, _ in first }
        let present = Set(files)
        var diagnostics: [Diagnostic] = []
        var named: Set<String> = []
        for slot in slots {
            guard let name = slot.file else { continue }
            let similar = present.contains(name) ? name : otherCases[name.lowercased()]
            if let similar { named.insert(similar) }
            if similar != name { diagnostics.append(missing(name, similar: similar, at: slot.location)) }
        }
        let unassigned = files.filter { !named.contains($0) }
        if !unassigned.isEmpty { diagnostics.append(self.unassigned(unassigned, at: slotsLocation)) }
        return diagnostics
    }

    private func missing(_ file: String, similar: String?, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, .missingFile, "the file \"\(file)\" for the \(kind.noun) \"\(name)\" does not exist",
            at: location,
            advice: similar.map { "there is \"\($0)\": write the name in the same case" }
                ?? "add the file, or clear the slot in Xcode")
    }

    private func unassigned(_ files: [String], at location: SourceLocation) -> Diagnostic {
        let children = files.count == 1 ? "an unassigned child" : "\(files.count) unassigned children"
        let list = files.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
        let rest = files.count > 3 ? " and \(files.count - 3) more" : ""
        return Diagnostic(
            .warning, .unassignedChild, "the \(kind.noun) \"\(name)\" has \(children)", at: location,
            advice: "no slot names \(list)\(rest): assign or delete")
    }
}
