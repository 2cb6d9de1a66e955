/// A PDF file made by a test: objects, and a table that says where they are.
package enum SamplePDF {
    /// A file of objects, the first of which is number 1, and a table that says where they are.
    package static func bytes(_ objects: [String], trailer: String = "/Root 1 0 R") -> [UInt8] {
        var text = "%PDF-1.4\n"
        var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let place = String(text.utf8.count)
            table += String(repeating: "0", count: 10 - place.utf8.count) + place + " 00000 n \n"
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        return Array((text + table + "trailer\n<< \(trailer) >>\nstartxref\n\(start)\n%%EOF\n").utf8)
    }

    /// Where the table of such a file stands, which its end says.
    package static func tablePlace(of bytes: [UInt8]) -> Int {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.suffix(2).first.flatMap { Int($0) } ?? 0
    }

    /// A file with some entries in its only page, and others in the node above it.
    package static func bytes(page: String, pages: String = "", count: Int = 1) -> [UInt8] {
        bytes([
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count \(count) \(pages) >>",
            "<< /Type /Page /Parent 2 0 R \(page) >>",
        ])
    }
}
