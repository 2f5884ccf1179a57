public import CoreGraphics

/// A balloon with a glyph in it, over the annotation's title.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    private let balloon = MarkerBalloon()
    private let label = UILabel()

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
        // As large as the balloon's head, over the place.
        bounds.size = CGSize(width: 28, height: 28)
        centerOffset = CGPoint(x: 0, y: -14)
        displayPriority = .required
        collisionMode = .circle
        balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        balloon.frame = CGRect(x: 0, y: -6, width: 28, height: 34)
        addSubview(balloon)
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.numberOfLines = 2
        label.textAlignment = .center
        label.layer.shadowColor = UIColor.systemBackground.cgColor
        label.layer.shadowOpacity = 1
        label.layer.shadowRadius = 1
        label.layer.shadowOffset = .zero
        label.isAccessibilityElement = false
        addSubview(label)
        update()
    }

    open override var annotation: (any MKAnnotation)? { didSet { update() } }

    /// Whether the title is shown below the balloon. Adaptive by default: it is, unless there is a callout.
    open var titleVisibility: MKFeatureVisibility = .adaptive { didSet { update() } }
    /// Whether the subtitle is shown below the title. Adaptive by default: while it is selected.
    open var subtitleVisibility: MKFeatureVisibility = .adaptive { didSet { update() } }
    /// The balloon's colour. Nil, the default, is red.
    open var markerTintColor: UIColor? { didSet { update() } }
    /// The glyph's colour. Nil, the default, is white.
    open var glyphTintColor: UIColor? { didSet { update() } }
    /// A few characters in the balloon, in place of a pin.
    open var glyphText: String? { didSet { update() } }
    /// A picture of 20 points in the balloon, in place of text.
    open var glyphImage: UIImage? { didSet { update() } }
    /// A picture of 40 points for the balloon while it is selected; nil for the usual one.
    open var selectedGlyphImage: UIImage? { didSet { update() } }
    /// Whether it comes down from above. False by default.
    open var animatesWhenAdded = false

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        let turn = { [balloon] in
            balloon.transform = selected ? CGAffineTransform(scaleX: 1.75, y: 1.75) : .identity
        }
        if animated {
            UIView.animate(
                withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
                animations: turn)
        } else {
            turn()
        }
        update()
    }

    private func update() {
        let count = (annotation as? MKClusterAnnotation)?.memberAnnotations.count
        balloon.color = markerTintColor ?? .systemRed
        balloon.glyphColor = glyphTintColor ?? .white
        balloon.text = glyphText ?? count.map(String.init)
        balloon.image = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
        let title =
            titleVisibility == .hidden || (titleVisibility == .adaptive && hasCallout)
            ? nil : annotation?.plainTitle
        let isLong = subtitleVisibility == .visible || (subtitleVisibility == .adaptive && (isSelected || count != nil))
        let subtitle = isLong && title != nil ? annotation?.plainSubtitle : nil
        label.text = [title, subtitle].compactMap { $0 }.joined(separator: "\n")
        label.numberOfLines = subtitle == nil ? 2 : 3
        let size = label.sizeThatFits(CGSize(width: 110, height: 60))
        label.frame = CGRect(x: 14 - size.width / 2, y: 29, width: size.width, height: size.height)
    }

    open override var canShowCallout: Bool { didSet { update() } }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        balloon.frame.insetBy(dx: -8, dy: -4).contains(point) || super.point(inside: point, with: event)
    }
}
