/// How large a view is, and where.
public struct GeometryProxy {
    let geometry: Geometry

    /// The size of the view, in points.
    public var size: CGSize { geometry.size }

    /// What of the view is outside of the safe area.
    public var safeAreaInsets: EdgeInsets { geometry.safeArea }

    /// The view's frame in a space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { geometry.frame(in: coordinateSpace) }

    /// The view's frame in a space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        geometry.frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named space around the view, in the view's own space; nil if there is none of the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { geometry.spaces[coordinateSpace.name] }
}

/// The size and the place of a view, as its layout last found them. They are written and read on the main actor.
final class Geometry: @unchecked Sendable {
    var size = CGSize.zero
    var safeArea = EdgeInsets()
    /// Where the view is in the view that it is placed in.
    var rect = CGRect.zero
    weak var host: UIView?
    /// The named spaces around the view, in its coordinates.
    var spaces = NamedSpaces()
    /// Whether the view's place has been asked for, which makes it one that follows its place.
    private(set) var isPlaceRead = false

    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .global:
            isPlaceRead = true
            return MainActor.assumeIsolated { host.map { $0.convert(rect, to: nil) } ?? rect }
        case .named(let name):
            isPlaceRead = true
            guard let space = spaces[name] else { return frame(in: .global) }
            return CGRect(x: -space.minX, y: -space.minY, width: size.width, height: size.height)
        }
    }

    /// Takes the place that a layout gives the view. Returns whether the view may look another way there.
    @MainActor
    func adopt(_ rect: CGRect, _ canvas: PlacementCanvas) -> Bool {
        let place = canvas.place.inside(rect.origin)
        let safeArea = EdgeInsets(
            top: max(canvas.safeArea.minY - rect.minY, 0), leading: max(canvas.safeArea.minX - rect.minX, 0),
            bottom: max(rect.maxY - canvas.safeArea.maxY, 0), trailing: max(rect.maxX - canvas.safeArea.maxX, 0))
        let insets = canvas.unsafeInsets(of: rect, safeArea)
        let new = CGRect(origin: place.origin, size: rect.size)
        let isMoved = isPlaceRead && (new != self.rect || place.spaces != spaces || place.host !== host)
        let isOther = rect.size != size || insets != self.safeArea || isMoved
        (size, self.safeArea, self.rect, host, spaces) = (rect.size, insets, new, place.host, place.spaces)
        return isOther
    }
}

extension PlacementCanvas {
    /// The insets of a view from the safe area: where it ends at the safe area, what is beyond that counts as well.
    fileprivate func unsafeInsets(of rect: CGRect, _ inner: EdgeInsets) -> EdgeInsets {
        var insets = inner
        if abs(rect.minY - safeArea.minY) < 0.5 { insets.top = safeArea.minY - screen.minY }
        if abs(rect.minX - safeArea.minX) < 0.5 { insets.leading = safeArea.minX - screen.minX }
        if abs(rect.maxY - safeArea.maxY) < 0.5 { insets.bottom = screen.maxY - safeArea.maxY }
        if abs(rect.maxX - safeArea.maxX) < 0.5 { insets.trailing = screen.maxX - safeArea.maxX }
        return insets
    }
}
