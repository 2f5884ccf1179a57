public import CoreGraphics
public import Foundation
package import Stage

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Turning clockwise round the start point, from the direction of the end point on.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A colour gradient over the layer's bounds.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer, DrawingLayer {
    /// `CGColor`s, from the start to the end.
    public var colors: [Any]? { didSet { setNeedsDisplayContent() } }
    /// Where each colour stands, from 0 to 1; evenly when nil.
    public var locations: [NSNumber]? { didSet { setNeedsDisplayContent() } }
    /// Where the first colour is, in shares of the bounds. The middle of the top edge by default.
    public var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplayContent() } }
    /// Where the last colour is, in shares of the bounds. The middle of the bottom edge by default.
    public var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplayContent() } }
    /// Along a line.
    public var type: CAGradientLayerType = .axial { didSet { setNeedsDisplayContent() } }

    open override func boundsSizeDidChange() {
        setNeedsDisplayContent()
        super.boundsSizeDidChange()
    }

    package func draw(_ state: LayerState, on canvas: Canvas) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard colors.count > 1, !state.bounds.isEmpty else { return }
        let stops = GradientStop.stops(colors: colors, locations: locations?.map { CGFloat($0.doubleValue) })
        func point(_ p: CGPoint) -> CGPoint {
            CGPoint(
                x: state.bounds.minX + p.x * state.bounds.width, y: state.bounds.minY + p.y * state.bounds.height)
        }
        let rect = state.bounds
        let clips = state.cornerRadius > 0
        if clips { canvas.pushClip(RoundedRect(rect, radius: state.cornerRadius)) }
        if type == .radial {
            let (center, edge) = (point(startPoint), point(endPoint))
            canvas.radialGradient(
                rect, stops: stops, center: center,
                horizontalRadius: abs(edge.x - center.x), verticalRadius: abs(edge.y - center.y))
        } else if type == .conic {
            let (center, edge) = (point(startPoint), point(endPoint))
            canvas.conicGradient(
                rect, stops: stops, center: center, from: atan2(edge.x - center.x, center.y - edge.y))
        } else {
            canvas.linearGradient(rect, stops: stops, from: point(startPoint), to: point(endPoint))
        }
        if clips { canvas.pop() }
    }
}
