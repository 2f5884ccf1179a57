/// Takes the views of one container as they are placed, from the back to the front.
@MainActor
final class PlacementCanvas {
    private(set) var views: [UIView] = []
    /// The area that bars and the device leave free, in the container's coordinates.
    let safeArea: CGRect
    /// The whole of the screen that the container is in, in its coordinates.
    let screen: CGRect
    /// In a point.
    let pixels: CGFloat
    private var scale: CGFloat { pixels }

    init(safeArea: CGRect, screen: CGRect, scale: CGFloat) {
        self.safeArea = safeArea
        self.screen = screen
        pixels = scale
    }

    func add(_ view: UIView, at rect: CGRect) {
        let rect = pixelAligned(rect)
        let center = CGPoint(
            x: rect.minX + rect.width * view.layer.anchorPoint.x, y: rect.minY + rect.height * view.layer.anchorPoint.y)
        if view.bounds.size != rect.size { view.bounds.size = rect.size }
        if view.center != center { view.center = center }
        views.append(view)
    }

    /// The same for what is in a view at `origin`.
    func inside(_ origin: CGPoint) -> PlacementCanvas {
        PlacementCanvas(
            safeArea: safeArea.offsetBy(dx: -origin.x, dy: -origin.y),
            screen: screen.offsetBy(dx: -origin.x, dy: -origin.y), scale: scale)
    }

    /// Edges lie between pixels.
    private func pixelAligned(_ rect: CGRect) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: max(round(rect.maxX) - left, 0), height: max(round(rect.maxY) - top, 0))
    }

    /// `rect`, on to the edges of the screen where it touches those of the safe area.
    func extended(_ rect: CGRect, _ edges: Edge.Set = .all) -> CGRect {
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        if edges.contains(.leading), left <= safeArea.minX + 0.5 { left = min(left, screen.minX) }
        if edges.contains(.trailing), right >= safeArea.maxX - 0.5 { right = max(right, screen.maxX) }
        if edges.contains(.top), top <= safeArea.minY + 0.5 { top = min(top, screen.minY) }
        if edges.contains(.bottom), bottom >= safeArea.maxY - 0.5 { bottom = max(bottom, screen.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension UIView {
    /// Makes `views` the subviews, in this order.
    func adopt(_ views: [UIView]) {
        let kept = Set(views.map(ObjectIdentifier.init))
        for view in subviews where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            if index < subviews.count, subviews[index] === view { continue }
            insertSubview(view, at: index)
        }
    }
}
