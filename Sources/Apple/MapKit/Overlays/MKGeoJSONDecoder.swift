public import Foundation

/// What a decoder of GeoJSON makes: features, and shapes of MapKit's.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}

/// A thing with a shape, and with properties.
public final class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// What tells it from others; nil if it says nothing.
    public let identifier: String?
    /// Its properties in JSON; nil if it has none.
    public let properties: Data?
    /// Its shapes; none if it is nowhere.
    public let geometry: [MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

/// Reads shapes and features in GeoJSON, as RFC 7946 has them.
public final class MKGeoJSONDecoder: NSObject {
    /// Creates a decoder.
    public override init() {}

    /// Reads features, those of a collection one by one, or shapes. Throws if it is no GeoJSON.
    public func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw Self.error("The data is no JSON.")
        }
        guard let values = object as? [String: Any] else { throw Self.error("The data is no object.") }
        switch values["type"] as? String {
        case "FeatureCollection":
            guard let features = values["features"] as? [[String: Any]] else {
                throw Self.error("A collection has no features.")
            }
            return try features.map(Self.feature)
        case "Feature": return [try Self.feature(values)]
        default: return try Self.shapes(values)
        }
    }

    private static func error(_ text: String) -> NSError {
        NSError(domain: "GEOErrorDomain", code: -11, userInfo: [NSLocalizedDescriptionKey: text])
    }

    private static func feature(_ values: [String: Any]) throws -> MKGeoJSONFeature {
        guard values["type"] as? String == "Feature" else { throw error("A collection has what is no feature.") }
        let properties = (values["properties"] as? [String: Any]).flatMap {
            try? JSONSerialization.data(withJSONObject: $0)
        }
        let identifier = (values["id"] as? String) ?? (values["id"] as? NSNumber)?.stringValue
        let geometry = try (values["geometry"] as? [String: Any]).map(shapes) ?? []
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    private static func shapes(_ values: [String: Any]) throws -> [MKShape & MKGeoJSONObject] {
        let coordinates = values["coordinates"]
        switch values["type"] as? String {
        case "Point":
            let point = MKPointAnnotation()
            point.coordinate = try place(coordinates)
            return [point]
        case "MultiPoint":
            return try list(coordinates).map {
                let point = MKPointAnnotation()
                point.coordinate = try place($0)
                return point
            }
        case "LineString": return [try line(coordinates)]
        case "MultiLineString": return [MKMultiPolyline(try list(coordinates).map(line))]
        case "Polygon": return [try polygon(coordinates)]
        case "MultiPolygon": return [MKMultiPolygon(try list(coordinates).map(polygon))]
        case "GeometryCollection":
            guard let geometries = values["geometries"] as? [[String: Any]] else {
                throw error("A collection has no shapes.")
            }
            return try geometries.flatMap(shapes)
        case let type: throw error("\(type ?? "What has no type") is no shape.")
        }
    }

    private static func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw error("A shape has no places.") }
        return list
    }

    /// Longitude and latitude, and a height that is not looked at.
    private static func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2 else { throw error("A place has no longitude and latitude.") }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }

    private static func line(_ value: Any?) throws -> MKPolyline {
        let places = try list(value).map(place)
        return MKPolyline(coordinates: places, count: places.count)
    }

    private static func polygon(_ value: Any?) throws -> MKPolygon {
        // The last place of a ring is its first.
        let rings = try list(value).map { ring in
            var places = try list(ring).map(place)
            if places.count > 1, let first = places.first, let last = places.last,
                first.latitude == last.latitude, first.longitude == last.longitude
            {
                places.removeLast()
            }
            return places
        }
        guard let outer = rings.first else { throw error("A surface has no edge.") }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
