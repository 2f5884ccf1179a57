public import CoreGraphics

/// How an annotation looks on the map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// The stages of a drag.
    public enum DragState: UInt, Sendable {
        /// It is not dragged.
        case none
        /// The drag begins.
        case starting
        /// The view follows the finger.
        case dragging
        /// The drag has been cancelled.
        case canceling
        /// The finger has gone.
        case ending
    }

    /// The form in which views are told to cover each other.
    public enum CollisionMode: Int, Sendable {
        /// The view's frame.
        case rectangle
        /// A circle in it.
        case circle
        /// Nothing covers the view.
        case none
    }

    /// The map that shows the view.
    weak var map: MKMapView?
    private let picture = UIImageView()

    /// Creates a view.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view of no annotation.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        picture.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    /// The annotation that the view shows.
    open var annotation: (any MKAnnotation)? { didSet { map?.annotationsNeedUpdate() } }
    /// The name under which the view is used again; nil if it is not.
    public let reuseIdentifier: String?

    /// The view's picture, whose size becomes the view's.
    open var image: UIImage? {
        didSet {
            picture.image = image
            if let image {
                if picture.superview == nil { insertSubview(picture, at: 0) }
                bounds.size = image.size
                picture.frame = CGRect(origin: .zero, size: image.size)
            } else {
                picture.removeFromSuperview()
            }
            map?.annotationsNeedUpdate()
        }
    }

    /// Where the view's middle is beside the place, in points; positive numbers are right and down.
    open var centerOffset = CGPoint.zero { didSet { map?.annotationsNeedUpdate() } }
    /// Where the callout's tip is beside the middle of the view's upper edge, in points.
    open var calloutOffset = CGPoint.zero
    /// Where the callout's tip is when it opens to the left. Has no effect: callouts open upwards.
    open var leftCalloutOffset = CGPoint.zero
    /// Where the callout's tip is when it opens to the right. Has no effect: callouts open upwards.
    open var rightCalloutOffset = CGPoint.zero

    /// Whether a tap selects it. True by default.
    open var isEnabled = true
    /// Whether a finger is on it.
    open var isHighlighted = false

    private var selection = false
    /// Whether it is selected. The map sets it.
    open var isSelected: Bool {
        get { selection }
        set { setSelected(newValue, animated: false) }
    }

    /// Called by the map when it is selected or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) {
        selection = selected
        if selected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    // MARK: Callout

    /// Whether a callout is shown while it is selected, if the annotation has a title. False by default.
    open var canShowCallout = false
    /// What stands left in the callout. A control there is told to the map's delegate when it is touched.
    open var leftCalloutAccessoryView: UIView? { didSet { map?.calloutNeedsUpdate(self) } }
    /// What stands right in the callout. A control there is told to the map's delegate when it is touched.
    open var rightCalloutAccessoryView: UIView? { didSet { map?.calloutNeedsUpdate(self) } }
    /// What stands below the title in place of the subtitle. Its size comes from its constraints.
    open var detailCalloutAccessoryView: UIView? { didSet { map?.calloutNeedsUpdate(self) } }

    // MARK: Dragging

    /// Whether a long press lets the person move it; the annotation has a coordinate that can be set then. False by
    /// default.
    open var isDraggable = false
    private var drag = DragState.none
    /// The stage of its drag.
    open var dragState: DragState {
        get { drag }
        set { setDragState(newValue, animated: false) }
    }

    /// Called by the map in the course of a drag. A view that does something of its own answers `starting` with
    /// `dragging`, and `ending` and `canceling` with `none`; this one does so at once.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        drag =
            switch newDragState {
            case .starting: .dragging
            case .ending, .canceling: .none
            case .none, .dragging: newDragState
            }
    }

    // MARK: Many

    /// The views with the same name that cover each other become one; nil if it stays alone. Nil by default.
    open var clusteringIdentifier: String? { didSet { map?.annotationsNeedUpdate() } }
    /// The view of the cluster that the annotation is in.
    open internal(set) weak var cluster: MKAnnotationView?
    /// How much it is wanted where views cover each other. Required by default: it is always there.
    open var displayPriority: MKFeatureDisplayPriority = .required { didSet { map?.annotationsNeedUpdate() } }
    /// How far it is in front of others.
    open var zPriority: MKAnnotationViewZPriority = .defaultUnselected { didSet { map?.annotationsNeedUpdate() } }
    /// How far it is in front of others while it is selected.
    open var selectedZPriority: MKAnnotationViewZPriority = .defaultSelected
    /// The form in which it is told to cover others.
    open var collisionMode: CollisionMode = .rectangle

    /// Called before the view is given another annotation.
    open func prepareForReuse() {}
    /// Called before the view is shown.
    open func prepareForDisplay() {}

    /// The texts that the callout has are what is spoken.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTexts }
        set { super.accessibilityLabel = newValue }
    }

    private var spokenTexts: String? {
        let texts = [annotation?.plainTitle, annotation?.plainSubtitle].compactMap { $0 }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The callout, if the annotation has one to show.
    var hasCallout: Bool {
        canShowCallout && (annotation?.plainTitle != nil || detailCalloutAccessoryView != nil)
    }
}

/// Stands for whatever class was registered; see `InitializerSlots`.
@preconcurrency @MainActor
open class _MKAnnotationViewCreator: MKAnnotationView {
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
