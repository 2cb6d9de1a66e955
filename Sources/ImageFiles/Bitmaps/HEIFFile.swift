/// A file of boxes, of which `meta` describes the image: HEIC and AVIF.
enum HEIFFile {
    /// The format, by the brands in the file.
    static func format(of bytes: ImageBytes) -> ImageFormat? {
        guard bytes.hasText("ftyp", at: 4), let length = bytes.number(at: 0, bytes: 4) else { return nil }
        let places = [8] + stride(from: 16, to: min(length, brandLimit), by: 4)
        for brand in places.compactMap(bytes.tag) {
            switch brand {
            case "avif", "avis": return .avif
            case "heic", "heix", "heim", "heis", "hevc", "hevx": return .heic
            default: continue
            }
        }
        return nil
    }

    /// The size of the primary item, after rotation.
    static func size(of bytes: ImageBytes) -> ImageSize? {
        guard let meta = box("meta", in: bytes)?.part(from: 4),
            let item = box("pitm", in: meta).flatMap(primaryItem),
            let properties = box("iprp", in: meta),
            let owners = box("ipma", in: properties),
            let list = box("ipco", in: properties)
        else { return nil }
        let all = Array(boxes(in: list))
        let own = numbers(ofItem: item, in: owners).compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
        guard let extent = own.last(where: { $0.type == "ispe" })?.content,
            let size = ImageSize(extent.number(at: 4, bytes: 4), extent.number(at: 8, bytes: 4))
        else { return nil }
        let turns = own.last { $0.type == "irot" }?.content.unsigned8(at: 0) ?? 0
        return turns & 1 == 1 ? size.turned : size
    }

    private static func primaryItem(_ box: ImageBytes) -> Int? {
        box.number(at: 4, bytes: box.unsigned8(at: 0) == 0 ? 2 : 4)
    }

    /// The numbers, from 1, of an item's properties. An entry has the number of an item and the number of its
    /// properties.
    private static func numbers(ofItem item: Int, in box: ImageBytes) -> [Int] {
        let itemLength = box.unsigned8(at: 0) == 0 ? 2 : 4
        let numberLength = (box.unsigned8(at: 3) ?? 0) & 1 == 0 ? 1 : 2
        // The first bit marks an essential property.
        let mask = numberLength == 1 ? 0x7F : 0x7FFF
        var place = 8
        while let entry = box.number(at: place, bytes: itemLength), let count = box.unsigned8(at: place + itemLength) {
            place += itemLength + 1
            if entry == item {
                return (0..<count).compactMap {
                    box.number(at: place + $0 * numberLength, bytes: numberLength).map { $0 & mask }
                }
            }
            place += count * numberLength
        }
        return []
    }

    private static func box(_ type: String, in bytes: ImageBytes) -> ImageBytes? {
        boxes(in: bytes).first { $0.type == type }?.content
    }

    /// The consecutive boxes of a part. A length of 0 reaches to the end, and after 1 the length is in the next 8
    /// bytes.
    private static func boxes(in bytes: ImageBytes) -> some Sequence<(type: String, content: ImageBytes)> {
        sequence(state: 0) { place in
            guard let stated = bytes.number(at: place, bytes: 4), let type = bytes.tag(at: place + 4) else {
                return nil
            }
            let isLong = stated == 1
            let start = place + (isLong ? 16 : 8)
            guard let long = isLong ? bytes.number(at: place + 12, bytes: 4) : stated else { return nil }
            let end = stated == 0 ? bytes.count : place + long
            guard end >= start else { return nil }
            place = end
            return (type, bytes.part(start..<end))
        }
    }

    /// The maximum number of brands; files have a handful.
    private static let brandLimit = 256
}
