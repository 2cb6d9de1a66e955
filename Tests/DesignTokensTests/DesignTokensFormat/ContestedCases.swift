/// Cases of the official test suite that the text of the specification contradicts.
///
/// The text decides: schemas and tests are not part of it. A test fails for a case that is judged as the suite says, so
/// that the list stays honest.
enum ContestedCases {
    /// The cases of `format/manifest.json` that are judged the other way, and the sentence that decides.
    static let format = [
        "reference-json-pointer-missing-value": """
        section 7.4.6, "Path Examples": the nested token #/colors/blue is {colors.blue} in curly braces; and section \
        6.6.2 gives { "$ref": "#/base" } as the pointer that does what { "$value": "{base}" } does
        """
    ]
}
