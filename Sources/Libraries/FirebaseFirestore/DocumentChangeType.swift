/// How a document has changed.
public enum DocumentChangeType: Int, Sendable {
    /// It is new.
    case added
    /// Its fields or its place are others.
    case modified
    /// It is no longer found.
    case removed
}
