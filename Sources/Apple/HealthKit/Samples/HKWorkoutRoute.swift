public import CoreLocation
public import Foundation

/// A kind of samples that are a row of values.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    override init(identifier: String) { super.init(identifier: identifier) }

    /// The kind of ways that workouts took.
    public class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: HKWorkoutRouteTypeIdentifier) }
    /// The kind of beats of the heart.
    public class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries") }
}

/// The name of the kind of ways that workouts took.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
/// The name of the kind of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"

extension HKObjectType {
    /// The kind of a row of values.
    public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        identifier == HKWorkoutRouteTypeIdentifier ? HKSeriesType.workoutRoute() : nil
    }
}

/// A row of values. Only the store makes any, of which there is none.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// How many values there are.
    open var count: Int { 0 }
}

/// The way that a workout took. Only the store makes any, of which there is none.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// Asks for the places of a way.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    /// Creates a question. The answer may come in parts, of which the last says that it is.
    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(workoutRoute.sampleType, nil)
    }

    override func fail(_ error: any Error) { handler(self, nil, true, error) }
}

/// Puts a way together, place by place.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
    /// Creates a way for a store.
    public init(healthStore: HKHealthStore, device: HKDevice?) {}

    /// Adds places. Reports that there is no Health.
    open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { HKHealthStore.report { completion(false, $0) } }
    /// Adds places. Throws that there is no Health.
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError.errorHealthDataUnavailable }

    /// Ends the way of a workout. Reports that there is no Health.
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) { HKHealthStore.report { completion(nil, $0) } }
    /// Ends the way of a workout. Throws that there is no Health.
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKError.errorHealthDataUnavailable
    }
}
