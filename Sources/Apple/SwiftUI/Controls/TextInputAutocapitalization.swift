/// Which letters are capitals without being asked for.
public struct TextInputAutocapitalization: Sendable {
    let uiKit: UITextAutocapitalizationType
    /// No letter.
    public static let never = TextInputAutocapitalization(uiKit: .none)
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization(uiKit: .words)
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(uiKit: .sentences)
    /// Every letter.
    public static let characters = TextInputAutocapitalization(uiKit: .allCharacters)
}
