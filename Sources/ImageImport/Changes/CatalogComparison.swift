import Diagnostics
import FileAccess

/// The changes that make a catalog match an export.
struct CatalogComparison {
    /// A new folder for image sets.
    struct NewGroup {
        /// The path in the catalog.
        let folder: String
        let contents: [UInt8]
    }

    private(set) var changes: [SetChange] = []
    /// The groups to create, outermost first.
    private(set) var newGroups: [NewGroup] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The number of sets with imported images.
    private(set) var ownCount = 0

    private let owners: SetOwners
    private let request: ImportRequest
    private let fileSystem: any FileSystem
    private let scan: CatalogScan
    private var groups: [String: CatalogScan.Group]
    /// The location of each image lookup name.
    private var lookupNames: [String: SourceLocation]

    init(
        _ plan: ImportPlan, _ scan: CatalogScan, _ owners: SetOwners, _ request: ImportRequest,
        _ fileSystem: any FileSystem
    ) {
        self.owners = owners
        self.request = request
        self.fileSystem = fileSystem
        self.scan = scan
        groups = scan.groups
        lookupNames = Dictionary(
            scan.sets.map { ($0.lookupName.lowercased(), FoundSet.location(of: $0.folder, in: request.catalog)) }
        ) { first, _ in first }
        let found = Self.found(for: plan.sets, in: scan, providesNamespaces: request.providesNamespaces)
        for (planned, found) in zip(plan.sets, found) { compare(planned, found) }
        let claimed = Set(found.compactMap { $0?.folder })
        for found in scan.sets where !claimed.contains(found.folder) { addRemoval(found) }
        let used = Set(changes.flatMap { Self.groups(around: $0.folder) })
        newGroups.removeAll { !used.contains($0.folder) }
    }

    /// Returns the paths of the groups around a set.
    private static func groups(around folder: String) -> [String] {
        let names = folder.split(separator: "/").dropLast()
        return names.indices.map { names[...$0].joined(separator: "/") }
    }

    /// Returns the existing set for each exported one: in the same place, or else with the same name, which may have
    /// been moved to another group.
    private static func found(
        for planned: [PlannedSet], in scan: CatalogScan, providesNamespaces: Bool
    ) -> [FoundSet?] {
        let places = Dictionary(scan.sets.map { ($0.path.lowercased(), $0) }) { first, _ in first }
        let claimed = Set(planned.compactMap { places[$0.image.key]?.folder })
        let names = Dictionary(grouping: scan.sets) { $0.lookupName.lowercased() }
        var taken = claimed
        return planned.map { set in
            if let found = places[set.image.key] { return found }
            let name = providesNamespaces ? set.image.key : set.image.name.lowercased()
            guard let found = names[name], found.count == 1, taken.insert(found[0].folder).inserted else { return nil }
            return found[0]
        }
    }

    private mutating func compare(_ planned: PlannedSet, _ found: FoundSet?) {
        guard let folder = found?.folder ?? newFolder(for: planned) else { return }
        do throws(FileError) {
            let owner = try found.map { found throws(FileError) in try self.owner(of: found) } ?? .nobody
            var comparison = SetComparison(
                planned: planned, folder: folder, found: found, owner: owner, request: request, fileSystem: fileSystem)
            if let change = try comparison.change() { changes.append(change) }
            diagnostics += comparison.diagnostics
        } catch {
            keep(folder, error)
        }
    }

    private mutating func owner(of found: FoundSet) throws(FileError) -> SetOwner {
        let owner = try owners.owner(of: found)
        if case .imports = owner { ownCount += 1 }
        return owner
    }

    /// Keeps a set that cannot be read.
    private mutating func keep(_ folder: String, _ error: FileError) {
        diagnostics.append(.cannotRead(error))
        changes.append(SetChange(folder: folder, action: .kept))
    }

    /// Handles a set that is no longer exported. It is not removed if it contains files of others.
    private mutating func addRemoval(_ found: FoundSet) {
        do throws(FileError) {
            guard case .imports(let images) = try owner(of: found) else { return }
            addRemoval(found, images)
        } catch {
            keep(found.folder, error)
        }
    }

    private mutating func addRemoval(_ found: FoundSet, _ images: [String: ImageDigest]) {
        var change = SetChange(
            folder: found.folder, action: request.removesGone ? .removed : .gone, previous: found.contents)
        (change.own, change.images) = (images, images)
        if request.removesGone, let reason = found.reasonToStay(besides: images) {
            change.action = .kept
            diagnostics.add(
                .warning, .keptSet,
                "the image set '\(found.path)' is no longer exported, but is kept: \(reason)",
                at: FoundSet.location(of: found.folder, in: request.catalog), advice: "remove the set, or that file"
            )
        }
        changes.append(change)
    }

    // MARK: - New sets

    /// Returns the path for a new set; `nil` if it cannot be created.
    private mutating func newFolder(for planned: PlannedSet) -> String? {
        guard let group = group(planned.image.folders, for: planned) else { return nil }
        let folder = FilePath.join(group.folder, planned.image.name + FoundSet.ending)
        if scan.blocked.contains(folder.lowercased()) {
            block(planned, folder)
            return nil
        }
        let name = group.namespace + planned.image.name
        if let other = lookupNames[name.lowercased()] {
            diagnostics.add(
                .warning, .duplicateAsset,
                "the image set name '\(name)' is already used; this image is skipped",
                at: planned.images[0].file.location,
                notes: [Diagnostic.Note("first used here", at: other)],
                advice: "rename one of them, or select 'Provides Namespace' for one of their folders")
            return nil
        }
        lookupNames[name.lowercased()] = planned.images[0].file.location
        return folder
    }

    /// Returns the group with some names, and creates missing ones.
    private mutating func group(_ names: [String], for planned: PlannedSet) -> CatalogScan.Group? {
        var group = CatalogScan.Group(folder: "", namespace: "")
        for (depth, name) in names.enumerated() {
            let key = names[...depth].joined(separator: "/").lowercased()
            if let known = groups[key] {
                group = known
                continue
            }
            let folder = FilePath.join(group.folder, name)
            if scan.blocked.contains(folder.lowercased()) {
                block(planned, folder)
                return nil
            }
            let namespace = request.providesNamespaces ? "\(group.namespace)\(name)/" : group.namespace
            group = CatalogScan.Group(folder: folder, namespace: namespace)
            groups[key] = group
            let text = ImageSetText.group(providesNamespace: request.providesNamespaces)
            newGroups.append(NewGroup(folder: folder, contents: Array(text.utf8)))
        }
        return group
    }

    private mutating func block(_ planned: PlannedSet, _ folder: String) {
        diagnostics.add(
            .warning, .keptSet,
            "the image '\(planned.path)' is skipped: its folder's path is already used by a link or a file",
            at: SourceLocation(path: FilePath.join(request.catalog, folder)), notes: [planned.note],
            advice: "remove it, or rename the image")
    }
}
