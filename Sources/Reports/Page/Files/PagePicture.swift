/// An image set in one appearance.
struct PagePicture: Sendable {
    var address: String
    var isDark: Bool
}
