/// The data for rendering a template, which resolves names in one frame at a time.
package protocol MustacheModel: Sendable {
    /// Returns the value of a name in a frame of this model, or `nil` if the frame does not have it, so that the frames
    /// around it are searched. The key is ``MustacheNames/itself`` for `{{.}}`.
    func value(of key: Int, in frame: MustacheFrame) -> MustacheValue?

    /// Returns the value of a name after that of a list, such as `size` in `{{parts.size}}`, or `nil` if lists have no
    /// names.
    func member(_ key: Int, of frames: [MustacheFrame]) -> MustacheValue?
}

extension MustacheModel {
    package func member(_ key: Int, of frames: [MustacheFrame]) -> MustacheValue? { nil }
}

/// A model's handle for one of its objects, such as a token or a group.
package struct MustacheFrame: Sendable, Hashable {
    /// The kind of object, and its index, in the model's own numbering.
    package var kind: Int32
    package var index: Int32

    package init(kind: Int32, index: Int32) {
        self.kind = kind
        self.index = index
    }
}

package enum MustacheValue: Sendable, Hashable {
    /// Text to write; a section is skipped for an empty text.
    case text(String)
    /// A condition, written as `true` or `false`.
    case flag(Bool)
    /// An object; a section is rendered once inside it.
    case frame(MustacheFrame)
    /// A list of objects; a section is rendered inside each of them.
    case frames([MustacheFrame])
    /// A list of objects of one kind, by its first object and their number. The indices of the others follow.
    case range(MustacheFrame, count: Int)

    var isTruthy: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .flag(let flag): flag
        case .frame: true
        case .frames(let frames): !frames.isEmpty
        case .range(_, let count): count > 0
        }
    }
}
