/// A namespace.
public enum Design {
    /// The class whose bundle holds the images.
    public final class Marker {}
}
