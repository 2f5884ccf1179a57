public import Foundation

/// Whether the person lets an app know how they move.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// The domain of errors of Core Motion.
public let CMErrorDomain = "CMErrorDomain"

/// The error of what is not measured here, with Apple's number (CMError.h).
private let notAvailable = NSError(domain: CMErrorDomain, code: 109)

/// Counts steps: none here, which the functions about what is available say.
open class CMPedometer: NSObject {
    public override init() { super.init() }

    /// Whether steps are counted: false.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether distances are measured: false.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors are counted: false.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the pace is measured: false.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether the person lets the app. It is not asked for what is not there.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Gives what was counted between two times: an error.
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { handler(nil, notAvailable) } }

    /// Gives what is counted from a time on: an error.
    open func startUpdates(
        from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { handler(nil, notAvailable) } }

    /// Ends counting.
    open func stopUpdates() {}
}

/// Steps that were counted.
open class CMPedometerData: NSObject {
    /// When counting began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date
    /// How many there were.
    public let numberOfSteps: NSNumber
    /// How far, in metres.
    open var distance: NSNumber? { nil }
    /// How many floors up.
    open var floorsAscended: NSNumber? { nil }
    /// How many floors down.
    open var floorsDescended: NSNumber? { nil }
    /// Seconds a metre.
    open var currentPace: NSNumber? { nil }
    /// Steps a second.
    open var currentCadence: NSNumber? { nil }

    init(from startDate: Date, to endDate: Date, numberOfSteps: NSNumber) {
        (self.startDate, self.endDate, self.numberOfSteps) = (startDate, endDate, numberOfSteps)
    }
}

/// Tells whether a person walks, runs or drives: nothing is known here.
open class CMMotionActivityManager: NSObject {
    public override init() { super.init() }

    /// Whether it is known: false.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the person lets the app. It is not asked for what is not there.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Tells of changes: the handler is not called.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {}
    /// Ends telling.
    open func stopActivityUpdates() {}

    /// Tells what a person did between two times: an error.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
    ) { queue.addOperation { handler(nil, notAvailable) } }
}

/// What a person does.
open class CMMotionActivity: CMLogItem {
    /// Whether it is nothing that is known.
    open var unknown: Bool { true }
    /// Whether they stand still.
    open var stationary: Bool { false }
    /// Whether they walk.
    open var walking: Bool { false }
    /// Whether they run.
    open var running: Bool { false }
    /// Whether they ride a bicycle.
    open var cycling: Bool { false }
    /// Whether they drive.
    open var automotive: Bool { false }
    /// When it began.
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: timestamp) }
}

/// Tells how high a device is: nothing is known here.
open class CMAltimeter: NSObject {
    public override init() { super.init() }

    /// Whether changes of height are measured: false.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether the person lets the app. It is not asked for what is not there.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Tells of changes: an error.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
    ) { queue.addOperation { handler(nil, notAvailable) } }

    /// Ends telling.
    open func stopRelativeAltitudeUpdates() {}
}

/// A height that was measured.
open class CMAltitudeData: CMLogItem {
    /// Since measuring began, in metres.
    public let relativeAltitude: NSNumber
    /// In kilopascals.
    public let pressure: NSNumber

    init(relativeAltitude: NSNumber, pressure: NSNumber, timestamp: TimeInterval) {
        (self.relativeAltitude, self.pressure) = (relativeAltitude, pressure)
        super.init(timestamp: timestamp)
    }
}
