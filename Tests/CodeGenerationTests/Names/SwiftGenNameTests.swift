import Testing

@testable import CodeGeneration

@Suite("Names as SwiftGen gives them")
struct SwiftGenNameTests {
    @Test(
        "a member is what SwiftGen writes for the name of an asset",
        arguments: [
            ("Banana", "banana"), ("primary", "primary"), ("Exclamation Mark", "exclamationMark"), ("README", "readme"),
            ("URLChooser", "urlChooser"), ("ICON_ADD", "iconAdd"), ("icon_ID", "iconID"), ("icon-ID", "iconID"),
            ("tab-bar-icon", "tabBarIcon"), ("24 icon", "_24Icon"), ("24PX", "_24Px"), ("x1", "x1"), ("a-b", "ab"),
            ("heart.circle", "heartCircle"), ("_private", "private"), ("Auto & Transport", "autoTransport"),
            ("iOS", "ios"), ("QRCode", "qrCode"), ("ABC", "abc"), ("A1B", "a1B"), ("B2B Sales", "b2BSales"),
            ("Größe", "größe"), ("ИКОНКА", "иконка"), ("iCloud@2x", "iCloud2x"), ("+", ""), ("", ""),
        ])
    func members(_ name: String, _ member: String) { #expect(SwiftGenName.member(name) == member) }

    @Test(
        "a type begins with a capital",
        arguments: [
            ("Tab bar", "TabBar"), ("brand", "Brand"), ("ICONS", "Icons"), ("UI", "Ui"), ("24x24", "_24x24"),
            ("my-Folder_two", "MyFolderTwo"),
        ])
    func types(_ name: String, _ type: String) { #expect(SwiftGenName.type(name) == type) }
}
