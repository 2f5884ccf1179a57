/// Scrolls a list for as long as a drag is near one of its edges.
@MainActor
final class EdgeScrolling {
    /// How near, in points.
    private static let reach: CGFloat = 40
    /// How far it scrolls in a second, in points.
    private static let speed: CGFloat = 480

    private weak var list: UIScrollView?
    private var link: CADisplayLink?
    private var time: CFTimeInterval = 0
    private var direction = CGPoint.zero
    private let scrolled: () -> Void

    /// - Parameter scrolled: Called when the list has moved under the drag.
    init(_ scrolled: @escaping () -> Void) { self.scrolled = scrolled }

    /// The drag is at a point of the list.
    func follow(_ point: CGPoint, in list: UIScrollView) {
        self.list = list
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        let reach = min(Self.reach, visible.height / 4, visible.width / 4)
        direction = .zero
        if list.contentSize.height > visible.height {
            if point.y < visible.minY + reach { direction.y = -1 }
            if point.y > visible.maxY - reach { direction.y = 1 }
        }
        if list.contentSize.width > visible.width {
            if point.x < visible.minX + reach { direction.x = -1 }
            if point.x > visible.maxX - reach { direction.x = 1 }
        }
        if direction == .zero { stop() } else { start() }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func start() {
        guard link == nil, let host = list?.layer.host else { return }
        time = host.now
        let link = CADisplayLink { [weak self] link in
            guard let self, let list else { return link.invalidate() }
            let step = Self.speed * min(link.timestamp - time, 0.1)
            time = link.timestamp
            let old = list.contentOffset
            list.setOffsetByItself(
                list.clamped(CGPoint(x: old.x + direction.x * step, y: old.y + direction.y * step)))
            list.layoutIfNeeded()
            if list.contentOffset == old { stop() } else { scrolled() }
        }
        self.link = link
        link.start(on: host)
    }
}
