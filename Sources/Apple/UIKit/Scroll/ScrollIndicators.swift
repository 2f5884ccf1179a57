/// The two bars that show which part of the content is visible while it moves.
@MainActor
final class ScrollIndicators {
    private unowned let scrollView: UIScrollView
    private var vertical: ScrollIndicatorView?
    private var horizontal: ScrollIndicatorView?
    private(set) var isShown = false
    private var hideLink: CADisplayLink?

    /// From iOS: 3 points thick, 3 points from the edge, never shorter than 36 points while the content is in its
    /// bounds, nor than 8 when it is pulled beyond them.
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let minimumLength: CGFloat = 36
    private static let shortestLength: CGFloat = 8

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func setNeedsUpdate() {
        if isShown { scrollView.setNeedsLayout() }
    }

    func show() {
        guard scrollView.window != nil else { return }
        hideLink?.invalidate()
        hideLink = nil
        if !isShown {
            isShown = true
            vertical?.layer.removeAllAnimations()
            horizontal?.layer.removeAllAnimations()
            scrollView.setNeedsLayout()
        }
        layOut()
    }

    func hide(after delay: TimeInterval) {
        guard isShown else { return }
        guard delay > 0, let host = scrollView.layer.host else {
            isShown = false
            for view in [vertical, horizontal] { view?.alpha = 0 }
            return
        }
        hideLink?.invalidate()
        let end = host.now + delay
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            guard link.timestamp >= end else { return }
            link.invalidate()
            hideLink = nil
            fade()
        }
        hideLink = link
        link.start(on: host)
    }

    private func fade() {
        isShown = false
        UIView.animate(withDuration: 0.25) { [vertical, horizontal] in
            vertical?.alpha = 0
            horizontal?.alpha = 0
        }
    }

    func layOut() {
        guard isShown else { return }
        let view = scrollView
        let canX =
            view.showsHorizontalScrollIndicator
            && view.horizontalLimits.upperBound > view.horizontalLimits.lowerBound
        let canY = view.showsVerticalScrollIndicator && view.verticalLimits.upperBound > view.verticalLimits.lowerBound
        place(&vertical, isVisible: canY) {
            let track = self.track(insets: view.verticalScrollIndicatorInsets)
            let (start, length) = self.bar(
                offset: view.contentOffset.y, limits: view.verticalLimits, visible: view.bounds.height,
                track: track.minY...max(track.minY, track.maxY - (canX ? 6 : 0)))
            return CGRect(
                x: track.maxX - Self.margin - Self.thickness, y: start, width: Self.thickness, height: length)
        }
        place(&horizontal, isVisible: canX) {
            let track = self.track(insets: view.horizontalScrollIndicatorInsets)
            let (start, length) = self.bar(
                offset: view.contentOffset.x, limits: view.horizontalLimits, visible: view.bounds.width,
                track: track.minX...max(track.minX, track.maxX - (canY ? 6 : 0)))
            return CGRect(
                x: start, y: track.maxY - Self.margin - Self.thickness, width: length, height: Self.thickness)
        }
    }

    private func track(insets: UIEdgeInsets) -> CGRect {
        var insets = insets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets {
            let safe = scrollView.safeAreaInsets
            insets.top += safe.top
            insets.bottom += safe.bottom
            insets.left += safe.left
            insets.right += safe.right
        }
        return scrollView.bounds.inset(by: insets)
    }

    private func bar(
        offset: CGFloat, limits: ClosedRange<CGFloat>, visible: CGFloat, track: ClosedRange<CGFloat>
    ) -> (start: CGFloat, length: CGFloat) {
        let low = track.lowerBound + Self.margin
        let room = max(track.upperBound - track.lowerBound - 2 * Self.margin, 0)
        let total = limits.upperBound - limits.lowerBound + visible
        var length = min(max(room * visible / max(total, 1), Self.minimumLength), room)
        let span = limits.upperBound - limits.lowerBound
        // Beyond the edges the bar stays at its end and shrinks by what the content was pulled.
        let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
        length = max(length - beyond, min(Self.shortestLength, room))
        let share = span > 0 ? min(max((offset - limits.lowerBound) / span, 0), 1) : 0
        return (low + (room - length) * share, length)
    }

    private func place(_ bar: inout ScrollIndicatorView?, isVisible: Bool, frame: () -> CGRect) {
        guard isVisible else {
            bar?.alpha = 0
            return
        }
        if bar == nil {
            let view = ScrollIndicatorView(frame: .zero)
            bar = view
            UIView.performWithoutAnimation { scrollView.addSubview(view) }
        }
        UIView.performWithoutAnimation {
            bar?.style = scrollView.indicatorStyle
            bar?.frame = frame()
            bar?.alpha = 1
        }
    }
}

/// A bar that takes no touches and stays above the content.
private final class ScrollIndicatorView: UIView {
    var style: UIScrollView.IndicatorStyle = .default {
        didSet { if style != oldValue { updateColor() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1.5
        layer.zPosition = 1000
        alpha = 0
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        let dark = UIColor(white: 0, alpha: 0.35)
        let light = UIColor(white: 1, alpha: 0.35)
        switch style {
        case .default: backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? light : dark }
        case .black: backgroundColor = dark
        case .white: backgroundColor = light
        }
    }
}
