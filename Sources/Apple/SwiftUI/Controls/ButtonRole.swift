/// The purpose of a button, which decides its look.
public struct ButtonRole: Equatable, Sendable {
    private let id: Int
    /// The button removes something.
    public static let destructive = ButtonRole(id: 0)
    /// The button gives something up.
    public static let cancel = ButtonRole(id: 1)
    /// The button says yes to something.
    public static let confirm = ButtonRole(id: 2)
    /// The button leaves what is shown.
    public static let close = ButtonRole(id: 3)
}
