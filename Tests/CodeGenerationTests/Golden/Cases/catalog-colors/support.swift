import SwiftUI

/// Stands for what an app has beside the generated code.
public enum ColorValues {}
