import Foundation

// forwards: UITextViewDelegate in RxScrollViewDelegateProxy
/// The proxy of `UITextViewDelegate`.
@preconcurrency @MainActor
open class RxTextViewDelegateProxy: _ForwardingRxTextViewDelegateProxy {
    /// The object.
    public private(set) weak var textView: UITextView?

    public init(textView: UITextView) {
        self.textView = textView
        super.init(parentObject: textView)
    }
}
