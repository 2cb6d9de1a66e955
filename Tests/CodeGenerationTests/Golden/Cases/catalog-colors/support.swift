import SwiftUI

public enum ColorValues {}
