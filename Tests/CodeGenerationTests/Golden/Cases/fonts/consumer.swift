import Generated

func start() -> Bool {
    BundledFonts.register()
    return BundledFonts.unregistered.isEmpty
}
