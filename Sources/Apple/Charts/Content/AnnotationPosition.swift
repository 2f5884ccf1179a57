/// Where a view is beside a mark.
public enum AnnotationPosition: Sendable {
    /// Above, below, in the middle, or at a side of it.
    case automatic, top, bottom, overlay, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
