public import Foundation

/// What is computed. The numbers are Apple's.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// For each app.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The mean.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The most.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The last one.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// For how long.
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What was computed of samples.
open class HKStatistics: NSObject, @unchecked Sendable {
    /// The kind of the samples.
    public let quantityType: HKQuantityType
    /// From when on.
    public let startDate: Date
    /// Until when.
    public let endDate: Date
    private let samples: [HKQuantitySample]

    init(_ type: HKQuantityType, _ start: Date, _ end: Date, _ samples: [HKQuantitySample]) {
        (quantityType, startDate, endDate, self.samples) = (type, start, end, samples)
    }

    /// The sum; nil without samples.
    open func sumQuantity() -> HKQuantity? { nil }
    /// The mean; nil without samples.
    open func averageQuantity() -> HKQuantity? { nil }
    /// The least; nil without samples.
    open func minimumQuantity() -> HKQuantity? { samples.map(\.quantity).min { $0.compare($1) == .orderedAscending } }
    /// The most; nil without samples.
    open func maximumQuantity() -> HKQuantity? { samples.map(\.quantity).max { $0.compare($1) == .orderedAscending } }
    /// The last one; nil without samples.
    open func mostRecentQuantity() -> HKQuantity? { samples.max { $0.endDate < $1.endDate }?.quantity }
    /// The apps that the samples are of.
    open var sources: [HKSource]? { nil }
}

/// What was computed for one time after another.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    /// All that was computed.
    open func statistics() -> [HKStatistics] { [] }
    /// What was computed for the time around a date.
    open func statistics(for date: Date) -> HKStatistics? { nil }
    /// Goes through what was computed between two dates.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// The apps that the samples are of.
    open func sources() -> Set<HKSource> { [] }
}

/// Asks for what is computed of samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Creates a question.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for what is computed of samples, for one time after another.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// From when the times count.
    public let anchorDate: Date
    /// What is computed.
    public let options: HKStatisticsOptions
    /// How long each time is.
    public let intervalComponents: DateComponents
    /// Is told what was computed at first.
    open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Is told of later changes.
    open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    /// Creates a question.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}
