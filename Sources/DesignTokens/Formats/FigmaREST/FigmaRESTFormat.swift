import LocatedJSON

extension TokenFormatReader {
    /// A saved response of Figma's REST API to `GET /v1/files/:key/variables/local`, the whole of it or its two maps
    /// alone.
    package static let figmaREST = TokenFormatReader(
        format: .figmaREST, isUnmistakable: true, sign: { FigmaRESTAnswer.sign(at: $0) }
    ) { files, _, _, _ in FigmaRESTReader.read(files[0]) }
}

/// A saved response of Figma's REST API.
enum FigmaRESTAnswer {
    case variables(JSONNode, JSONNode)
    /// An error, with its status and message.
    case error(status: Int, message: String)

    init?(_ file: JSONDocument) {
        for node in [file.value(of: "meta", in: file.root), file.root].compactMap(\.self) {
            if let variables = file.value(of: "variables", in: node), Self.isList(variables, file),
                let collections = file.value(of: "variableCollections", in: node), Self.isList(collections, file)
            {
                self = .variables(variables, collections)
                return
            }
        }
        let keys = file.members(of: file.root).map { file.string($0.key) }
        guard let status = file.number("status", of: file.root), 400..<600 ~= status,
            Set(keys).isSubset(of: ["status", "err", "error", "message", "i18n"]),
            let message = file.text("err", of: file.root) ?? file.text("message", of: file.root)
        else { return nil }
        self = .error(status: Int(status), message: message)
    }

    static func sign(at place: FormatPlace) -> FormatSign? {
        guard place.folders != nil, let answer = FigmaRESTAnswer(place.file) else { return nil }
        return switch answer {
        case .variables: FormatSign(.certain, "the file has the keys 'variables' and 'variableCollections'")
        case .error: FormatSign(.certain, "the file has the keys of a Figma REST API error")
        }
    }

    private static func isList(_ node: JSONNode, _ file: JSONDocument) -> Bool {
        [.object, .array].contains(file.kind(of: node))
    }
}
