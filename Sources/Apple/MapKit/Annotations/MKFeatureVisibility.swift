/// When a part of an annotation is shown.
public enum MKFeatureVisibility: Int, Sendable {
    /// As its kind of annotation does.
    case adaptive
    /// Never.
    case hidden
    /// Always.
    case visible
}
