import Foundation

extension UIScrollView: HasDelegate {
    public typealias Delegate = any UIScrollViewDelegate
}

/// The proxy of `UIScrollViewDelegate`, and of the delegates of the scroll view's subclasses.
@preconcurrency @MainActor
open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>, DelegateProxyType,
    UIScrollViewDelegate
{
    /// The object.
    public private(set) weak var scrollView: UIScrollView?

    public init(parentObject: UIScrollView) {
        scrollView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxScrollViewDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, Self.currentDelegate(for: parentObject) === self else { return }
            Self.setCurrentDelegate(nil, to: parentObject)
            Self.setCurrentDelegate(self, to: parentObject)
        }
    }

    public static func registerKnownImplementations() {
        register { RxScrollViewDelegateProxy(parentObject: $0) }
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

    private var target: any UIScrollViewDelegate { forwardToDelegate() ?? AbsentScrollViewDelegate.shared }

    open func scrollViewDidScroll(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewDidScroll:", [scrollView]) { target.scrollViewDidScroll(scrollView) }
    }

    open func scrollViewDidZoom(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewDidZoom:", [scrollView]) { target.scrollViewDidZoom(scrollView) }
    }

    open func scrollViewWillBeginDragging(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewWillBeginDragging:", [scrollView]) { target.scrollViewWillBeginDragging(scrollView) }
    }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note(
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:", [scrollView, velocity, targetContentOffset]
        ) {
            target.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        note("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) {
            target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    open func scrollViewWillBeginDecelerating(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewWillBeginDecelerating:", [scrollView]) { target.scrollViewWillBeginDecelerating(scrollView) }
    }

    open func scrollViewDidEndDecelerating(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewDidEndDecelerating:", [scrollView]) { target.scrollViewDidEndDecelerating(scrollView) }
    }

    open func scrollViewDidEndScrollingAnimation(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewDidEndScrollingAnimation:", [scrollView]) {
            target.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    open func viewForZooming(
        in scrollView: UIScrollView
    ) -> UIView? {
        note("viewForZoomingInScrollView:", [scrollView]) { target.viewForZooming(in: scrollView) }
    }

    open func scrollViewWillBeginZooming(
        _ scrollView: UIScrollView, with view: UIView?
    ) {
        note("scrollViewWillBeginZooming:withView:", [scrollView, view as Any]) {
            target.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        note("scrollViewDidEndZooming:withView:atScale:", [scrollView, view as Any, scale]) {
            target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }

    open func scrollViewShouldScrollToTop(
        _ scrollView: UIScrollView
    ) -> Bool {
        note("scrollViewShouldScrollToTop:", [scrollView]) { target.scrollViewShouldScrollToTop(scrollView) }
    }

    open func scrollViewDidScrollToTop(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewDidScrollToTop:", [scrollView]) { target.scrollViewDidScrollToTop(scrollView) }
    }

    open func scrollViewDidChangeAdjustedContentInset(
        _ scrollView: UIScrollView
    ) {
        note("scrollViewDidChangeAdjustedContentInset:", [scrollView]) {
            target.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }
}

/// Nobody: what is optional has its default.
final class AbsentScrollViewDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
    UITextViewDelegate
{
    static let shared = AbsentScrollViewDelegate()
}
