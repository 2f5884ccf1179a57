/// How the status bar comes and goes. Has no effect.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once, by fading, or by moving.
    case none, fade, slide
}
