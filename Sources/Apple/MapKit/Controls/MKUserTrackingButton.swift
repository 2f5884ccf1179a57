public import CoreGraphics

/// Has a map follow the person, and shows whether it does.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    /// The map. It is not kept.
    open weak var mapView: MKMapView? { didSet { update() } }
    private let button = UIButton(type: .system)
    private let news = NotificationTokens()

    /// Creates a button for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        update()
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
        button.accessibilityLabel = MapTexts.current.tracking
        button.addAction(UIAction { [weak self] _ in self?.next() }, for: .touchUpInside)
        addSubview(button)
        news.observeOnMain(.mapTrackingChanged) { [weak self] in self?.update() }
        update()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    private func next() {
        guard let mapView else { return }
        // There is no heading to follow.
        mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
    }

    private func update() {
        let isOn = (mapView?.userTrackingMode ?? MKUserTrackingMode.none) != .none
        button.setImage(UIImage(systemName: isOn ? "location.fill" : "location"), for: .normal)
    }
}
