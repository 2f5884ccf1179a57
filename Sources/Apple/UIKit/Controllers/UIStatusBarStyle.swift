/// The colour of the status bar's texts. Has no effect: the status bar shows no texts.
public enum UIStatusBarStyle: Int, Sendable {
    /// Chosen for the appearance, or light.
    case `default`, lightContent
    /// Dark.
    case darkContent = 3
}
