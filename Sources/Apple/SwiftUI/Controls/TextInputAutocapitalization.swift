/// Which letters are capitals without being asked for.
public struct TextInputAutocapitalization: Sendable {
    let uiKit: UITextAutocapitalizationType
    public static let never = TextInputAutocapitalization(uiKit: .none)
    public static let words = TextInputAutocapitalization(uiKit: .words)
    public static let sentences = TextInputAutocapitalization(uiKit: .sentences)
    public static let characters = TextInputAutocapitalization(uiKit: .allCharacters)
}
