/// The data that a template is rendered with: it answers names, one frame at a time.
package protocol MustacheModel: Sendable {
    /// What a name means in a frame that this model made; `nil` when the frame does not know the name: the frames around
    /// it are asked next. The key is ``MustacheNames/itself`` for `{{.}}`.
    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue?

    /// What a name means behind that of a list, `size` in `{{parts.size}}`; `nil` where lists have no names.
    func member(_ key: Int, of frames: [MustacheFrame]) -> MustacheValue?
}

extension MustacheModel {
    package func member(_ key: Int, of frames: [MustacheFrame]) -> MustacheValue? { nil }
}

/// A model's own handle for one of its objects, such as a token or a group.
package struct MustacheFrame: Sendable, Hashable {
    /// The sort of object, and which one of its sort it is, in the model's own numbering.
    package var kind: Int32
    package var index: Int32

    package init(kind: Int32, index: Int32) {
        self.kind = kind
        self.index = index
    }
}

package enum MustacheValue: Sendable, Hashable {
    /// Text to write; an empty text opens no section.
    case text(String)
    /// A condition; written as `true` or `false`.
    case flag(Bool)
    /// One object; a section is rendered inside it.
    case frame(MustacheFrame)
    /// A list of objects; a section is rendered inside each, and not at all for an empty list.
    case frames([MustacheFrame])

    var isTruthy: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .flag(let flag): flag
        case .frame: true
        case .frames(let frames): !frames.isEmpty
        }
    }
}
