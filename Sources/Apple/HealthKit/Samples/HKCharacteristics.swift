public import Foundation

/// A person's sex. The numbers are Apple's, as are those below.
public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female, male, other }
/// A person's blood.
public enum HKBloodType: Int, Sendable {
    case notSet = 0, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// A person's skin, by what the sun does to it.
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet = 0, I, II, III, IV, V, VI }
/// Whether a person uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable { case notSet = 0, no, yes }
/// How a person slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    /// Asleep, in one way or another.
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}
/// Of a kind that has no values.
public enum HKCategoryValue: Int, Sendable { case notApplicable = 0 }
/// Whether a person stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood = 0, idle }
/// How much blood there was.
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
/// How bad it is.
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified = 0, notPresent, mild, moderate, severe }

/// A person's sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    /// The sex.
    public let biologicalSex: HKBiologicalSex
    init(_ value: HKBiologicalSex) { biologicalSex = value }
}
/// A person's blood.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    /// The blood.
    public let bloodType: HKBloodType
    init(_ value: HKBloodType) { bloodType = value }
}
/// A person's skin.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    /// The skin.
    public let skinType: HKFitzpatrickSkinType
    init(_ value: HKFitzpatrickSkinType) { skinType = value }
}
/// Whether a person uses a wheelchair.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    /// Whether it is so.
    public let wheelchairUse: HKWheelchairUse
    init(_ value: HKWheelchairUse) { wheelchairUse = value }
}

/// A day's activity.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    /// What was burned, and what was to be.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// What was to be burned.
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// How long the person moved.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// How long the person was to move.
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// In how many hours the person stood.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// In how many hours the person was to stand.
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    private var day = DateComponents()

    /// The day in a calendar.
    open func dateComponents(for calendar: Calendar) -> DateComponents { day }
}
