extension UIButton {
    /// The purpose of a button.
    public enum Role: Int, Sendable {
        /// No particular one.
        case normal = 0
        /// What the Return key does.
        case primary = 1
        /// Ends without a change.
        case cancel = 2
        /// Removes something: red, where a configuration gives no colour.
        case destructive = 3
    }

    private enum RoleKey: RareValue { static var usual: Role { .normal } }
    private enum Pointer: RareValue { static var usual: Bool { false } }

    /// The purpose of the button.
    public var role: Role {
        get { rare[RoleKey.self] }
        set {
            rare[RoleKey.self] = newValue
            updateContent()
        }
    }

    /// The colour that a configuration without colours takes: red for what removes something.
    var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// Whether the button changes under the pointer. Has no effect.
    public var isPointerInteractionEnabled: Bool {
        get { rare[Pointer.self] }
        set { rare[Pointer.self] = newValue }
    }
}
