import Foundation

// forwards: UITextViewDelegate in RxScrollViewDelegateProxy
/// The proxy of `UITextViewDelegate`.
@preconcurrency @MainActor
open class RxTextViewDelegateProxy: _ForwardingRxTextViewDelegateProxy {
    /// The object.
    public private(set) weak var textView: UITextView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(textView: UITextView) {
        self.textView = textView
        super.init(scrollView: textView)
    }
}
