public import Foundation

/// Where a workout is. The numbers are Apple's.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }

/// Where someone swims. The numbers are Apple's.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown = 0, pool, openWater }

/// What a workout is to be.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    /// What it is. Anything by default.
    open var activityType = HKWorkoutActivityType.other
    /// Where it is. Not known by default.
    open var locationType = HKWorkoutSessionLocationType.unknown
    /// Where someone swims. Not known by default.
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// How long the pool is.
    open var lapLength: HKQuantity?

    /// Creates what a workout is to be.
    public override init() { super.init() }
}

/// What happens in a workout. The numbers are Apple's.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happens in a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    /// What it is.
    public let type: HKWorkoutEventType
    /// When.
    public let dateInterval: DateInterval
    /// What is told besides.
    public let metadata: [String: Any]?

    /// Creates something that happens.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// Puts a workout together as it goes on. What it is given it keeps; the store, of which there is none, reports so.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    /// What the workout is.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// What it is measured with; nil for nothing.
    public let device: HKDevice?
    private let lock = NSLock()
    private var start: Date?
    private var end: Date?
    private var told: [String: Any] = [:]
    private var events: [HKWorkoutEvent] = []

    /// Creates a workout for a store.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }

    /// When it began; nil before it has.
    open var startDate: Date? { lock.withLock { start } }
    /// When it ended; nil before it has.
    open var endDate: Date? { lock.withLock { end } }
    /// What is told besides.
    open var metadata: [String: Any] { lock.withLock { told } }
    /// What happened in it.
    open var workoutEvents: [HKWorkoutEvent] { lock.withLock { events } }

    /// How long it has gone on at a time, in seconds.
    open func elapsedTime(at date: Date) -> TimeInterval {
        lock.withLock { start.map { max(min(date, end ?? date).timeIntervalSince($0), 0) } ?? 0 }
    }

    /// What was measured of a kind: nothing is known.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

    /// Begins it. Reports that there is no Health.
    open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        lock.withLock { start = startDate }
        HKHealthStore.report { completion(false, $0) }
    }
    /// Begins it. Throws that there is no Health.
    open func beginCollection(at startDate: Date) async throws {
        lock.withLock { start = startDate }
        throw HKError.errorHealthDataUnavailable
    }

    /// Ends it. Reports that there is no Health.
    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        lock.withLock { end = endDate }
        HKHealthStore.report { completion(false, $0) }
    }
    /// Ends it. Throws that there is no Health.
    open func endCollection(at endDate: Date) async throws {
        lock.withLock { end = endDate }
        throw HKError.errorHealthDataUnavailable
    }

    /// Adds samples. Reports that there is no Health.
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        HKHealthStore.report { completion(false, $0) }
    }
    /// Adds samples. Throws that there is no Health.
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError.errorHealthDataUnavailable }

    /// Adds what happened. Reports that there is no Health.
    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        lock.withLock { events += workoutEvents }
        HKHealthStore.report { completion(false, $0) }
    }
    /// Adds what happened. Throws that there is no Health.
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        lock.withLock { events += workoutEvents }
        throw HKError.errorHealthDataUnavailable
    }

    /// Adds to what is told besides. Reports that there is no Health.
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        lock.withLock { told.merge(metadata) { $1 } }
        HKHealthStore.report { completion(false, $0) }
    }
    /// Adds to what is told besides. Throws that there is no Health.
    open func addMetadata(_ metadata: [String: Any]) async throws {
        lock.withLock { told.merge(metadata) { $1 } }
        throw HKError.errorHealthDataUnavailable
    }

    /// Keeps the workout. Reports that there is no Health.
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        HKHealthStore.report { completion(nil, $0) }
    }
    /// Keeps the workout. Throws that there is no Health.
    open func finishWorkout() async throws -> HKWorkout? { throw HKError.errorHealthDataUnavailable }

    /// Forgets the workout.
    open func discardWorkout() {
        lock.withLock { (start, end, told, events) = (nil, nil, [:], []) }
    }
}

extension HKHealthStore {
    /// Tells someone, on the store's queue, that there is no Health.
    static func report(_ tell: @escaping @Sendable (any Error) -> Void) {
        queue.async { tell(HKError.errorHealthDataUnavailable) }
    }
}
