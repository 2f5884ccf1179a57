extension UIControl {
    private enum Tip: RareValue { static var usual: String? { nil } }
    private enum Menu: RareValue { static var usual: Bool { false } }
    private enum Symbols: RareValue { static var usual: Bool { false } }

    /// The text that a pointer at rest shows on a Mac. Has no effect.
    public var toolTip: String? {
        get { rare[Tip.self] }
        set { rare[Tip.self] = newValue }
    }

    /// Whether the control asks for a context menu. Has no effect: menus are those of buttons and interactions.
    public var isContextMenuInteractionEnabled: Bool {
        get { rare[Menu.self] }
        set { rare[Menu.self] = newValue }
    }

    /// Whether symbols move when the control is used. Has no effect: they do not.
    public var isSymbolAnimationEnabled: Bool {
        get { rare[Symbols.self] }
        set { rare[Symbols.self] = newValue }
    }
}
