import Foundation
import SeamXCTest

/// Measures what is marked in the system's log. Of the marks, there are those of an app's launch.
public final class XCTOSSignpostMetric: XCTMetric {
    private let launches = XCTApplicationLaunchMetric()

    private init() {}

    /// Measures how long the launches of an app take.
    public class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }

    public func willBeginMeasuring() { launches.willBeginMeasuring() }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        try launches.reportMeasurements(from: startTime, to: endTime)
    }
}
