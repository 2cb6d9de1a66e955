extension DefaultConfiguration {
    /// The default, read like any other configuration; what it names need not exist, so nothing in it has a place.
    static func configuration() -> Configuration {
        let reading = ConfigurationReader.read(Array(text.utf8), path: "the built-in default")
        var configuration = reading.configuration.withoutLocations
        configuration.path = nil
        return configuration
    }
}

extension Configuration {
    /// The configuration without the places of its values.
    fileprivate var withoutLocations: Configuration {
        var result = self
        result.sources = sources.map { SourceConfiguration(Located($0.path.value)) }
        result.catalogs = catalogs.withoutLocations
        result.layers = layers.mapValues(\.withoutLocations)
        for index in outputs.indices {
            result.outputs[index].template.location = nil
            result.outputs[index].path.location = nil
            result.outputs[index].selection.groups = outputs[index].selection.groups?.withoutLocations
            result.outputs[index].names.drop = outputs[index].names.drop.withoutLocations
            let replaced = outputs[index].names.replace.map { (Located($0.key.value), $0.value) }
            result.outputs[index].names.replace = Dictionary(uniqueKeysWithValues: replaced)
        }
        return result
    }
}

extension [Located<String>] {
    fileprivate var withoutLocations: [Located<String>] { map { Located($0.value) } }
}
