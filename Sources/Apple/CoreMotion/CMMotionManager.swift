public import Foundation

/// Tells how a device moves: a desktop does not, as iOS's simulator does not. Nothing is measured, which the properties about
/// what is available say, and no handler is called.
open class CMMotionManager: NSObject {
    public override init() { super.init() }

    /// Whether acceleration is measured: false.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether it is being measured: false.
    open var isAccelerometerActive: Bool { false }
    /// How often, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// What was measured last: nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Begins to measure: nothing.
    open func startAccelerometerUpdates() {}
    /// Begins to measure: the handler is not called.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Ends measuring.
    open func stopAccelerometerUpdates() {}

    /// Whether turning is measured: false.
    open var isGyroAvailable: Bool { false }
    /// Whether it is being measured: false.
    open var isGyroActive: Bool { false }
    /// How often, in seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// What was measured last: nil.
    open var gyroData: CMGyroData? { nil }
    /// Begins to measure: nothing.
    open func startGyroUpdates() {}
    /// Begins to measure: the handler is not called.
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}
    /// Ends measuring.
    open func stopGyroUpdates() {}

    /// Whether the earth's magnetism is measured: false.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether the device's attitude is measured: false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether it is being measured: false.
    open var isDeviceMotionActive: Bool { false }
    /// How often, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// What was measured last: nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Begins to measure: nothing.
    open func startDeviceMotionUpdates() {}
    /// Begins to measure: the handler is not called.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Begins to measure, beside a frame of reference: nothing.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Begins to measure, beside a frame of reference: the handler is not called.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// The frames of reference that can be had: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// Ends measuring.
    open func stopDeviceMotionUpdates() {}
}

/// Something that was measured, with its time.
open class CMLogItem: NSObject {
    /// When it was measured, in seconds since the device was started.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// An acceleration, in multiples of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast something turns, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// An acceleration that was measured.
open class CMAccelerometerData: CMLogItem {
    /// The acceleration.
    public let acceleration: CMAcceleration

    init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}

/// A turning that was measured.
open class CMGyroData: CMLogItem {
    /// How fast it turns.
    public let rotationRate: CMRotationRate

    init(_ rotationRate: CMRotationRate, timestamp: TimeInterval) {
        self.rotationRate = rotationRate
        super.init(timestamp: timestamp)
    }
}

/// How a device stands, in radians.
open class CMAttitude: NSObject {
    /// About the axis from left to right.
    public let pitch: Double
    /// About the axis from top to bottom.
    public let roll: Double
    /// About the axis from back to front.
    public let yaw: Double

    init(pitch: Double, roll: Double, yaw: Double) { (self.pitch, self.roll, self.yaw) = (pitch, roll, yaw) }
}

/// How a device stands and moves.
open class CMDeviceMotion: CMLogItem {
    /// How it stands.
    public let attitude: CMAttitude
    /// How fast it turns.
    public let rotationRate: CMRotationRate
    /// Where down is.
    public let gravity: CMAcceleration
    /// How a person moves it.
    public let userAcceleration: CMAcceleration

    init(
        _ attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration,
        userAcceleration: CMAcceleration, timestamp: TimeInterval
    ) {
        self.attitude = attitude
        self.rotationRate = rotationRate
        self.gravity = gravity
        self.userAcceleration = userAcceleration
        super.init(timestamp: timestamp)
    }
}
