public import CoreGraphics

/// Shows how long things on a map are.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// The side that the scale begins at.
    public enum Alignment: Int, Sendable {
        /// The side where reading begins.
        case leading
        /// The side where reading ends.
        case trailing
    }

    /// The map. It is not kept.
    open weak var mapView: MKMapView?
    /// When it is shown. Adaptive by default, which is always here.
    open var scaleVisibility: MKFeatureVisibility = .adaptive { didSet { alpha = scaleVisibility == .hidden ? 0 : 1 } }
    /// The side that the scale begins at. Leading by default.
    open var legendAlignment: Alignment = .leading { didSet { setNeedsDisplay() } }
    private let news = NotificationTokens()

    /// Creates a scale for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
        self.mapView = mapView
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
        news.observeOnMain(.mapViewportChanged) { [weak self] in self?.setNeedsDisplay() }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }

    open override func draw(_ rect: CGRect) {
        guard let mapView, mapView.viewport.scale > 0 else { return }
        let metersPerPoint =
            mapView.viewport.scale * MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude)
        // A round number of the unit that its text has.
        let formatter = MKDistanceFormatter()
        let longest = Double(bounds.width - 20) * metersPerPoint
        let unit = formatter.unit(for: longest)
        let power = pow(10, (log10(longest / unit)).rounded(.down))
        let length = ([5, 2, 1].map { $0 * power }.first { $0 * unit <= longest } ?? power) * unit
        let width = CGFloat(length / metersPerPoint)
        let x = legendAlignment == .leading ? 1 : bounds.width - width - 1
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x, y: 14))
        path.addLine(to: CGPoint(x: x, y: 20))
        path.addLine(to: CGPoint(x: x + width, y: 20))
        path.addLine(to: CGPoint(x: x + width, y: 14))
        UIColor.label.setStroke()
        path.lineWidth = 1.5
        path.stroke()
        let text = NSAttributedString(
            string: formatter.string(fromDistance: length),
            attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .semibold), .foregroundColor: UIColor.label])
        text.draw(at: CGPoint(x: x + 3, y: 5))
    }
}
