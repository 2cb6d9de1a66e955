import FileAccess

/// Which targets compile files: those that list them or a folder around them.
struct TargetMembership {
    typealias Owner = (name: String, isInPackage: Bool, isComputed: Bool)

    /// The targets by the paths of the files and folders that they compile, and those of their exceptions.
    private var compiled: [String: Set<String>] = [:]
    private var excluded: [String: Set<String>] = [:]
    /// The targets by the folders of their sources.
    private var owners: [String: Owner] = [:]

    fileprivate mutating func add(_ target: ProjectTarget, isInPackage: Bool) {
        // A package compiles all code in the folder of a target, unless it lists some.
        let places = isInPackage ? target.knownCode : target.code
        for place in places { compiled[place, default: []].insert(target.name) }
        for place in target.excludedCode { excluded[place, default: []].insert(target.name) }
        guard let sources = target.sources else { return }
        // Several targets can compile a folder: that with its name owns it.
        if owners[sources] == nil || target.name == FilePath.lastComponent(of: sources) {
            owners[sources] = (target.name, isInPackage, target.computesSources)
        }
    }

    /// Returns the targets that compile a file; none if they are unknown.
    func targets(compiling path: String) -> Set<String> {
        guard !compiled.isEmpty else { return [] }
        let places = Self.places(of: path)
        return places.reduce(into: Set()) { $0.formUnion(compiled[$1] ?? []) }
            .subtracting(places.flatMap { excluded[$0] ?? [] })
    }

    /// Returns the target with the innermost folder of sources around a file or folder; `nil` if there is none.
    func owner(of path: String) -> Owner? {
        owners.isEmpty ? nil : Self.places(of: path).lazy.compactMap { owners[$0] }.first
    }

    /// Returns a path and the folders around it, from the innermost to the searched one.
    private static func places(of path: String) -> [String] {
        let places = sequence(first: path[...]) { $0.lastIndex(of: "/").map($0.prefix(upTo:)) }.map(String.init)
        return path == "." ? places : places + ["."]
    }
}

extension ProjectTargets {
    /// Which targets compile the files, including tests.
    var membership: TargetMembership {
        var membership = TargetMembership()
        for (builds, isInPackage) in [(projects, false), (manifests, false), (packages, true)] {
            for target in builds.flatMap({ $0.targets + $0.bundles }) {
                membership.add(target, isInPackage: isInPackage)
            }
        }
        return membership
    }
}
