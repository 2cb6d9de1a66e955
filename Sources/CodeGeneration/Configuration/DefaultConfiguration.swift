extension DefaultConfiguration {
    /// The default, read like any other configuration; what it names need not exist, so nothing in it has a place.
    static func configuration() -> Configuration { ConfigurationReader.read(Array(text.utf8), path: nil).configuration }
}
