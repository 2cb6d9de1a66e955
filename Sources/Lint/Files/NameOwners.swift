/// Where some generated names are declared.
struct NameOwners {
    /// The modules, by the folders of the generated files.
    var modules: Set<String> = []
    /// The targets of Xcode projects that compile the generated files, as far as they are known.
    var targets: Set<String> = []
    /// The folders with the generated files whose targets are unknown, because a manifest computes their sources.
    var folders: Set<String> = []
    /// Whether other modules can use the names.
    var arePublic = true
}
