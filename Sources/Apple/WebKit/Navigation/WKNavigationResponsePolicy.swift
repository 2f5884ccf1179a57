/// Whether an answer may be shown. The numbers are Apple's (WKNavigationDelegate.h).
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It may not.
    case cancel = 0
    /// It may.
    case allow = 1
}
