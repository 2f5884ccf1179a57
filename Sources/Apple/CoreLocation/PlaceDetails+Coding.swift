import Foundation

extension PlaceDetails {
    private static let texts: [(key: String, path: WritableKeyPath<PlaceDetails, String?> & Sendable)] = [
        ("name", \.name), ("thoroughfare", \.thoroughfare), ("subThoroughfare", \.subThoroughfare),
        ("locality", \.locality), ("subLocality", \.subLocality), ("administrativeArea", \.administrativeArea),
        ("subAdministrativeArea", \.subAdministrativeArea), ("postalCode", \.postalCode),
        ("isoCountryCode", \.isoCountryCode), ("country", \.country),
    ]

    func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(region, forKey: "region")
        for (key, path) in Self.texts { coder.encode(self[keyPath: path] as NSString?, forKey: key) }
        coder.encode(areasOfInterest as NSArray?, forKey: "areasOfInterest")
    }

    /// What an archive has; the rest is not known.
    init(_ coder: NSCoder) {
        self.init()
        location = coder.decodeObject(of: CLLocation.self, forKey: "location")
        region = coder.decodeObject(of: CLRegion.self, forKey: "region")
        for (key, path) in Self.texts {
            self[keyPath: path] = coder.decodeObject(of: NSString.self, forKey: key) as String?
        }
        areasOfInterest =
            coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "areasOfInterest") as? [String]
    }
}
