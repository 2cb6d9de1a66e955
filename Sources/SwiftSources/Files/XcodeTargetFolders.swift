import FileAccess

/// The folders next to Xcode projects that contain a target: those with a target's name, or with its `Info.plist`.
struct XcodeTargetFolders {
    private var names: Set<String> = []

    /// Reads the targets of projects. An unreadable project has none.
    init(_ projects: [String], _ fileSystem: any FileSystem) {
        for project in projects { add(project, fileSystem) }
    }

    private mutating func add(_ project: String, _ fileSystem: any FileSystem) {
        guard let bytes = try? fileSystem.read(FilePath.join(project, "project.pbxproj")) else { return }
        var isInTargets = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
            if line.starts(with: Self.section) {
                isInTargets = true
            } else if line.starts(with: Self.sectionEnd) {
                isInTargets = false
            } else if isInTargets, line.starts(with: Self.name) {
                names.insert(Self.value(line.dropFirst(Self.name.count)))
            } else if line.starts(with: Self.plist) {
                let path = Self.value(line.dropFirst(Self.plist.count)).split(separator: "/")
                if path.count > 1, let folder = path.first { names.insert(String(folder)) }
            }
        }
    }

    func contains(_ folder: String) -> Bool { names.contains(folder) }

    private static let section = Array("/* Begin PBXNativeTarget section".utf8)
    private static let sectionEnd = Array("/* End PBXNativeTarget section".utf8)
    private static let name = Array("name = ".utf8)
    private static let plist = Array("INFOPLIST_FILE = ".utf8)

    /// Returns a value without its quotation marks and semicolon.
    private static func value(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ";") && $0 != 13 }, as: UTF8.self)
    }
}
