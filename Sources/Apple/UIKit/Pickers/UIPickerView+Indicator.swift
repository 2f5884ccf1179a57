extension UIPickerView {
    private enum Shows: RareValue { static var usual: Bool { true } }

    /// Whether the chosen row is marked. Has no effect, as since iOS 7: it is.
    public var showsSelectionIndicator: Bool {
        get { rare[Shows.self] }
        set { rare[Shows.self] = newValue }
    }
}
