/// How assistive technology finds the views in a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case ignore, contain, combine }
    let kind: Kind

    /// Not at all: the view says what it is by itself.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// One by one.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// As one, whose words are theirs.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
