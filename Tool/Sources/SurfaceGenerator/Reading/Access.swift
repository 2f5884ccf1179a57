/// Who may use a declaration.
public enum Access: Int, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    public static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// Whether other packages see it.
    public var isPublic: Bool { self >= .public }
}
