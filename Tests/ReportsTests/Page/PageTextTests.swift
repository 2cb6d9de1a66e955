import Testing

@testable import Reports

@Suite("Texts of a page") struct PageTextTests {
    @Test(
        "digests are those that FIPS 180-4 and NIST give as examples",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
            ),
        ])
    func digests(_ text: String, _ digest: String) {
        #expect(Base64.text(of: SHA256.digest(of: text.utf8)) == digest)
    }

    @Test(
        "bytes are spelled as RFC 4648 does",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64(_ text: String, _ spelled: String) {
        #expect(Base64.text(of: text.utf8) == spelled)
    }

    @Test("a policy names the script and the style sheet by their digests, and allows nothing from outside")
    func policy() {
        #expect(
            PagePolicy(script: "abc", style: "").text
                == """
                default-src 'none'; script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; \
                style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src data:; font-src data:; \
                base-uri 'none'; form-action 'none'
                """)
    }

    @Test("anchors are the same for the same path, and no two paths have one")
    func anchors() {
        var anchors = PageAnchors()
        let first = anchors.anchor(for: "a.b", prefix: "t")
        var others = PageAnchors()
        #expect(others.anchor(for: "a.b", prefix: "t") == first)
        #expect(anchors.anchor(for: "a.b", prefix: "t") == first + "-2")
        #expect(anchors.anchor(for: "a.b", prefix: "t") == first + "-3")
        #expect(anchors.anchor(for: "a.c", prefix: "t") != first)
    }

    @Test(
        "declarations that could end their class or load something are no class",
        arguments: ["color:red}", "background:url(x)", "a:b{", "font-family:\"\\41\"", "a:<b", "a:\u{201C}"])
    func harmlessClasses(_ declarations: String) {
        var classes = ValueClasses()
        #expect(classes.number(of: declarations) == nil)
        #expect(classes.number(of: "box-shadow:0 1px 2px #00000033") == 0)
        #expect(classes.number(of: "box-shadow:0 1px 2px #00000033") == 0)
        #expect(classes.number(of: "font-family:\"Curly\",system-ui") == 1)
        #expect(classes.all == ["box-shadow:0 1px 2px #00000033", "font-family:\"Curly\",system-ui"])
    }

    @Test("a corner and a curve are paths, also where numbers are out of all bounds")
    func drawings() {
        #expect(Drawing.cornerPath(radius: 8) == "M1 40V9A8 8 0 0 1 9 1H40")
        #expect(Drawing.cornerPath(radius: 1e300) == "M1 40V39A38 38 0 0 1 39 1H40")
        #expect(Drawing.curvePath([0.42, 0, 0.58, 1]) == "M0 100C42 100 58 0 100 0")
        #expect(Drawing.curvePath([0, -9, 1, 1e300]) == "M0 100C0 200 100 -100 100 0")
        #expect(Drawing.curvePath([0]) == nil)
    }
}
