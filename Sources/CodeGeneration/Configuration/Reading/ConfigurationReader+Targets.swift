import Diagnostics
import FileAccess
import LocatedJSON

/// Reads targets: the keys for a module, either in `"targets"` or, for a single target, at the top level.
extension ObjectReader {
    mutating func targets(_ object: [String: JSONNode]) -> [TargetConfiguration] {
        var shared = TargetConfiguration()
        readShared(object, into: &shared)
        guard let node = object["targets"] else {
            readOutputs(of: object, document.root, "the configuration", into: &shared)
            return checked([shared])
        }
        if let outputs = object["outputs"] {
            report(
                .invalidConfiguration, "\"outputs\" next to \"targets\" belong to no target", at: outputs,
                advice: "move them to the \"outputs\" of a target")
        }
        let targets = members(node, "\"targets\"").compactMap { target($0, $1, shared) }
        if document.kind(of: node) == .object, Array(document.members(of: node)).isEmpty {
            report(
                .missingKey, "\"targets\" is empty", at: node,
                advice: "add a target, such as \"App\": { \"outputs\": […] }, or use \"outputs\" without \"targets\"")
        }
        return checked(targets)
    }

    /// Reads a target. Missing keys are inherited from the top level.
    private mutating func target(
        _ name: Located<String>, _ node: JSONNode, _ shared: TargetConfiguration
    ) -> TargetConfiguration? {
        let keys = ["catalogs", "access", "nonisolated", "bundle", "outputRoot", "outputs"]
        guard let object = object(node, "a target", keys: keys) else { return nil }
        var target = shared
        target.name = name
        readShared(object, into: &target)
        readOutputs(of: object, node, "the target '\(name.value)'", into: &target)
        return target
    }

    /// Reads the keys that may also be set at the top level.
    private mutating func readShared(_ object: [String: JSONNode], into target: inout TargetConfiguration) {
        target.catalogs = strings(object["catalogs"]) ?? target.catalogs
        target.access = choice(object["access"], "an access level of generated code") ?? target.access
        target.isNonisolated = boolean(object["nonisolated"]) ?? target.isNonisolated
        target.bundle = object["bundle"].flatMap { bundle($0) } ?? target.bundle
        target.outputRoot = string(object["outputRoot"]) ?? target.outputRoot
    }

    private mutating func readOutputs(
        of object: [String: JSONNode], _ node: JSONNode, _ what: String, into target: inout TargetConfiguration
    ) {
        guard let outputs = object["outputs"] else {
            return report(
                .missingKey, "missing key 'outputs' in \(what)", at: node,
                advice: "list the files to generate: \"outputs\": [ { \"template\": …, \"path\": … } ]")
        }
        target.outputs = elements(outputs, "\"outputs\"").compactMap { output($0) }
    }

    private mutating func bundle(_ node: JSONNode) -> BundleChoice? {
        guard document.kind(of: node) == .object else {
            return meaning(of: node, "a bundle", among: BundleChoice.words.sorted { $0.key < $1.key })
        }
        guard let object = object(node, "\"bundle\"", keys: ["identifier", "class"]) else { return nil }
        if let identifier = string(object["identifier"]) { return .identifier(identifier.value) }
        if let name = typeName(object["class"], in: Dialects.usual) { return .ofClass(name.value) }
        if object.isEmpty, Array(document.members(of: node)).isEmpty {
            report(
                .missingKey, "\"bundle\" needs \"identifier\" or \"class\"", at: node,
                advice: "write { \"identifier\": \"com.example.design\" } or { \"class\": \"BundleToken\" }")
        }
        return nil
    }
}

// MARK: - Places

extension ObjectReader {
    /// Returns the targets after reporting duplicate paths of outputs and duplicate file names in a module.
    private mutating func checked(_ targets: [TargetConfiguration]) -> [TargetConfiguration] {
        var paths: [String: Located<String>] = [:]
        for target in targets {
            var names: [String: Located<String>] = [:]
            for output in target.outputs {
                let place = FilePath.join(target.folder, output.path.value)
                if let first = paths[place] {
                    report(
                        .duplicateOutput, "two outputs have the path '\(place)'", at: output.path.location,
                        first: first.location, advice: "change one of the paths")
                } else {
                    paths[place] = output.path
                    reportRepeatedName(of: output, &names)
                }
            }
        }
        return targets
    }

    /// Reports two files with the same name in a module, which the compiler rejects.
    private mutating func reportRepeatedName(of output: OutputConfiguration, _ names: inout [String: Located<String>]) {
        let name = output.path.value.split(separator: "/").last.map(String.init) ?? ""
        let language = output.language
        guard language.file.hasUniqueNames, language.isLanguage(ofFile: name) else { return }
        guard let first = names[name.lowercased()] else { return names[name.lowercased()] = output.path }
        report(
            .duplicateOutput, "two outputs have the file name '\(name)'", at: output.path.location,
            first: first.location,
            advice: "rename one of them; files of a \(language.name) module need different names")
    }
}
