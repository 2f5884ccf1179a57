// Made by `seam generate` from UIScrollViewDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UIScrollViewDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxScrollViewDelegateProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>, UIScrollViewDelegate {
    private var target: any UIScrollViewDelegate { forwardToDelegate() ?? Absent.shared }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scrollViewDidScroll:", [scrollView]) { target.scrollViewDidScroll(scrollView) }
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        note("scrollViewDidZoom:", [scrollView]) { target.scrollViewDidZoom(scrollView) }
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("scrollViewWillBeginDragging:", [scrollView]) { target.scrollViewWillBeginDragging(scrollView) }
    }

    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        note("scrollViewWillEndDragging:withVelocity:targetContentOffset:", [scrollView, velocity, targetContentOffset]) { target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) { target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("scrollViewWillBeginDecelerating:", [scrollView]) { target.scrollViewWillBeginDecelerating(scrollView) }
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("scrollViewDidEndDecelerating:", [scrollView]) { target.scrollViewDidEndDecelerating(scrollView) }
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("scrollViewDidEndScrollingAnimation:", [scrollView]) { target.scrollViewDidEndScrollingAnimation(scrollView) }
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        note("viewForZoomingInScrollView:", [scrollView]) { target.viewForZooming(in: scrollView) }
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("scrollViewWillBeginZooming:withView:", [scrollView, view as Any]) { target.scrollViewWillBeginZooming(scrollView, with: view) }
    }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("scrollViewDidEndZooming:withView:atScale:", [scrollView, view as Any, scale]) { target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("scrollViewShouldScrollToTop:", [scrollView]) { target.scrollViewShouldScrollToTop(scrollView) }
    }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        note("scrollViewDidScrollToTop:", [scrollView]) { target.scrollViewDidScrollToTop(scrollView) }
    }

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("scrollViewDidChangeAdjustedContentInset:", [scrollView]) { target.scrollViewDidChangeAdjustedContentInset(scrollView) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UIScrollViewDelegate {
        static let shared = Absent()
    }
}
