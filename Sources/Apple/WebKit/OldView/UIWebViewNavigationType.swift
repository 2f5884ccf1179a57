/// The reason why a web view of old apps loads a page. The numbers are Apple's (UIWebView.h).
public enum UIWebViewNavigationType: Int, Sendable {
    /// A link was followed.
    case linkClicked
    /// A form was sent.
    case formSubmitted
    /// A page of the list was asked for again.
    case backForward
    /// The page was asked for again.
    case reload
    /// A form was sent again.
    case formResubmitted
    /// Another reason, such as the app's own loading.
    case other

    init(_ type: WKNavigationType) {
        switch type {
        case .linkActivated: self = .linkClicked
        case .formSubmitted: self = .formSubmitted
        case .backForward: self = .backForward
        case .reload: self = .reload
        case .formResubmitted: self = .formResubmitted
        case .other: self = .other
        }
    }
}
