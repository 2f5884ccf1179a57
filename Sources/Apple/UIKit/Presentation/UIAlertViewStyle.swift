/// Which text fields an alert view has.
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default`
    /// One whose text is hidden.
    case secureTextInput
    /// One.
    case plainTextInput
    /// One for a name, and one below it for a password.
    case loginAndPasswordInput
}
