import Foundation

/// Something that a performance test measures.
///
/// Of Apple's XCTest, and not of the one on Linux. Tests see it without an import of their own.
public protocol XCTMetric: AnyObject {
    /// Called before each measured run of the block.
    func willBeginMeasuring()
    /// Called after each measured run of the block.
    func didStopMeasuring()
    /// Returns what was measured of a run between two moments.
    func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
    public func willBeginMeasuring() {}
    public func didStopMeasuring() {}
}

/// One of a run's measurements.
public final class XCTPerformanceMeasurement {
    /// The same in every run, such as `com.apple.dt.XCTMetric_Clock.time.monotonic`.
    public let identifier: String
    /// The name in the log.
    public let displayName: String
    /// The value with its unit.
    public let value: Measurement<Unit>
    /// The value alone.
    public var doubleValue: Double { value.value }
    /// The unit as the log has it.
    public var unitSymbol: String { value.unit.symbol }

    /// Creates a measurement with a unit of Foundation's.
    public init(identifier: String, displayName: String, value: Measurement<Unit>) {
        (self.identifier, self.displayName, self.value) = (identifier, displayName, value)
    }

    /// Creates a measurement with any unit.
    public convenience init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
        self.init(
            identifier: identifier, displayName: displayName,
            value: Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)))
    }
}

/// A moment at which a measurement begins or ends.
public final class XCTPerformanceMeasurementTimestamp {
    /// On a clock that does not go back, in nanoseconds.
    public let absoluteTime: UInt64
    /// The same: the clock counts nanoseconds.
    public var absoluteTimeNanoSeconds: UInt64 { absoluteTime }
    /// On the calendar's clock.
    public let date: Date

    /// A moment that is known.
    public init(absoluteTime: UInt64, date: Date) { (self.absoluteTime, self.date) = (absoluteTime, date) }

    /// Now.
    public convenience init() { self.init(absoluteTime: DispatchTime.now().uptimeNanoseconds, date: Date()) }
}
