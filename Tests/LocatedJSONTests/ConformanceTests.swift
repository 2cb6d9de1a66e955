import Foundation
import LocatedJSON
import Testing

/// The JSON parsing test suite, which the project does not hold: `JSON_CONFORMANCE` names the folder it lies in.
@Suite(
    "The JSON parsing test suite",
    .enabled(
        if: ParsingSuite.folder != nil,
        "JSON_CONFORMANCE does not name a folder with the JSON parsing test suite (test_parsing/*.json)"))
struct ConformanceTests {
    @Test("every valid text is accepted")
    func accepted() throws {
        let files = try ParsingSuite.files(prefix: "y_")
        #expect(!files.isEmpty)
        for file in files { #expect(errorText(file.bytes) == nil, "\(file.name)") }
    }

    @Test("every invalid text is rejected")
    func refused() throws {
        let files = try ParsingSuite.files(prefix: "n_")
        #expect(!files.isEmpty)
        for file in files { #expect(errorText(file.bytes) != nil, "\(file.name)") }
    }

    @Test("the lenient dialect accepts every text that is JSON")
    func lenient() throws {
        for file in try ParsingSuite.files(prefix: "y_") {
            #expect(errorText(file.bytes, .lenient) == nil, "\(file.name)")
        }
    }

    @Test("every text about which RFC 8259 leaves the choice is treated as decided here")
    func decided() throws {
        let files = try ParsingSuite.files(prefix: "i_")
        #expect(Set(files.map(\.name)) == Set(ParsingSuite.decisions.keys))
        for file in files {
            guard let decision = ParsingSuite.decisions[file.name] else { continue }
            switch (decision, errorText(file.bytes)) {
            case (.accept, nil): break
            case (.accept(let reason), let error?):
                Issue.record("\(file.name): accepted because \(reason), but: \(error)")
            case (.refuse(let code, let reason), let error):
                #expect(error?.contains("[\(code)]") == true, "\(file.name): refused because \(reason)")
            }
        }
    }
}

/// The suite's files and what is decided about those that may go either way.
private enum ParsingSuite {
    enum Decision {
        case accept(String)
        case refuse(String, String)
    }

    static var folder: URL? {
        guard let path = ProcessInfo.processInfo.environment["JSON_CONFORMANCE"], !path.isEmpty else { return nil }
        let folder = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("test_parsing")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    static func files(prefix: String) throws -> [(name: String, bytes: [UInt8])] {
        guard let folder else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasPrefix(prefix) }.map { name in
            (name, [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    private static let underflow = Decision.accept("a number nearer to zero than any double is zero")
    private static let rounded = Decision.accept("a whole number of any length becomes the nearest double")
    private static let overflow = Decision.refuse("out-of-range", "infinity is no JSON number")
    private static let loneSurrogate = Decision.refuse("invalid-json", "half a pair is no character")
    private static let invalidUTF8 = Decision.refuse("invalid-utf8", "RFC 8259 section 8.1 demands UTF-8")
    private static let otherEncoding = Decision.refuse("invalid-utf8", "RFC 8259 section 8.1 demands UTF-8, not UTF-16")

    static let decisions: [String: Decision] = [
        "i_number_double_huge_neg_exp.json": underflow,
        "i_number_huge_exp.json": overflow,
        "i_number_neg_int_huge_exp.json": overflow,
        "i_number_pos_double_huge_exp.json": overflow,
        "i_number_real_neg_overflow.json": overflow,
        "i_number_real_pos_overflow.json": overflow,
        "i_number_real_underflow.json": underflow,
        "i_number_too_big_neg_int.json": rounded,
        "i_number_too_big_pos_int.json": rounded,
        "i_number_very_big_negative_int.json": rounded,
        "i_object_key_lone_2nd_surrogate.json": loneSurrogate,
        "i_string_1st_surrogate_but_2nd_missing.json": loneSurrogate,
        "i_string_1st_valid_surrogate_2nd_invalid.json": loneSurrogate,
        "i_string_UTF-16LE_with_BOM.json": otherEncoding,
        "i_string_UTF-8_invalid_sequence.json": invalidUTF8,
        "i_string_UTF8_surrogate_U+D800.json": invalidUTF8,
        "i_string_incomplete_surrogate_and_escape_valid.json": loneSurrogate,
        "i_string_incomplete_surrogate_pair.json": loneSurrogate,
        "i_string_incomplete_surrogates_escape_valid.json": loneSurrogate,
        "i_string_invalid_lonely_surrogate.json": loneSurrogate,
        "i_string_invalid_surrogate.json": loneSurrogate,
        "i_string_invalid_utf-8.json": invalidUTF8,
        "i_string_inverted_surrogates_U+1D11E.json": loneSurrogate,
        "i_string_iso_latin_1.json": invalidUTF8,
        "i_string_lone_second_surrogate.json": loneSurrogate,
        "i_string_lone_utf8_continuation_byte.json": invalidUTF8,
        "i_string_not_in_unicode_range.json": invalidUTF8,
        "i_string_overlong_sequence_2_bytes.json": invalidUTF8,
        "i_string_overlong_sequence_6_bytes.json": invalidUTF8,
        "i_string_overlong_sequence_6_bytes_null.json": invalidUTF8,
        "i_string_truncated-utf-8.json": invalidUTF8,
        "i_string_utf16BE_no_BOM.json": otherEncoding,
        "i_string_utf16LE_no_BOM.json": otherEncoding,
        "i_structure_500_nested_arrays.json": .accept("the limit is 512 levels"),
        "i_structure_UTF-8_BOM_empty_object.json": .accept("RFC 8259 section 8.1 allows to skip a byte-order mark"),
    ]
}
