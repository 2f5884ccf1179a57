public import Foundation
public import SeamFoundation

extension HKQuery {
    private static func holds<T: Comparable>(
        _ value: T, _ type: SeamFoundation.NSComparisonPredicate.Operator, _ other: T
    ) -> Bool {
        switch type {
        case .lessThan: value < other
        case .lessThanOrEqualTo: value <= other
        case .greaterThan: value > other
        case .greaterThanOrEqualTo: value >= other
        case .equalTo: value == other
        case .notEqualTo: value != other
        default: false
        }
    }

    private static func holds(
        _ quantity: HKQuantity?, _ type: SeamFoundation.NSComparisonPredicate.Operator, _ other: HKQuantity
    ) -> Bool {
        guard let quantity else { return false }
        return holds(quantity.compare(other).rawValue, type, 0)
    }

    /// Workouts by how long they were, in seconds.
    public class func predicateForWorkouts(
        with operatorType: SeamFoundation.NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout).map { holds($0.duration, operatorType, duration) } ?? false }
    }

    /// Workouts by how much energy was burned.
    public class func predicateForWorkouts(
        with operatorType: SeamFoundation.NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        NSPredicate { object, _ in holds((object as? HKWorkout)?.totalEnergyBurned, operatorType, totalEnergyBurned) }
    }

    /// Workouts by how far they were.
    public class func predicateForWorkouts(
        with operatorType: SeamFoundation.NSComparisonPredicate.Operator, totalDistance: HKQuantity
    ) -> NSPredicate {
        NSPredicate { object, _ in holds((object as? HKWorkout)?.totalDistance, operatorType, totalDistance) }
    }

    /// Samples with numbers, by the number.
    public class func predicateForQuantitySamples(
        with operatorType: SeamFoundation.NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate {
        NSPredicate { object, _ in holds((object as? HKQuantitySample)?.quantity, operatorType, quantity) }
    }

    /// Samples that are one of a few values, by the value.
    public class func predicateForCategorySamples(
        with operatorType: SeamFoundation.NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKCategorySample).map { holds($0.value, operatorType, value) } ?? false }
    }

    /// What was measured in a workout: what is of its time.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        predicateForSamples(
            withStart: workout.startDate, end: workout.endDate, options: [.strictStartDate, .strictEndDate])
    }

    /// What is told something besides by a name.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
    }
}
