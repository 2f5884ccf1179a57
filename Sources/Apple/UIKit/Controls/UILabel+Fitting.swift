extension UILabel {
    private enum Tightening: RareValue { static var usual: Bool { false } }
    private enum Expansion: RareValue { static var usual: Bool { false } }

    /// Whether letters may stand closer before a text is cut off. Has no effect: they keep their distance.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { rare[Tightening.self] }
        set { rare[Tightening.self] = newValue }
    }

    /// Whether a pointer at rest shows all of a text that is cut off. Has no effect.
    public var showsExpansionTextWhenTruncated: Bool {
        get { rare[Expansion.self] }
        set { rare[Expansion.self] = newValue }
    }
}
