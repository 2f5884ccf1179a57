/// The colour of the status bar's texts. Has no effect: nothing stands there.
public enum UIStatusBarStyle: Int, Sendable {
    /// Chosen for the appearance, or light.
    case `default`, lightContent
    /// Dark.
    case darkContent = 3
}
