import AssetCatalogs
import Testing

/// All of these pairs stand in files that Xcode generated.
@Suite("The symbol that Xcode generates for an asset")
struct XcodeSymbolTests {
    @Test(
        "joins the words of the name",
        arguments: [
            ("MovesWidgetBackgroundTop", "movesWidgetBackgroundTop"), ("icon-add-to-cart", "iconAddToCart"),
            ("Mask group", "maskGroup"), ("custom.cloud.badge.play", "customCloudBadgePlay"),
            ("Auto & Transport", "autoTransport"), ("extremelysuccessfullogo", "extremelysuccessfullogo"),
        ])
    func words(asset: String, symbol: String) { #expect(XcodeSymbol.name(of: asset) == symbol) }

    @Test(
        "begins with a small letter, and keeps acronyms behind the first word",
        arguments: [
            ("DSAction", "dsAction"), ("BGColorTwo", "bgColorTwo"), ("M-stadt", "mStadt"), ("icon_ID", "iconID"),
            ("PAN_pop_sample_right", "panPopSampleRight"), ("TLSold", "tlSold"), ("blueEF", "blueEF"),
        ])
    func acronyms(asset: String, symbol: String) { #expect(XcodeSymbol.name(of: asset) == symbol) }

    @Test(
        "keeps the case of a name without small letters",
        arguments: [("BMW", "BMW"), ("M", "M"), ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0")])
    func shouted(asset: String, symbol: String) { #expect(XcodeSymbol.name(of: asset) == symbol) }

    @Test(
        "has a capital behind digits, and an underscore before those that it begins with",
        arguments: [
            ("favicon-32x32", "favicon32X32"), ("tab_c2c_25", "tabC2C25"), ("ironMaiden2", "ironMaiden2"),
            ("AppIcon-iOS-ClearDark-128x128", "appIconIOSClearDark128X128"), ("10_back_arm", "_10BackArm"),
            ("121212", "_121212"), ("Group 1171276127", "group1171276127"), ("block_lv-1", "blockLv1"),
        ])
    func digits(asset: String, symbol: String) { #expect(XcodeSymbol.name(of: asset) == symbol) }

    @Test(
        "ends before the word color or image, unless there is no other",
        arguments: [
            ("AccentColor", "accent"), ("card-number-color", "cardNumber"), ("FileImage", "file"), ("bg_color", "bg"),
            ("TrackerDateLabelTextColor", "trackerDateLabelText"), ("Color", "color"), ("FilesImage", "files"),
            ("joker_3_multicolor", "joker3Multicolor"), ("BackgroundColour", "backgroundColour"),
        ])
    func endings(asset: String, symbol: String) { #expect(XcodeSymbol.name(of: asset) == symbol) }

    @Test("is that of another asset, where nothing but signs tells the two apart")
    func signs() {
        #expect(XcodeSymbol.name(of: "orbita+") == XcodeSymbol.name(of: "orbita"))
        #expect(XcodeSymbol.name(of: "Connecting0_") == "connecting0")
        #expect(XcodeSymbol.name(of: "icon_ID ") == "iconID")
        #expect(XcodeSymbol.name(of: "+") == nil)
    }
}
