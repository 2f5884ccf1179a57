import Foundation
import SeamXCTest

/// Measures how long the launches of an app take, until it shows something.
public final class XCTApplicationLaunchMetric: XCTMetric {
    nonisolated(unsafe) private static var launches: [Double] = []

    /// Creates the metric.
    public init() {}

    /// Creates the metric. Launches are measured until the app answers in any case.
    public init(waitUntilResponsive: Bool) {}

    static func note(_ seconds: Double) { launches.append(seconds) }

    public func willBeginMeasuring() { Self.launches = [] }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        let seconds = Self.launches.reduce(0, +) / Double(max(Self.launches.count, 1))
        return [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-AppLaunch.duration",
                displayName: "Duration (AppLaunch)", doubleValue: seconds, unitSymbol: "s")
        ]
    }
}
