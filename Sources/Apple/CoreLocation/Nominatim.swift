package import URLLoading
import SeamPrimitives
import Stage

/// Requests to OpenStreetMap's service for addresses, and its answers (`format=jsonv2`).
package enum Nominatim {
    package static let host = "nominatim.openstreetmap.org"

    package static func reverse(_ coordinate: CLLocationCoordinate2D, _ locale: Locale?) -> URL? {
        url("reverse", ["lat": "\(coordinate.latitude)", "lon": "\(coordinate.longitude)"], locale)
    }

    package static func search(_ text: String, near region: CLCircularRegion?, _ locale: Locale?) -> URL? {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        var values = ["q": text]
        if let region {
            let degree = Geodesy.metersPerDegree(at: region.center.latitude)
            let (high, wide) = (region.radius / degree.latitude, region.radius / max(degree.longitude, 1))
            let (x, y) = (region.center.longitude, region.center.latitude)
            values["viewbox"] = "\(x - wide),\(y + high),\(x + wide),\(y - high)"
        }
        return url("search", values, locale)
    }

    private static func url(_ path: String, _ values: [String: String], _ locale: Locale?) -> URL? {
        var components = URLComponents()
        (components.scheme, components.host, components.path) = ("https", host, "/" + path)
        let language = locale?.identifier.replacingOccurrences(of: "_", with: "-") ?? Locale.preferredLanguages.first
        let all = values.merging([
            "format": "jsonv2", "addressdetails": "1", "accept-language": language ?? "en",
        ]) { own, _ in own }
        components.queryItems = all.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return components.url
    }

    /// The service asks who comes.
    package static func request(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url, timeoutInterval: 20)
        request.setValue("Seam (\(Bundle.main.bundleIdentifier ?? "app"))", forHTTPHeaderField: "User-Agent")
        return request
    }

    private struct Answer: Decodable {
        var lat: String
        var lon: String
        var name: String?
        var category: String?
        var boundingbox: [String]?
        var address: [String: String]?
    }

    /// The places in an answer; nil for something that is none.
    package static func places(in data: Data) -> [PlaceDetails]? {
        let decoder = JSONDecoder()
        if let one = try? decoder.decode(Answer.self, from: data) { return [place(one)].compactMap { $0 } }
        if let many = try? decoder.decode([Answer].self, from: data) { return many.compactMap(place) }
        // Of nothing it says that there is an error.
        if let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any], object["error"] != nil {
            return []
        }
        return nil
    }

    private static func place(_ answer: Answer) -> PlaceDetails? {
        guard let latitude = Double(answer.lat), let longitude = Double(answer.lon) else { return nil }
        let address = answer.address ?? [:]
        func first(_ keys: String...) -> String? { keys.lazy.compactMap { address[$0] }.first }
        var details = PlaceDetails()
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        details.location = CLLocation(
            coordinate: coordinate, altitude: 0, horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date())
        let edges = (answer.boundingbox ?? []).compactMap(Double.init)
        if edges.count == 4 {
            let corner = CLLocationCoordinate2D(latitude: edges[0], longitude: edges[2])
            details.region = CLCircularRegion(
                center: coordinate, radius: Geodesy.distance(coordinate, corner),
                identifier: String(format: "<%+.8f,%+.8f>", latitude, longitude))
        }
        details.thoroughfare = first("road", "pedestrian", "footway", "street")
        details.subThoroughfare = first("house_number")
        details.locality = first("city", "town", "village", "municipality", "hamlet")
        details.subLocality = first("suburb", "borough", "city_district", "quarter", "neighbourhood")
        details.administrativeArea = first("state", "province", "region") ?? details.locality
        details.subAdministrativeArea = first("county", "state_district")
        details.postalCode = first("postcode")
        details.country = first("country")
        details.isoCountryCode = first("country_code")?.uppercased()
        let name = answer.name.flatMap { $0.isEmpty ? nil : $0 }
        details.name = name ?? details.street ?? details.locality ?? details.country
        if let name, ["tourism", "historic", "leisure"].contains(answer.category) { details.areasOfInterest = [name] }
        return details
    }
}

/// One request, whose answer comes on the main thread, once.
package final class GeocodingTask: @unchecked Sendable {
    package typealias Answer = @Sendable (GeocodingTask, Result<[PlaceDetails], CLError>) -> Void

    private let url: URL?
    private let answer = Locked<Answer?>(nil)
    private let load = Locked<URLSessionDataTask?>(nil)

    package init(_ url: URL?, _ answer: @escaping Answer) {
        self.url = url
        self.answer.withLock { $0 = answer }
    }

    package func start() {
        guard let url else { return finish(.failure(CLError(.geocodeFoundNoResult))) }
        let load = URLSession.shared.dataTask(with: Nominatim.request(url)) { [self] data, response, _ in
            guard let data, (response as? HTTPURLResponse)?.statusCode == 200, let places = Nominatim.places(in: data)
            else { return finish(.failure(CLError(.network))) }
            finish(places.isEmpty ? .failure(CLError(.geocodeFoundNoResult)) : .success(places))
        }
        self.load.withLock { $0 = load }
        load.resume()
    }

    package func cancel() {
        finish(.failure(CLError(.geocodeCanceled)))
        load.withLock { $0 }?.cancel()
    }

    private func finish(_ result: Result<[PlaceDetails], CLError>) {
        guard
            let answer = answer.withLock({ answer in
                defer { answer = nil }
                return answer
            })
        else { return }
        DispatchQueue.main.async { answer(self, result) }
    }
}
