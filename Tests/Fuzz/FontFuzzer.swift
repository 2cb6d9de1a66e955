// A libFuzzer program: whatever the bytes are, reading them as a font file must not crash. Scripts/fuzz compiles and runs
// it.

import FontFiles

/// What libFuzzer calls with each input: a font file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFont(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do throws(FontProblem) {
        for face in try FontFile.faces(of: bytes) {
            precondition(!face.postScriptName.isEmpty, "a font that cannot be loaded")
            precondition(face.naturalLineHeight.map { $0 > 0 && $0.isFinite } ?? true, "a line without height")
            precondition(face.weight.isFinite, "a weight that is no number")
        }
    } catch {
        precondition(!error.reason.isEmpty, "a problem without words")
    }
    return 0
}
