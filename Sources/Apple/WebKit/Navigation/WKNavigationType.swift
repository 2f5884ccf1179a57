/// The reason why a page is loaded. The numbers are Apple's (WKNavigationAction.h).
public enum WKNavigationType: Int, Sendable {
    /// A link was followed.
    case linkActivated = 0
    /// A form was sent.
    case formSubmitted = 1
    /// A page of the list was asked for again.
    case backForward = 2
    /// The page was asked for again.
    case reload = 3
    /// A form was sent again.
    case formResubmitted = 4
    /// Another reason, such as the app's own loading.
    case other = -1
}
