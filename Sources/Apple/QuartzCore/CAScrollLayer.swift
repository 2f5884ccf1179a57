public import CoreGraphics

/// The axes along which a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along neither.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// From side to side.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Along both.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The axes along which it moves. Both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves the origin of the bounds to a point, along the axes of ``scrollMode``.
    open func scroll(to point: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
        bounds.origin = origin
    }

    /// Moves as little as it takes for a rectangle to be seen.
    open func scroll(to rect: CGRect) {
        var origin = bounds.origin
        if rect.maxX > bounds.maxX { origin.x = rect.maxX - bounds.width }
        if rect.minX < origin.x { origin.x = rect.minX }
        if rect.maxY > bounds.maxY { origin.y = rect.maxY - bounds.height }
        if rect.minY < origin.y { origin.y = rect.minY }
        scroll(to: origin)
    }
}

extension CALayer {
    /// Has the closest scroll layer around this one show a rectangle of it.
    public func scrollRectToVisible(_ rect: CGRect) {
        var layer = superlayer
        while let current = layer {
            if let scrolling = current as? CAScrollLayer { return scrolling.scroll(to: convert(rect, to: scrolling)) }
            layer = current.superlayer
        }
    }

    /// Has the closest scroll layer around this one move to a point of it.
    public func scroll(_ point: CGPoint) {
        var layer = superlayer
        while let current = layer {
            if let scrolling = current as? CAScrollLayer { return scrolling.scroll(to: convert(point, to: scrolling)) }
            layer = current.superlayer
        }
    }
}
