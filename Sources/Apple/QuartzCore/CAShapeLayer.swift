public import CoreGraphics
public import Foundation
package import Stage

/// Which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those that the outline goes round.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those that the outline goes round an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a width beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cgLineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sharp.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var cgLineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// A layer that fills and strokes a path given in its own coordinates.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer, DrawingLayer {
    /// The path that is drawn.
    open var path: CGPath? { didSet { setNeedsDisplayContent() } }
    /// The colour of the inside; nil fills nothing. Black by default.
    open var fillColor: CGColor? = .black { didSet { setExtra(.color(fillColor), for: "fillColor") } }
    /// The colour of the outline; nil, the default, draws none.
    open var strokeColor: CGColor? { didSet { setExtra(.color(strokeColor), for: "strokeColor") } }
    /// The width of the outline, in points. 1 by default.
    open var lineWidth: CGFloat = 1 { didSet { setExtra(.number(Double(lineWidth)), for: "lineWidth") } }
    /// The shares of the path, from 0 to 1, between which it is stroked.
    open var strokeStart: CGFloat = 0 { didSet { setExtra(.number(Double(strokeStart)), for: "strokeStart") } }
    /// Where the outline ends, as a share of its length. 1 by default.
    open var strokeEnd: CGFloat = 1 { didSet { setExtra(.number(Double(strokeEnd)), for: "strokeEnd") } }
    /// Those that the outline goes round.
    open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { setNeedsDisplayContent() } }
    /// The ends of lines. `.butt` by default.
    open var lineCap: CAShapeLayerLineCap = .butt { didSet { setNeedsDisplayContent() } }
    /// The corners of lines. `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { setNeedsDisplayContent() } }
    /// How many times the width a sharp corner may reach. 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplayContent() } }
    /// The lengths of dashes and gaps in turn, in points; nil draws whole lines.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplayContent() } }
    /// How far into the dashes the outline begins, in points. 0 by default.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplayContent() } }

    /// Creates a layer without a path.
    public override init() {
        super.init()
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modelState.extra = [
            "fillColor": .color(.black), "strokeColor": .color(nil), "lineWidth": .number(1), "strokeStart": .number(0),
            "strokeEnd": .number(1),
        ]
    }

    /// Copies another shape layer, for a presentation.
    public override init(layer: Any) {
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
