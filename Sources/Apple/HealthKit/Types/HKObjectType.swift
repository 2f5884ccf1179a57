public import Foundation

/// A kind of what is kept.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The name of the kind.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    /// The kind of a quantity.
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// The kind of a category.
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// The kind of a characteristic.
    public class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    /// The kind of a correlation.
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    /// The kind of workouts.
    public class func workoutType() -> HKWorkoutType { HKWorkoutType() }
    /// The kind of a day's activity.
    public class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKObjectType else { return false }
        return type(of: self) == type(of: other) && identifier == other.identifier
    }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }
}

/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    /// Whether a sample has a longest time: no.
    open var isMaximumDurationRestricted: Bool { false }
}

/// A kind of samples with numbers.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// The kind of a name.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }

    /// Whether numbers are added up or averaged.
    open var aggregationStyle: HKQuantityAggregationStyle {
        HKQuantityTypeIdentifier.cumulative.contains(HKQuantityTypeIdentifier(rawValue: identifier))
            ? .cumulative : .discreteArithmetic
    }
}

/// Whether numbers are added up or averaged. The numbers are Apple's.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// They are added up, or averaged in one way or another.
    case cumulative = 0, discreteArithmetic = 1, discreteTemporallyWeighted = 2, discreteEquivalentContinuousLevel = 3
}

/// A kind of samples that are one of a few values.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// The kind of a name.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A kind of what stays the same of a person.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// The kind of a name.
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A kind of samples that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// The kind of a name.
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
    init() { super.init(identifier: "HKWorkoutTypeIdentifier") }
}

/// The kind of a day's activity.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
    init() { super.init(identifier: "HKActivitySummaryTypeIdentifier") }
}
