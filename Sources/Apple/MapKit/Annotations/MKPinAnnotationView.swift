public import CoreGraphics

/// A pin, as maps had before markers.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    private let pin = PinPicture()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    /// Creates a view of no annotation.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds.size = CGSize(width: 32, height: 39)
        centerOffset = CGPoint(x: 8, y: -16)
        calloutOffset = CGPoint(x: -8, y: 0)
        pin.frame = bounds
        addSubview(pin)
    }

    /// The colour of the pin's head. Red by default.
    open var pinTintColor: UIColor! {
        get { pin.color }
        set { pin.color = newValue ?? Self.redPinColor() }
    }

    /// The colour of the pin's head, as before iOS 9.
    open var pinColor: MKPinAnnotationColor = .red {
        didSet {
            pin.color =
                switch pinColor {
                case .red: Self.redPinColor()
                case .green: Self.greenPinColor()
                case .purple: Self.purplePinColor()
                }
        }
    }

    /// Whether it falls down from above when it is added. False by default.
    open var animatesDrop = false

    /// For destinations.
    open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
    /// For places where something begins.
    open class func greenPinColor() -> UIColor { UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1) }
    /// For what the person has put there.
    open class func purplePinColor() -> UIColor { UIColor(red: 0.75, green: 0.33, blue: 0.85, alpha: 1) }

    /// Comes from above the map.
    func drop(from height: CGFloat) {
        pin.transform = CGAffineTransform(translationX: 0, y: -height)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn]) { [pin] in pin.transform = .identity }
    }
}

/// The colours that pins had before iOS 9.
public enum MKPinAnnotationColor: UInt, Sendable {
    /// For destinations.
    case red
    /// For places where something begins.
    case green
    /// For what the person has put there.
    case purple
}

@MainActor
private final class PinPicture: UIView {
    var color = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        // The tip is at (8, 35.5), where the view's offset puts the place.
        UIColor(white: 0, alpha: 0.2).setFill()
        UIBezierPath(ovalIn: CGRect(x: 5, y: 34, width: 6, height: 3)).fill()
        UIColor(white: 0.6, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 7.25, y: 14, width: 1.5, height: 21.5)).fill()
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0.5, y: 0.5, width: 15, height: 15)).fill()
        UIColor(white: 1, alpha: 0.55).setFill()
        UIBezierPath(ovalIn: CGRect(x: 3.5, y: 3, width: 4.5, height: 4.5)).fill()
    }
}
