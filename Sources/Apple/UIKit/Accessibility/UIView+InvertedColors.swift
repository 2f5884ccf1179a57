extension UIView {
    private enum IgnoresInvertColors {}

    /// Whether the view keeps its colours where all others are inverted. False by default. Has no effect: colours are never
    /// inverted.
    public var accessibilityIgnoresInvertColors: Bool {
        get { attachments[ObjectIdentifier(IgnoresInvertColors.self)] as? Bool ?? false }
        set { attachments[ObjectIdentifier(IgnoresInvertColors.self)] = newValue }
    }
}
