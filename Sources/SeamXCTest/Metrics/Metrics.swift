import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Measures how long the block takes, by the clock on the wall.
public final class XCTClockMetric: XCTMetric {
    /// Creates the metric.
    public init() {}

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        let time = Double(endTime.absoluteTimeNanoSeconds &- startTime.absoluteTimeNanoSeconds) / 1e9
        return [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time",
                doubleValue: time, unitSymbol: "s")
        ]
    }
}

/// Measures how long the block keeps processors busy. Linux does not count cycles and instructions for everybody, which
/// Apple's metric reports as well.
public final class XCTCPUMetric: XCTMetric {
    // As <sys/resource.h> numbers them: Swift sees the first as an enumeration, and not the second.
    private static let process: Int32 = 0
    private static let thread: Int32 = 1
    private let kind: Int32
    private var (start, end) = (0.0, 0.0)

    /// Measures the whole process.
    public init() { kind = Self.process }
    /// Measures the thread of the test alone.
    public init(limitingToCurrentThread: Bool) { kind = limitingToCurrentThread ? Self.thread : Self.process }

    public func willBeginMeasuring() { start = used }
    public func didStopMeasuring() { end = used }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: end - start,
                unitSymbol: "s")
        ]
    }

    private var used: Double {
        var usage = rusage()
        getrusage(kind, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}

/// Measures how much memory the process has more after the block than before.
public final class XCTMemoryMetric: XCTMetric {
    private var (start, end) = (0.0, 0.0)

    /// Creates the metric.
    public init() {}

    public func willBeginMeasuring() { start = resident }
    public func didStopMeasuring() { end = resident }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
                doubleValue: end - start, unitSymbol: "kB")
        ]
    }

    /// In kilobytes, by the second number that the kernel gives.
    private var resident: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let words = text.split(separator: " ")
        guard words.count > 1, let pages = Double(words[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
    }
}

/// Measures how much the block writes to disks.
public final class XCTStorageMetric: XCTMetric {
    private var (start, end) = (0.0, 0.0)

    /// Creates the metric.
    public init() {}

    public func willBeginMeasuring() { start = written }
    public func didStopMeasuring() { end = written }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Storage.logical_writes", displayName: "Disk Logical Writes",
                doubleValue: end - start, unitSymbol: "kB")
        ]
    }

    /// In kilobytes: the kernel counts blocks of 512 bytes.
    private var written: Double {
        var usage = rusage()
        getrusage(0, &usage)
        return Double(usage.ru_oublock) / 2
    }
}
