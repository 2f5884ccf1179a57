import SeamPrimitives

/// Finds places by words.
///
/// OpenStreetMap's public service Nominatim answers, as it does for `CLGeocoder`; without the network the error is
/// ``MKError/Code-swift.enum/serverFailure``. Completion handlers are called on the main thread.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// Takes the places that were found, or an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    private let request: Request
    private let task = Locked<GeocodingTask?>(nil)

    /// Creates a search.
    public init(request: Request) {
        self.request = request
        super.init()
    }

    /// Creates a search for what a completion says.
    public convenience init(completion: MKLocalSearchCompletion) { self.init(request: Request(completion: completion)) }

    /// Whether the search is under way.
    open var isSearching: Bool { task.withLock { $0 != nil } }

    /// Begins.
    open func start(completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = completionHandler
        let (words, region) = (request.naturalLanguageQuery ?? "", request.region)
        let circle = CLCircularRegion(
            center: region.center,
            radius: region.span.latitudeDelta * Geodesy.metersPerDegree(at: region.center.latitude).latitude,
            identifier: "search")
        let made = GeocodingTask(Nominatim.search(words, near: region.span.latitudeDelta > 0 ? circle : nil, nil)) {
            [task] made, result in
            task.withLock { if $0 === made { $0 = nil } }
            switch result {
            case .success(let places): handler(Response(places.map { MKMapItem(placemark: MKPlacemark($0)) }), nil)
            case .failure(let error): handler(nil, MKError(error))
            }
        }
        cancel()
        task.withLock { $0 = made }
        made.start()
    }

    /// The same for those who would rather wait.
    open func start() async throws -> Response {
        try await withCheckedThrowingContinuation { continuation in
            start { response, error in
                nonisolated(unsafe) let response = response
                if let response {
                    continuation.resume(returning: response)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    /// Ends the search, with an error.
    open func cancel() { task.withLock { $0 }?.cancel() }

    /// The kinds of places that a search finds.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Sights and shops.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Mountains, rivers and the like.
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// What is searched for.
    open class Request: NSObject, @unchecked Sendable {
        /// What is searched for, in words.
        open var naturalLanguageQuery: String?
        /// Where it should rather be.
        open var region = MKCoordinateRegion()
        /// Addresses and sights by default. Has no effect: whatever is found is given.
        open var resultTypes: ResultType = [.address, .pointOfInterest]

        /// Which kinds of places are searched for; nil for all. Has no effect: whatever is found is given.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Creates a request for nothing.
        public override init() { super.init() }

        /// Creates a request for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Creates a request for words in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        /// Creates a request for what a completion says.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(
                naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(
                    separator: ", "))
        }
    }

    /// The places that were found.
    open class Response: NSObject, @unchecked Sendable {
        /// The best one first.
        public let mapItems: [MKMapItem]
        /// The region around all of them.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            var rect = MKMapRect.null
            for item in items {
                let size = MKMapSize(width: 0, height: 0)
                rect = rect.union(MKMapRect(origin: MKMapPoint(item.placemark.coordinate), size: size))
            }
            boundingRegion = rect.isNull ? MKCoordinateRegion() : MKCoordinateRegion(rect)
        }
    }
}

/// The name of `MKLocalSearch.Request` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name of `MKLocalSearch.Response` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
