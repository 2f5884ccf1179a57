public import Foundation

/// A place on earth.
public final class GeoPoint: NSObject, NSCopying, Codable, @unchecked Sendable {
    /// From -90 to 90 degrees.
    public let latitude: Double
    /// From -180 to 180 degrees.
    public let longitude: Double

    /// A place.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
        super.init()
    }

    private enum CodingKeys: String, CodingKey { case latitude, longitude }

    public func encode(to encoder: any Encoder) throws {
        if encoder.userInfo[DocumentCoding.isField] != nil {
            var container = encoder.singleValueContainer()
            return try container.encode([DocumentCoding.placeMark: [latitude, longitude]])
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? GeoPoint).map { $0.latitude == latitude && $0.longitude == longitude } ?? false
    }
    public override var hash: Int { latitude.hashValue ^ longitude.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
