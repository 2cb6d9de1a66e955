// A libFuzzer program: whatever the bytes are, reading them as an image file must not crash. Scripts/fuzz compiles and runs
// it.

import ImageFiles

/// What libFuzzer calls with each input: an image file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let colors = ImageFile.colors(of: bytes)
    guard let file = ImageFile(bytes) else {
        precondition(colors == .unknown, "colors of what is no image")
        return 0
    }
    if let size = file.size {
        precondition(size.width > 0 && size.height > 0 && size.width * size.height < 1e18, "a size that nothing has")
    }
    precondition(file.pageCount.map { $0 > 0 } ?? (file.format == .pdf), "an image without a page")
    precondition(file.undrawn.isEmpty || file.format == .svg, "parts of what has none")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for part in file.undrawn {
        precondition(lines.indices.contains(part.line - 1), "a place outside the text")
        precondition((1...lines[part.line - 1].count).contains(part.column), "a place outside its line")
    }
    return 0
}
