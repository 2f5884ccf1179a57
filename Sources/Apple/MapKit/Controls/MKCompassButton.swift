public import CoreGraphics

/// Shows where north is on a map, and turns the map there when it is tapped.
@preconcurrency @MainActor
open class MKCompassButton: UIControl {
    /// The map. It is not kept.
    open weak var mapView: MKMapView? { didSet { turned() } }
    /// When it is shown. Adaptive by default: while the map is turned.
    open var compassVisibility: MKFeatureVisibility = .adaptive { didSet { turned() } }
    private let needle = CompassNeedle()
    private let news = NotificationTokens()

    /// Creates a compass for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        self.mapView = mapView
        turned()
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
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        addSubview(needle)
        accessibilityLabel = MapTexts.current.compass
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.turnNorth() }, for: .touchUpInside)
        news.observeOnMain(.mapViewportChanged) { [weak self] in self?.turned() }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        needle.bounds.size = bounds.size
        needle.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func turned() {
        let heading = mapView?.viewport.heading ?? 0
        needle.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
        guard mapView?.ownCompassIfMade !== self else { return }
        alpha = compassVisibility == .hidden || (compassVisibility == .adaptive && heading == 0) ? 0 : 1
    }

    private func turnNorth() {
        guard let mapView else { return }
        var new = mapView.viewport
        new.heading = 0
        mapView.framing = nil
        mapView.go(to: new.limited, animated: true)
    }
}

@MainActor
private final class CompassNeedle: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for (color, sign) in [(UIColor.systemRed, -1.0), (.systemGray, 1.0)] {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: middle.x - 4, y: middle.y))
            path.addLine(to: CGPoint(x: middle.x, y: middle.y + 12 * sign))
            path.addLine(to: CGPoint(x: middle.x + 4, y: middle.y))
            path.close()
            color.setFill()
            path.fill()
        }
    }
}
