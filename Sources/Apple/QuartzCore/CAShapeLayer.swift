public import CoreGraphics
public import Foundation
package import Stage

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cgLineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var cgLineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// A layer that fills and strokes a path given in its own coordinates.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer, DrawingLayer {
    open var path: CGPath? { didSet { setNeedsDisplayContent() } }
    open var fillColor: CGColor? = .black { didSet { setExtra(.color(fillColor), for: "fillColor") } }
    open var strokeColor: CGColor? { didSet { setExtra(.color(strokeColor), for: "strokeColor") } }
    open var lineWidth: CGFloat = 1 { didSet { setExtra(.number(Double(lineWidth)), for: "lineWidth") } }
    /// The shares of the path, from 0 to 1, between which it is stroked.
    open var strokeStart: CGFloat = 0 { didSet { setExtra(.number(Double(strokeStart)), for: "strokeStart") } }
    open var strokeEnd: CGFloat = 1 { didSet { setExtra(.number(Double(strokeEnd)), for: "strokeEnd") } }
    open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { setNeedsDisplayContent() } }
    open var lineCap: CAShapeLayerLineCap = .butt { didSet { setNeedsDisplayContent() } }
    open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { setNeedsDisplayContent() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplayContent() } }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplayContent() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplayContent() } }

    public required init() {
        super.init()
        modelState.extra = [
            "fillColor": .color(.black), "strokeColor": .color(nil), "lineWidth": .number(1), "strokeStart": .number(0),
            "strokeEnd": .number(1),
        ]
    }

    public required init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAShapeLayer else { return }
        path = other.path
        (fillRule, lineCap, lineJoin) = (other.fillRule, other.lineCap, other.lineJoin)
        (miterLimit, lineDashPattern, lineDashPhase) = (other.miterLimit, other.lineDashPattern, other.lineDashPhase)
    }

    package func draw(_ state: LayerState, on canvas: Canvas) {
        guard let path else { return }
        func color(_ key: String) -> CGColor? {
            guard case .color(let value)? = state.extra[key] else { return nil }
            return value
        }
        func number(_ key: String, _ standard: CGFloat) -> CGFloat {
            guard case .number(let value)? = state.extra[key] else { return standard }
            return CGFloat(value)
        }
        if let fill = color("fillColor"), fill.alpha > 0 {
            canvas.fill(path, fill, rule: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        let width = number("lineWidth", 1)
        if let stroke = color("strokeColor"), stroke.alpha > 0, width > 0 {
            let (start, end) = (number("strokeStart", 0), number("strokeEnd", 1))
            guard end > start else { return }
            let style = StrokeStyle(
                lineWidth: width, lineCap: lineCap.cgLineCap, lineJoin: lineJoin.cgLineJoin, miterLimit: miterLimit,
                dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
            canvas.stroke(
                start <= 0 && end >= 1 ? path : path.trimmed(from: start, to: end), stroke,
                style)
        }
    }
}
