public import CoreGraphics
import URLLoading

/// A map of pictures from a server.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// The address of a tile, with `{x}`, `{y}`, `{z}` and `{scale}` in it.
    public let urlTemplate: String?
    /// In pixels. 256 x 256 by default.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether `y` counts from the south. False by default.
    open var isGeometryFlipped = false
    /// The level with the fewest tiles. 0 by default.
    open var minimumZ = 0
    /// The level with the most tiles. 21 by default.
    open var maximumZ = 21
    /// Whether nothing is drawn below. False by default.
    open var canReplaceMapContent = false

    /// Creates a map. A subclass may do without an address.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// Creates an overlay of no server.
    public override convenience init() {
        self.init(urlTemplate: nil)
    }

    /// The whole world.
    open var boundingMapRect: MKMapRect { .world }
    /// The middle of the map.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    /// The address of a tile.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(path.y)").replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Loads a tile: the data of a picture, or an error. The handler may be called on any thread.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        var request = URLRequest(url: url(forTilePath: path), timeoutInterval: 20)
        // Servers of maps ask who comes.
        request.setValue("Seam (\(Bundle.main.bundleIdentifier ?? "app"))", forHTTPHeaderField: "User-Agent")
        nonisolated(unsafe) let result = result
        URLSession.shared.dataTask(with: request) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            if let data, status == 200 {
                result(data, nil)
            } else {
                result(nil, error ?? URLError(.badServerResponse))
            }
        }.resume()
    }
}
