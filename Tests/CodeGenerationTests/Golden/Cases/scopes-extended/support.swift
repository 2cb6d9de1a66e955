// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Types of an app's own, whose names hide those of libraries only inside `Theme`.
public enum Theme {
    public enum Color {}
    public enum CGFloat {}
}
