/// Several annotations that would cover each other, as one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// Those that it stands for.
    open private(set) var memberAnnotations: [any MKAnnotation]
    /// What the callout says first: the first member's text, and below it how many there are besides.
    open var title: String?
    /// What the callout says below that.
    open var subtitle: String?
    /// The middle of the members' places.
    open private(set) var coordinate: CLLocationCoordinate2D

    /// Creates an annotation for others; there is at least one.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(max(points.count, 1))
        coordinate =
            MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
            .coordinate
        title = memberAnnotations.lazy.compactMap(\.plainTitle).first
        if memberAnnotations.count > 1 {
            subtitle = MapTexts.current.more.replacingOccurrences(of: "%d", with: "\(memberAnnotations.count - 1)")
        }
        super.init()
    }
}
