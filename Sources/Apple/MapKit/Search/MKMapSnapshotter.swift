public import CoreGraphics
import Stage

/// Makes a picture of a map: of the grid, or of the tiles that came in time.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    /// Takes the picture, or an error.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options
    private var isCancelled = false
    /// Whether the picture is being made.
    open private(set) var isLoading = false

    /// Creates a snapshotter.
    public init(options: Options) {
        self.options = options
        super.init()
    }

    /// Creates a snapshotter with the usual options.
    public override convenience init() {
        self.init(options: Options())
    }

    /// Makes the picture. The handler is called on the main thread.
    open func start(completionHandler: @escaping CompletionHandler) {
        guard !isLoading else { return }
        (isLoading, isCancelled) = (true, false)
        NextTurn.perform { [self] in
            isLoading = false
            guard !isCancelled else { return completionHandler(nil, MKError(.unknown)) }
            completionHandler(make(), nil)
        }
    }

    /// Makes the picture. The handler is called on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = completionHandler
        start { snapshot, error in
            nonisolated(unsafe) let snapshot = snapshot
            queue.async { handler(snapshot, error) }
        }
    }

    /// The same for those who would rather wait.
    open func start() async throws -> Snapshot {
        try await withCheckedThrowingContinuation { continuation in
            start { snapshot, error in
                if let snapshot {
                    continuation.resume(returning: snapshot)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    /// Makes no picture; the handler is given an error.
    open func cancel() { isCancelled = true }

    private func make() -> Snapshot {
        let map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
        map.overrideUserInterfaceStyle = options.traitCollection.userInterfaceStyle
        map.mapType = options.mapType
        map.layoutIfNeeded()
        if let framing = options.framing { map.frame(framing, animated: false) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { _ in
            map.canvas.frame = map.bounds
            map.canvas.draw(map.bounds)
        }
        return Snapshot(image, map.viewport, options.traitCollection)
    }

    /// What the picture shows.
    @preconcurrency @MainActor
    open class Options: NSObject {
        /// In points. 256 x 256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels of a point. The screen's by default.
        open var scale: CGFloat = UIScreen.main.scale
        /// What the map looks like.
        open var mapType: MKMapType = .standard
        /// Whether buildings are shown. Has no effect.
        open var showsBuildings = true
        /// Whether sights are shown. Has no effect.
        open var showsPointsOfInterest = true
        /// Light or dark.
        open var traitCollection = UITraitCollection.current
        var framing: Framing?

        /// Creates options of a picture of the world.
        public override init() { super.init() }

        /// The part of the world.
        open var region = MKCoordinateRegion() { didSet { framing = .region(region) } }
        /// The rectangle of the map.
        open var mapRect = MKMapRect.world { didSet { framing = .rect(mapRect, .zero) } }
        /// Where the map is looked at from.
        open var camera = MKMapCamera() {
            didSet {
                framing = .camera(
                    camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading)
            }
        }
    }

    /// A picture, and where places are in it.
    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        /// The picture.
        public let image: UIImage
        /// Light or dark.
        public let traitCollection: UITraitCollection
        private let viewport: Viewport

        init(_ image: UIImage, _ viewport: Viewport, _ traits: UITraitCollection) {
            (self.image, self.viewport, traitCollection) = (image, viewport, traits)
        }

        /// Where a place is in the picture.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { viewport.point(MKMapPoint(coordinate)) }
    }
}
