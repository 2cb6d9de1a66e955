/// A module with its own outputs, and the settings for all of them.
package struct TargetConfiguration: Sendable {
    /// The name in `"targets"`; `nil` for the single target of a configuration without that key.
    package var name: Located<String>?
    /// The asset catalogs whose images its outputs select.
    package var catalogs: [Located<String>] = []
    package var access = AccessLevel.public
    /// Whether members are marked `nonisolated`, for modules whose default isolation is the main actor.
    package var isNonisolated = false
    package var bundle = BundleChoice.automatic
    package var outputRoot: Located<String>?
    package var outputs: [OutputConfiguration] = []

    package init() {}

    /// The label of the initializer that takes hexadecimal digits. The output that declares it can give it a prefix, for
    /// modules in which another initializer has the usual label.
    var hexLabel: String {
        let prefix = outputs.lazy.filter { $0.declaration.support.contains(.colorHex) }.map(\.names.prefix).first {
            !$0.isEmpty
        }
        let usual = SwiftText.hexLabel
        return prefix.map { Dialects.usual.memberName(CamelCase([$0, usual]).text) } ?? usual
    }

    /// The folder of the outputs in the configuration's folder, if there are several targets.
    package var folder: String { name == nil ? "" : outputRoot?.value ?? "" }
}
