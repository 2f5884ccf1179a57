extension UISearchBar {
    private enum Dictation: RareValue { static var usual: Bool { false } }

    /// Whether the bar can be used. True by default.
    public var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }

    /// Whether looking at the field begins dictation. Has no effect: nothing is dictated.
    public var isLookToDictateEnabled: Bool {
        get { rare[Dictation.self] }
        set { rare[Dictation.self] = newValue }
    }
}
