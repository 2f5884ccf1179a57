/// An address on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    private let place: CLLocationCoordinate2D

    /// Creates a placemark of a place without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Creates a placemark of a place, with the parts of its address by the keys of address books before iOS 9.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        place = coordinate
        super.init(PlaceDetails(coordinate, addressDictionary: addressDictionary))
    }

    /// Creates a copy of a placemark.
    public override init(placemark: CLPlacemark) {
        place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    override init(_ details: PlaceDetails) {
        place = details.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(details)
    }

    public required init?(coder: NSCoder) {
        let place = coder.decodeObject(of: CLLocation.self, forKey: "location")
        self.place = place?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(coder: coder)
    }

    /// The place.
    open var coordinate: CLLocationCoordinate2D { place }
    /// Two letters for the country.
    open var countryCode: String? { isoCountryCode }
    /// The name of the place, or its street and number.
    open var title: String? { details.lines.isEmpty ? nil : details.lines.joined(separator: ", ") }
}
