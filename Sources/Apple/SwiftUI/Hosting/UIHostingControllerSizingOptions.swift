/// Which sizes of a hosting controller follow those of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The preferred content size is the content's ideal size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view tells of its intrinsic size anew when the content's ideal size changes.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
