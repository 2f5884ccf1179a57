/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let id: Int
    public static let destructive = ButtonRole(id: 0)
    public static let cancel = ButtonRole(id: 1)
}
