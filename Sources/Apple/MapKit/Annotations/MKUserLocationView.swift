public import CoreGraphics

/// The blue dot where the person is.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    private let dot = UIView()

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
        bounds.size = CGSize(width: 22, height: 22)
        canShowCallout = true
        backgroundColor = .white
        layer.cornerRadius = 11
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 3
        layer.shadowOffset = .zero
        dot.frame = CGRect(x: 3, y: 3, width: 16, height: 16)
        dot.layer.cornerRadius = 8
        dot.isUserInteractionEnabled = false
        addSubview(dot)
        zPriority = .max
        tintColorDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        dot.backgroundColor = tintColor ?? .systemBlue
    }
}
