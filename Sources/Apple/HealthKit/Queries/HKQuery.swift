public import Foundation

/// The longest answer: all.
public let HKObjectQueryNoLimit = 0
/// What samples are sorted by: when they begin.
public let HKSampleSortIdentifierStartDate = "startDate"
/// What samples are sorted by: when they end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The name of a sample's beginning in predicates.
public let HKPredicateKeyPathStartDate = "startDate"
/// The name of a sample's end in predicates.
public let HKPredicateKeyPathEndDate = "endDate"

/// Which times count. The numbers are Apple's.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The beginning is in the time.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// The end is in the time.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question to the store. There are no answers here: ``HKHealthStore/execute(_:)`` reports an error.
open class HKQuery: NSObject, @unchecked Sendable {
    /// The kind that is asked for.
    public let objectType: HKObjectType?
    /// For which samples it is asked; nil for all.
    public let predicate: NSPredicate?

    init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

    /// Tells whoever asked.
    func fail(_ error: any Error) {}

    /// Samples between two times.
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
            if options.contains(.strictStartDate), sample.startDate < start { return false }
            if options.contains(.strictEndDate), sample.endDate > end { return false }
            return sample.startDate < end && sample.endDate >= start || sample.startDate == start
        }
    }

    /// The thing of a name.
    public class func predicateForObject(with uuid: UUID) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
    }

    /// The things of apps.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? HKObject)?.sourceRevision.source.bundleIdentifier == source.bundleIdentifier
        }
    }

    /// Workouts of a kind.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }

    /// The activity of some days.
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }

    /// The activity of a day.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// How many are wanted at most.
    public let limit: Int
    /// How they are sorted.
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// Creates a question.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(sampleType, predicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for what is new and what is gone since a time.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// What an answer tells.
    public typealias Handler =
        @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void
    private let handler: Handler
    /// Is told of later changes.
    open var updateHandler: Handler?

    /// Creates a question.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(type, predicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, nil, nil, error) }
}

/// A time of the store.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    private let value: Int
    /// The time of a number.
    public init(fromValue value: Int) { self.value = value }
}

/// Something that is gone.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    /// Its name.
    public let uuid = UUID()
}

/// Is told of changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, @escaping @Sendable () -> Void, (any Error)?) -> Void

    /// Creates a question.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping @Sendable () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(sampleType, predicate)
    }

    override func fail(_ error: any Error) { handler(self, {}, error) }
}

/// Asks for the activity of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    /// Creates a question.
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(HKObjectType.activitySummaryType(), predicate)
    }

    override func fail(_ error: any Error) { handler(self, nil, error) }
}
