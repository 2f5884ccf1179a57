import Foundation

extension UIScrollView: HasDelegate {
    public typealias Delegate = any UIScrollViewDelegate
}

// forwards: UIScrollViewDelegate in DelegateProxy<UIScrollView, any UIScrollViewDelegate>
/// The proxy of `UIScrollViewDelegate`, and of the delegates of the scroll view's subclasses.
@preconcurrency @MainActor
open class RxScrollViewDelegateProxy: _ForwardingRxScrollViewDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var scrollView: UIScrollView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxScrollViewDelegateProxy(scrollView: $0) }
        register { RxTableViewDelegateProxy(tableView: $0) }
        register { RxCollectionViewDelegateProxy(collectionView: $0) }
        register { RxTextViewDelegateProxy(textView: $0) }
    }

    // A subclass of the scroll view has a delegate property of its own, of a richer protocol.

    public static func currentDelegate(for object: UIScrollView) -> (any UIScrollViewDelegate)? {
        switch object {
        case let table as UITableView: table.delegate
        case let collection as UICollectionView: collection.delegate
        case let text as UITextView: text.delegate
        default: object.delegate
        }
    }

    public static func setCurrentDelegate(_ delegate: (any UIScrollViewDelegate)?, to object: UIScrollView) {
        switch object {
        case let table as UITableView: table.delegate = delegate as! (any UITableViewDelegate)?
        case let collection as UICollectionView: collection.delegate = delegate as! (any UICollectionViewDelegate)?
        case let text as UITextView: text.delegate = delegate as! (any UITextViewDelegate)?
        default: object.delegate = delegate
        }
    }
}
