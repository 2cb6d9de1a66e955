// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the module gives its colors to.
public enum ColorValues {}
