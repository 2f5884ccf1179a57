public import Foundation

/// For which samples of a kind it is asked.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    /// The kind.
    public let sampleType: HKSampleType
    /// For which of them; nil for all.
    public let nsPredicate: NSPredicate?

    fileprivate init(_ type: HKSampleType, _ predicate: NSPredicate?) {
        (sampleType, nsPredicate) = (type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKSample {
    /// Samples of a kind.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        .init(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Numbers of a kind.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> { .init(type, predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    /// Values of a kind.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> { .init(type, predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
    /// Workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(HKObjectType.workoutType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// Ways that workouts took.
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
        .init(HKSeriesType.workoutRoute(), predicate)
    }
}

/// A question whose answer is waited for. There are no answers here: it throws that there is no Health.
public protocol HKAsyncQuery {
    /// The answer.
    associatedtype Output
    /// Asks a store.
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// Asks for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    /// For which it is asked.
    public let predicates: [HKSamplePredicate<Sample>]
    /// How they are sorted.
    public let sortDescriptors: [SortDescriptor<Sample>]
    /// How many are wanted at most; nil for all.
    public let limit: Int?

    /// Creates a question.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        throw HKError.errorHealthDataUnavailable
    }
}

/// Asks for what is measured of numbers.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    /// Of which numbers.
    public let predicate: HKSamplePredicate<HKQuantitySample>
    /// What is measured.
    public let options: HKStatisticsOptions

    /// Creates a question.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        throw HKError.errorHealthDataUnavailable
    }
}

/// Asks for what is measured of numbers, in spans of time.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
    /// Of which numbers.
    public let predicate: HKSamplePredicate<HKQuantitySample>
    /// What is measured.
    public let options: HKStatisticsOptions
    /// Where one of the spans begins.
    public let anchorDate: Date
    /// How long the spans are.
    public let intervalComponents: DateComponents

    /// Creates a question.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        throw HKError.errorHealthDataUnavailable
    }
    /// Answers as they change. Ends at once with the error that there is no Health.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<HKStatisticsCollection, any Error> {
        AsyncThrowingStream { $0.finish(throwing: HKError.errorHealthDataUnavailable) }
    }
}

/// Asks for what is new and what is gone since a time.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    /// For which it is asked.
    public let predicates: [HKSamplePredicate<Sample>]
    /// Since when; nil for all.
    public let anchor: HKQueryAnchor?
    /// How many are wanted at most; nil for all.
    public let limit: Int?

    /// What is new, and what is gone.
    public struct Result: @unchecked Sendable {
        /// What is new.
        public let addedSamples: [Sample]
        /// What is gone.
        public let deletedObjects: [HKDeletedObject]
        /// Until when.
        public let newAnchor: HKQueryAnchor
    }

    /// Creates a question.
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        throw HKError.errorHealthDataUnavailable
    }
    /// Answers as they change. Ends at once with the error that there is no Health.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        AsyncThrowingStream { $0.finish(throwing: HKError.errorHealthDataUnavailable) }
    }
}
