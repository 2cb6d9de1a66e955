/// The path to the first page of a PDF file: from the table of its objects to the catalog, and down the page tree.
///
/// Compressed object streams are not supported: programs that draw symbols do not write them.
struct PDFFile {
    private let objects: PDFTable
    private let pages: [String: PDFObject]

    /// Finds the pages, or returns `nil` for a file whose objects cannot be found.
    init?(_ bytes: ImageBytes) {
        guard let objects = PDFTable(bytes), let root = objects.root,
            let pages = objects.dictionary(root)?["Pages"].flatMap(objects.dictionary)
        else { return nil }
        self.objects = objects
        self.pages = pages
    }

    var pageCount: Int? { pages["Count"].flatMap(objects.resolved)?.integer.flatMap { $0 > 0 ? $0 : nil } }

    /// The size of the first page. Pages inherit it from the nodes above them.
    var size: ImageSize? {
        var node = pages
        for _ in 0..<Self.depthLimit {
            guard let children = node["Kids"].flatMap(objects.resolved), case .array(let list) = children else {
                return size(ofPage: node)
            }
            guard let child = list.first.flatMap(objects.dictionary) else { return nil }
            let inherited = node.filter { ["MediaBox", "CropBox", "Rotate"].contains($0.key) }
            node = child.merging(inherited) { own, _ in own }
        }
        return nil
    }

    private func size(ofPage page: [String: PDFObject]) -> ImageSize? {
        guard let box = (page["CropBox"] ?? page["MediaBox"]).flatMap(objects.resolved),
            case .array(let corners) = box
        else { return nil }
        let numbers = corners.compactMap { objects.resolved($0)?.number }
        guard numbers.count == 4 else { return nil }
        let unit = page["UserUnit"].flatMap(objects.resolved)?.number ?? 1
        let size = ImageSize(abs(numbers[2] - numbers[0]) * unit, abs(numbers[3] - numbers[1]) * unit)
        let angle = page["Rotate"].flatMap(objects.resolved)?.integer ?? 0
        return angle % 180 == 0 ? size : size?.turned
    }

    /// The maximum depth of the page tree, which is usually a few levels.
    private static let depthLimit = 16
}
