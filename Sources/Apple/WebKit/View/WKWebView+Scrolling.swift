import UIKit

/// The page follows the scroll view, and the scroll view the page.
extension WKWebView {
    /// The part of the scroll view that nothing stands over, from the top: the page is laid out for it.
    func updateViewport() {
        let insets = scrollView.adjustedContentInset
        let size = CGSize(
            width: max(0, bounds.width - insets.left - insets.right).rounded(),
            height: max(0, bounds.height - insets.top).rounded())
        guard size != state.viewport else { return placeContent() }
        let fits = state.document.height <= state.viewport.height
        state.viewport = size
        if fits { state.document = size }
        if size.width > 0, size.height > 0 { send("size", Int(size.width), Int(size.height)) }
        updateVisibility()
        updateZoom()
        updateContentSize()
    }

    /// Shows a document that is laid out for a width of its own in the width of the view.
    func updateZoom() {
        let width = state.viewport.width
        let fit = state.layoutWidth > 0 && width > 0 ? width / state.layoutWidth : 1
        let zoom = fit * pageZoom
        guard zoom != state.zoom else { return }
        state.zoom = zoom
        send("zoom", Double(zoom))
    }

    private func updateContentSize() {
        let insets = scrollView.adjustedContentInset
        var size = state.document
        // What stands over the bottom is no room to scroll in, unless there is something to scroll.
        if size.height <= state.viewport.height { size.height = max(0, state.viewport.height - insets.bottom) }
        size.width = max(size.width, state.viewport.width)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        placeContent()
    }

    /// The scrolling of the page that belongs to that of the view.
    private var wantedOffset: CGPoint {
        let insets = scrollView.adjustedContentInset
        let offset = scrollView.contentOffset
        let most = CGPoint(
            x: max(0, state.document.width - state.viewport.width),
            y: max(0, state.document.height - state.viewport.height))
        return CGPoint(
            x: min(max(offset.x + insets.left, 0), most.x), y: min(max(offset.y + insets.top, 0), most.y))
    }

    /// The picture stays where it is on the screen while the page can scroll, and goes with the view beyond that.
    func placeContent() {
        content.frame = CGRect(origin: wantedOffset, size: state.viewport)
    }

    func scrollViewMoved() {
        placeContent()
        guard !state.isFollowing else { return }
        let offset = wantedOffset
        guard abs(offset.x - state.offset.x) >= 0.5 || abs(offset.y - state.offset.y) >= 0.5 else { return }
        state.offset = offset
        state.scrolling += 1
        PageEngine.shared.ask(
            "evaluate", number, WKContentWorld.own.engineName,
            PageScript.scroll(offset, zoom: state.zoom, number: state.scrolling)
        ) { _ in }
        waitForPictures()
    }

    func scrollInsetsChanged() {
        updateViewport()
        updateContentSize()
    }

    /// Takes what the page tells of its size and its scrolling.
    func follow(_ report: PageScript.Report) {
        if report.layoutWidth != state.layoutWidth {
            state.layoutWidth = report.layoutWidth
            updateZoom()
        }
        if report.backgroundColor != state.backgroundColor {
            state.backgroundColor = report.backgroundColor
            showBackground()
        }
        let zoom = state.zoom
        state.document = CGSize(
            width: (report.size.width * zoom).rounded(), height: (report.size.height * zoom).rounded())
        // A pixel more, from rounding, is nothing to scroll.
        if state.document.width <= state.viewport.width + 1 { state.document.width = state.viewport.width }
        if state.document.height <= state.viewport.height + 1 { state.document.height = state.viewport.height }
        updateContentSize()
        // What it tells of before it has done what it was asked for last is over.
        guard report.number == state.scrolling else { return }
        let offset = CGPoint(x: report.offset.x * zoom, y: report.offset.y * zoom)
        guard abs(offset.x - state.offset.x) >= 1 || abs(offset.y - state.offset.y) >= 1,
            !scrollView.isTracking, !scrollView.isDecelerating
        else { return }
        state.offset = offset
        state.isFollowing = true
        let insets = scrollView.adjustedContentInset
        scrollView.contentOffset = CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
        state.isFollowing = false
        placeContent()
    }
}
