import Foundation
import Mustache
import Testing

@Suite("The official specification files")
struct OfficialSpecificationTests {
    static let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"]

    @Test(
        "every test of a required module passes",
        .enabled(if: folder != nil, "set MUSTACHE_SPEC to a checkout of github.com/mustache/spec to run these"),
        arguments: ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]
    )
    func module(_ name: String) throws {
        let file = URL(fileURLWithPath: Self.folder ?? "").appendingPathComponent("specs/\(name).json")
        let module = try JSONDecoder().decode(Module.self, from: Data(contentsOf: file))
        #expect(!module.tests.isEmpty)
        for test in module.tests {
            let output = rendered(test.template, test.data, partials: test.partials ?? [:], dialect: .specification)
            #expect(output == test.expected, "\(test.name): \(test.desc)")
        }
    }
}

private struct Module: Decodable {
    struct Test: Decodable {
        var name, desc, template, expected: String
        var data: TestData
        var partials: [String: String]?
    }

    var tests: [Test]
}

extension TestData: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .text("")
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .text(String(number))
        } else if let number = try? container.decode(Double.self) {
            self = .text(String(number))
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let items = try? container.decode([TestData].self) {
            self = .list(items)
        } else {
            self = .object(try container.decode([String: TestData].self))
        }
    }
}
