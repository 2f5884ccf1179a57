import Foundation
import XCTest

extension LinuxTestCase {
    /// The metrics of ``measure(options:block:)``: the clock.
    public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

    /// Runs a block several times and writes what each metric measured of it to the log.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Runs a block several times, as often as the options say, and writes how long it took to the log.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: Self.defaultMetrics, options: options, block: block)
    }

    /// Runs a block several times and writes what each metric measured of it to the log.
    ///
    /// A block that begins or ends a measurement by itself is measured by the clock alone, as `measureMetrics` does.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        guard options.invocationOptions.isEmpty else {
            measureMetrics(
                [.wallClockTime], automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart),
                for: block)
            return
        }
        // The first run fills caches, and does not count.
        block()
        var measured: [MetricValues] = []
        for _ in 0..<max(options.iterationCount, 1) {
            for metric in metrics { metric.willBeginMeasuring() }
            let start = XCTPerformanceMeasurementTimestamp()
            block()
            let end = XCTPerformanceMeasurementTimestamp()
            for metric in metrics { metric.didStopMeasuring() }
            for metric in metrics {
                guard let found = try? metric.reportMeasurements(from: start, to: end) else { continue }
                for measurement in found { MetricValues.add(measurement, to: &measured) }
            }
        }
        for values in measured { print("Test Case '\(name)' \(values.text)") }
    }
}

/// What a metric measured of each run.
struct MetricValues {
    var identifier: String
    var name: String
    var unit: String
    var values: [Double]

    static func add(_ measurement: XCTPerformanceMeasurement, to all: inout [MetricValues]) {
        if let index = all.firstIndex(where: { $0.identifier == measurement.identifier }) {
            all[index].values.append(measurement.doubleValue)
        } else {
            all.append(
                MetricValues(
                    identifier: measurement.identifier, name: measurement.displayName, unit: measurement.unitSymbol,
                    values: [measurement.doubleValue]))
        }
    }

    var average: Double { values.reduce(0, +) / Double(max(values.count, 1)) }

    /// In percent of the average; 0 where that is zero.
    var relativeStandardDeviation: Double {
        guard average != 0 else { return 0 }
        let variance = values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(values.count)
        return abs(variance.squareRoot() / average * 100)
    }

    var text: String {
        let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
        return "measured [\(name), \(unit)] average: \(String(format: "%.3f", average)), relative standard deviation: "
            + "\(String(format: "%.3f", relativeStandardDeviation))%, values: [\(list)]"
    }
}
