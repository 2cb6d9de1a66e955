import Diagnostics
import FileAccess

extension StarterModule {
    /// Returns an app with generated files in a folder that another app also compiles, if that has the same catalogs and at
    /// least half of its synchronized folders, such as the app for another platform.
    func sharingFolder(with others: [StarterModule], _ catalogs: [String]) -> Self {
        let own = catalogs.filter(takes)
        guard isApp, !own.isEmpty,
            let twin = others.first(where: { other in
                other != self && other.isApp && own.allSatisfy(other.takes)
                    && foldersShared(with: other).count * 2 >= max(1, synchronizedFolders.count)
            })
        else { return self }
        var module = self
        let shared = foldersShared(with: twin)
        module.sources = shared.first { StarterModules.isForDesign(FilePath.lastComponent(of: $0)) } ?? shared[0]
        module.setOtherCode((otherCode + [sources].compactMap(\.self)).uniqueInOrder)
        return module
    }

    private func foldersShared(with other: StarterModule) -> [String] {
        synchronizedFolders.filter(other.synchronizedFolders.contains)
    }
}
