/// Whether a page may be loaded. The numbers are Apple's (WKNavigationDelegate.h).
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It may not.
    case cancel = 0
    /// It may.
    case allow = 1
}
