import Foundation

// forwards: UITextViewDelegate in RxScrollViewDelegateProxy
/// The proxy of `UITextViewDelegate`.
@preconcurrency @MainActor
open class RxTextViewDelegateProxy: _ForwardingRxTextViewDelegateProxy {
    /// The object.
    public private(set) weak var textView: UITextView?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(textView: UITextView) {
        self.textView = textView
        super.init(parentObject: textView)
    }
}
