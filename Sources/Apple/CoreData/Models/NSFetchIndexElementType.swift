/// How an element of an index is arranged.
public enum NSFetchIndexElementType: UInt, Sendable {
    /// In order, for comparisons and sorting.
    case binary = 0
    /// For ranges of numbers, as of coordinates.
    case rTree = 1
}
