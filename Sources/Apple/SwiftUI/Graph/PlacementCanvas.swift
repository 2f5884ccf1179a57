/// Takes the views of one container as they are placed, from the back to the front.
@MainActor
final class PlacementCanvas {
    private(set) var views: [UIView] = []
    /// The area that bars and the device leave free, in the container's coordinates.
    private(set) var safeArea: CGRect
    /// What views at the edges have taken from the safe area: scroll views inset their content by it as well.
    private(set) var taken = UIEdgeInsets.zero
    /// The whole of the screen that the container is in, in its coordinates.
    let screen: CGRect
    /// In a point.
    let pixels: CGFloat
    private var scale: CGFloat { pixels }

    /// The part that can be seen, in the container's coordinates: what is lazy is made in it alone.
    let visible: CGRect
    /// Where the container is.
    private(set) var place: Place
    /// Where frames go, by the direction of the layout.
    var mirror = LayoutMirror()
    /// What scrolls the container, if something does.
    weak var scroller: ScrollElement?

    /// The place of a container in a view, and among the named spaces.
    struct Place {
        /// The view in whose coordinates the origin is.
        weak var host: UIView?
        var origin = CGPoint.zero
        /// The named spaces around the container, in its coordinates.
        var spaces = NamedSpaces()

        /// The same for what is in a view at `origin`.
        func inside(_ point: CGPoint) -> Place {
            var copy = self
            copy.origin = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
            copy.spaces = spaces.inside(point)
            return copy
        }
    }

    init(safeArea: CGRect, screen: CGRect, scale: CGFloat, visible: CGRect? = nil, place: Place = Place()) {
        self.safeArea = safeArea
        self.screen = screen
        self.visible = visible ?? screen
        self.place = place
        pixels = scale
    }

    /// Places what is beside views that take some of the safe area, where `rect` is inside of it.
    func takingFromSafeArea(_ insets: UIEdgeInsets, in rect: CGRect, _ body: () -> Void) {
        let (outer, outerTaken) = (safeArea, taken)
        let inner = rect.inset(by: insets)
        var area = safeArea
        if insets.top > 0 { area.origin.y = max(area.minY, inner.minY) }
        if insets.left > 0 { area.origin.x = max(area.minX, inner.minX) }
        area.size.height = (insets.bottom > 0 ? min(outer.maxY, inner.maxY) : outer.maxY) - area.minY
        area.size.width = (insets.right > 0 ? min(outer.maxX, inner.maxX) : outer.maxX) - area.minX
        safeArea = area
        taken = UIEdgeInsets(
            top: taken.top + insets.top, left: taken.left + insets.left, bottom: taken.bottom + insets.bottom,
            right: taken.right + insets.right)
        body()
        (safeArea, taken) = (outer, outerTaken)
    }

    /// By how much the content of a scroll view at `rect` is inset, for views that take some of the safe area.
    func scrollInsets(of rect: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: rect.minY <= safeArea.minY + 0.5 ? taken.top : 0,
            left: rect.minX <= safeArea.minX + 0.5 ? taken.left : 0,
            bottom: rect.maxY >= safeArea.maxY - 0.5 ? taken.bottom : 0,
            right: rect.maxX >= safeArea.maxX - 0.5 ? taken.right : 0)
    }

    /// Places what is in a space that has a name.
    func naming(_ space: SpaceName, _ rect: CGRect, _ body: () -> Void) {
        let outer = place.spaces
        place.spaces.add(space, rect)
        body()
        place.spaces = outer
    }

    /// Places what runs in the other direction.
    func mirroring(in rect: CGRect, _ body: () -> Void) {
        let outer = mirror
        mirror = outer.mirrored(in: rect)
        body()
        mirror = outer
    }

    func add(_ view: UIView, at rect: CGRect) {
        let rect = pixelAligned(mirror(rect))
        let center = CGPoint(
            x: rect.minX + rect.width * view.layer.anchorPoint.x, y: rect.minY + rect.height * view.layer.anchorPoint.y)
        let move = {
            if view.bounds.size != rect.size { view.bounds.size = rect.size }
            if view.center != center { view.center = center }
        }
        // A view that comes does not move from where it never was.
        if view.superview == nil { UIView.performWithoutAnimation(move) } else { move() }
        views.append(view)
    }

    /// The same for what is in a view at `rect`.
    func inside(_ rect: CGRect) -> PlacementCanvas {
        let origin = rect.origin
        let inner = PlacementCanvas(
            safeArea: safeArea.offsetBy(dx: -origin.x, dy: -origin.y),
            screen: screen.offsetBy(dx: -origin.x, dy: -origin.y), scale: scale,
            visible: visible.offsetBy(dx: -origin.x, dy: -origin.y), place: place.inside(origin))
        inner.scroller = scroller
        if mirror.isFlipped { inner.mirror = LayoutMirror(width: rect.width) }
        inner.taken = taken
        return inner
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
    /// Offers an element the room that bars and the device leave free, puts it in the middle of that, and makes its views
    /// the subviews.
    func place(_ element: Element, in safeArea: CGRect, isRightToLeft: Bool = false) {
        let canvas = PlacementCanvas(
            safeArea: safeArea, screen: bounds, scale: max(contentScaleFactor, 1), place: .init(host: self))
        if isRightToLeft { canvas.mirror = LayoutMirror(width: bounds.width) }
        let offer = ProposedViewSize(safeArea.size)
        let size = element.size(offer)
        element.place(
            CGRect(
                x: safeArea.midX - size.width / 2, y: safeArea.midY - size.height / 2, width: size.width,
                height: size.height),
            offer, in: canvas)
        adopt(canvas.views)
    }

    /// Makes `views` the subviews, in this order.
    func adopt(_ views: [UIView]) {
        // What is put into a view that is not shown yet comes with that view.
        let batch = window == nil ? nil : TransitionBatch.current
        let kept = Set(views.map(ObjectIdentifier.init))
        for view in subviews where !kept.contains(ObjectIdentifier(view)) && !TransitionBatch.isLeaving(view) {
            if let batch { batch.remove(view) } else { view.removeFromSuperview() }
        }
        for (index, view) in views.enumerated() {
            TransitionBatch.keep(view)
            if index < subviews.count, subviews[index] === view { continue }
            if view.superview == nil { batch?.insert(view) }
            insertSubview(view, at: min(index, subviews.count))
        }
    }
}
