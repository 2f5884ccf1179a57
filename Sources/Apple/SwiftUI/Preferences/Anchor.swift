/// A place of a view, which a ``GeometryProxy`` of another view tells in its own space.
public struct Anchor<Value>: @unchecked Sendable {
    /// What of a view an anchor is.
    public struct Source: Sendable {
        enum Place: Hashable {
            case whole, rect(CGRect), point(CGPoint), share(UnitPoint)
        }
        let place: Place

        /// Where it is in a view with this frame.
        func place(_ frame: CGRect) -> CGRect {
            switch place {
            case .whole: frame
            case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
            case .point(let point): CGRect(x: frame.minX + point.x, y: frame.minY + point.y, width: 0, height: 0)
            case .share(let share):
                CGRect(
                    x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y, width: 0, height: 0)
            }
        }
    }

    /// The view.
    let geometry: Geometry
    let source: Source
    /// Where it was in the window when the anchor was made, so that anchors of one view differ when it moves.
    let seen: CGRect
}

extension Anchor: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.geometry === b.geometry && a.seen == b.seen }
}

extension Anchor: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(geometry)) }
}

extension Anchor.Source: Equatable where Value: Equatable {}
extension Anchor.Source: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { .init(place: .whole) }
    /// A rectangle in the space of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(place: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the space of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(place: .point(point)) }
    /// A point by its shares of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(place: .share(point)) }
    /// The middle of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the upper side.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The middle of the lower side.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The middle of the leading side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the trailing side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The upper leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The upper trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The lower leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The lower trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// A rectangle of the view, in its own space.
    public func _anchor(_ rect: CGRect) -> Anchor<CGRect> {
        Anchor(geometry: geometry, source: .rect(rect), seen: geometry.frame(in: .global))
    }

    /// The rectangle of an anchor in the view's space.
    public subscript(anchor: Anchor<CGRect>) -> CGRect { place(anchor.geometry, anchor.source.place) }

    /// The point of an anchor in the view's space.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint { place(anchor.geometry, anchor.source.place).origin }

    private func place(_ other: Geometry, _ part: (CGRect) -> CGRect) -> CGRect {
        let own = geometry.frame(in: .global)
        return part(other.frame(in: .global)).offsetBy(dx: -own.minX, dy: -own.minY)
    }
}
