import UIKit

/// The scroll view of a page, which the page follows.
final class PageScrollView: UIScrollView {
    weak var page: WKWebView?

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { page?.scrollViewMoved() } }
    }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        page?.scrollInsetsChanged()
    }
}
