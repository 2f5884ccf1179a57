import CoreLocation
import Foundation
import HealthKit
import Testing

/// Workouts, their ways, and questions that are waited for, where there is no Health.
@Suite struct WorkoutTests {
    @Test func waysAreAKindOfTheirOwn() {
        #expect(HKSeriesType.workoutRoute().identifier == HKWorkoutRouteTypeIdentifier)
        #expect(HKObjectType.seriesType(forIdentifier: HKWorkoutRouteTypeIdentifier) == HKSeriesType.workoutRoute())
        #expect(HKObjectType.seriesType(forIdentifier: "x") == nil)
        #expect(HKObjectType.workoutType().identifier == HKWorkoutTypeIdentifier)
    }

    @Test func aWorkoutIsPutTogether() async throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: .local())
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(builder.elapsedTime(at: start) == 0)
        await #expect(throws: HKError.errorHealthDataUnavailable) { try await builder.beginCollection(at: start) }
        #expect(builder.startDate == start && builder.elapsedTime(at: start.addingTimeInterval(60)) == 60)
        let error = await withCheckedContinuation { continuation in
            builder.endCollection(withEnd: start.addingTimeInterval(30)) { continuation.resume(returning: $1) }
        }
        #expect(error is HKError)
        #expect(builder.elapsedTime(at: start.addingTimeInterval(60)) == 30)
        builder.discardWorkout()
        #expect(builder.startDate == nil && builder.workoutEvents.isEmpty)
    }

    @Test func workoutsAreFoundByWhatTheyWere() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let meters = { HKQuantity(unit: .meter(), doubleValue: $0) }
        let workout = HKWorkout(
            activityType: .running, start: start, end: start.addingTimeInterval(60), duration: 60,
            totalEnergyBurned: nil, totalDistance: meters(500), metadata: ["key": 1])
        #expect(HKQuery.predicateForWorkouts(with: .greaterThanOrEqualTo, duration: 60).evaluate(with: workout))
        #expect(!HKQuery.predicateForWorkouts(with: .lessThan, duration: 60).evaluate(with: workout))
        #expect(HKQuery.predicateForWorkouts(with: .greaterThan, totalDistance: meters(400)).evaluate(with: workout))
        #expect(!HKQuery.predicateForWorkouts(with: .equalTo, totalEnergyBurned: meters(0)).evaluate(with: workout))
        #expect(HKQuery.predicateForObjects(withMetadataKey: "key").evaluate(with: workout))
        let step = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 3),
            start: start.addingTimeInterval(10), end: start.addingTimeInterval(20))
        #expect(HKQuery.predicateForObjects(from: workout).evaluate(with: step))
    }

    @Test func questionsThatAreWaitedForThrow() async {
        let steps = HKSamplePredicate.quantitySample(type: HKQuantityType(.stepCount))
        let store = HKHealthStore()
        await #expect(throws: HKError.self) {
            _ = try await HKStatisticsQueryDescriptor(predicate: steps, options: .cumulativeSum).result(for: store)
        }
        await #expect(throws: HKError.self) {
            _ = try await HKSampleQueryDescriptor(
                predicates: [.workout()], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 3
            ).result(for: store)
        }
        await #expect(throws: HKError.self) {
            let changes = HKAnchoredObjectQueryDescriptor(predicates: [steps], anchor: nil).results(for: store)
            for try await _ in changes {}
        }
    }
}
