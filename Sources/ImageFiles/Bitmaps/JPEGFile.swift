/// The segments of a JPEG file up to its first scan.
enum JPEGFile {
    static func size(of bytes: ImageBytes) -> ImageSize? {
        var isTurned = false
        for (marker, segment, _) in segments(of: bytes) {
            if beginsFrame(marker) {
                let (height, width) = (segment.number(at: 1, bytes: 2), segment.number(at: 3, bytes: 2))
                let size = ImageSize(width, height)
                return isTurned ? size?.turned : size
            }
            if marker == 0xE1, let orientation = orientation(in: segment) { isTurned = 5...8 ~= orientation }
        }
        return nil
    }

    /// Whether there is an end marker after the first scan. A thumbnail with its own end marker comes before that.
    static func isWhole(_ bytes: ImageBytes) -> Bool {
        guard let scan = segments(of: bytes).first(where: { $0.marker == 0xDA })?.end else { return false }
        let rest = bytes.part(from: scan).slice
        return rest.indices.dropFirst().reversed().contains { rest[$0] == 0xD9 && rest[$0 - 1] == 0xFF }
    }

    /// The segments, the last of which begins the first scan.
    private static func segments(
        of bytes: ImageBytes
    ) -> some Sequence<(marker: Int, content: ImageBytes, end: Int)> {
        sequence(state: 2) { place in
            while bytes.unsigned8(at: place) == 0xFF, let marker = bytes.unsigned8(at: place + 1) {
                let start = place
                switch marker {
                case 0xFF: place += 1
                // Markers without a length.
                case 0x01, 0xD0...0xD8: place += 2
                case 0xD9: return nil
                case 0xDA:
                    place = bytes.count
                    return (marker, bytes.part(start..<start), start + 2)
                default:
                    guard let length = bytes.number(at: place + 2, bytes: 2), length >= 2 else { return nil }
                    place += 2 + length
                    return (marker, bytes.part(start + 4..<place), place)
                }
            }
            return nil
        }
    }

    /// Markers from C0 to CF begin frames, except for three kinds of tables.
    private static func beginsFrame(_ marker: Int) -> Bool {
        0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// The orientation of the camera in the EXIF segment, a TIFF file whose first directory contains it.
    private static func orientation(in segment: ImageBytes) -> Int? {
        guard segment.hasText("Exif\0\0", at: 0) else { return nil }
        let file = segment.part(from: 6)
        let isLittle = file.hasText("II", at: 0)
        let number = { file.number(at: $0, bytes: $1, isLittle: isLittle) }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for place in (0..<count).lazy.map({ directory + 2 + 12 * $0 }) {
            guard let tag = number(place, 2) else { return nil }
            if tag == 0x0112 { return number(place + 8, 2) }
        }
        return nil
    }
}
