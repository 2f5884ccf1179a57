/// A place with texts.
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The place. The map follows it, in an animation if it is set in one.
    open var coordinate = CLLocationCoordinate2D() { didSet { changed?() } }

    /// Creates an annotation where the equator meets the meridian of Greenwich.
    public override init() { super.init() }

    /// Creates an annotation at a place.
    public init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }

    /// Creates an annotation at a place, with texts.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init(__coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}
