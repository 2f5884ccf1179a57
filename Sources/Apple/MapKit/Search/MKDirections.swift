import Stage
import SeamPrimitives

/// Ways from one place to another. There is no service for them here: every request ends with
/// ``MKError/Code-swift.enum/directionsNotFound``, on the main thread.
open class MKDirections: NSObject, @unchecked Sendable {
    /// Takes ways, or an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Takes how long a way takes, or an error.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// Creates a request for ways.
    public init(request: Request) { super.init() }

    /// Always false: the answer is at hand.
    open var isCalculating: Bool { false }

    /// Asks for ways.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.directionsNotFound)) }
    }

    /// Asks how long the way takes.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.directionsNotFound)) }
    }

    /// The same for those who would rather wait.
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    /// The same for those who would rather wait.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }

    /// Ends the request.
    open func cancel() {}

    /// What is asked for.
    open class Request: NSObject, @unchecked Sendable {
        /// Where the way begins.
        open var source: MKMapItem?
        /// Where the way ends.
        open var destination: MKMapItem?
        /// How one goes. In any way by default.
        open var transportType: MKDirectionsTransportType = .any
        /// Whether several ways are wanted. False by default.
        open var requestsAlternateRoutes = false
        /// When one goes; nil for now.
        open var departureDate: Date?
        /// When one arrives; nil for whenever it is.
        open var arrivalDate: Date?

        /// Creates a request.
        public override init() { super.init() }
    }

    /// Ways that were found.
    open class Response: NSObject, @unchecked Sendable {
        /// Where the ways begin.
        public let source: MKMapItem
        /// Where the ways end.
        public let destination: MKMapItem
        /// The best one first.
        public let routes: [MKRoute]

        init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// How long a way takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// Where the way begins.
        public let source: MKMapItem
        /// Where the way ends.
        public let destination: MKMapItem
        /// In seconds.
        public let expectedTravelTime: TimeInterval
        /// In metres.
        public let distance: CLLocationDistance

        init(_ source: MKMapItem, _ destination: MKMapItem, _ time: TimeInterval, _ distance: CLLocationDistance) {
            (self.source, self.destination) = (source, destination)
            (expectedTravelTime, self.distance) = (time, distance)
        }
    }
}

/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By trains and buses.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        /// What to do.
        public let instructions: String
        /// What to be aware of.
        public let notice: String?
        /// The line of the part.
        public let polyline: MKPolyline
        /// In metres.
        public let distance: CLLocationDistance
        /// How one goes.
        public let transportType: MKDirectionsTransportType

        init(
            _ instructions: String, _ polyline: MKPolyline, _ distance: CLLocationDistance,
            _ type: MKDirectionsTransportType
        ) {
            (self.instructions, notice, self.polyline) = (instructions, nil, polyline)
            (self.distance, transportType) = (distance, type)
        }
    }

    /// What people call the way.
    public let name: String
    /// What to be aware of.
    public let advisoryNotices: [String]
    /// In metres.
    public let distance: CLLocationDistance
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// How one goes.
    public let transportType: MKDirectionsTransportType
    /// The line of the way.
    public let polyline: MKPolyline
    /// Its parts.
    public let steps: [Step]

    init(_ name: String, _ polyline: MKPolyline, _ distance: CLLocationDistance, _ time: TimeInterval, _ steps: [Step])
    {
        (self.name, advisoryNotices, self.distance) = (name, [], distance)
        (expectedTravelTime, transportType, self.polyline, self.steps) = (time, .automobile, polyline, steps)
    }
}

/// The name of `MKDirections.Request` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
/// The name of `MKDirections.Response` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
/// The name of `MKRoute.Step` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKRoute.Step")
public typealias MKRouteStep = MKRoute.Step
