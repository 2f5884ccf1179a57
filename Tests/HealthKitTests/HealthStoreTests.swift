import Foundation
import HealthKit
import Testing

/// Health where there is none.
@Suite struct HealthStoreTests {
    @Test func thereIsNoHealth() async throws {
        #expect(!HKHealthStore.isHealthDataAvailable())
        let store = HKHealthStore()
        let steps = HKQuantityType(.stepCount)
        #expect(store.authorizationStatus(for: steps) == .notDetermined)
        await #expect(throws: HKError.errorHealthDataUnavailable) {
            try await store.requestAuthorization(toShare: [], read: [steps])
        }
        let error = await withCheckedContinuation { continuation in
            store.execute(
                HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
                    continuation.resume(returning: $2)
                })
        }
        #expect((error as? HKError)?.code == .errorHealthDataUnavailable)
        #expect(throws: HKError.self) { try store.biologicalSex() }
    }

    @Test func nothingIsDeleted() async {
        let store = HKHealthStore()
        let mass = HKQuantityType(.bodyMass)
        let samples = [
            HKQuantitySample(type: mass, quantity: HKQuantity(unit: .pound(), doubleValue: 1), start: .now, end: .now)
        ]
        let one = await withCheckedContinuation { done in
            store.delete(samples) { done.resume(returning: ($0, $1 as? HKError)) }
        }
        #expect(!one.0 && one.1?.code == .errorHealthDataUnavailable)
        let all = await withCheckedContinuation { done in
            store.deleteObjects(of: mass, predicate: NSPredicate(value: true)) { done.resume(returning: ($0, $1, $2)) }
        }
        #expect(!all.0 && all.1 == 0 && all.2 is HKError)
    }

    @Test func collectionsReportTheError() async {
        let query = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.heartRate), quantitySamplePredicate: nil, options: .discreteAverage,
            anchorDate: .now, intervalComponents: DateComponents(day: 1))
        let error = await withCheckedContinuation { continuation in
            query.initialResultsHandler = { continuation.resume(returning: $2) }
            HKHealthStore().execute(query)
        }
        #expect(error is HKError)
    }

    @Test func quantitiesAreTurnedIntoOtherUnits() {
        let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
        #expect(abs(weight.doubleValue(for: .pound()) - 154.324) < 0.001)
        #expect(
            HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212).doubleValue(for: .degreeCelsius()).rounded() == 100)
        let beats = HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: 60)
        #expect(beats.doubleValue(for: HKUnit(from: "count/s")) == 1)
        #expect(HKQuantity(unit: .percent(), doubleValue: 98).doubleValue(for: .count()) == 0.98)
        #expect(HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 90).is(compatibleWith: HKUnit(from: "g/L")))
        #expect(!weight.is(compatibleWith: .meter()))
        #expect(weight.compare(HKQuantity(unit: .gram(), doubleValue: 70_001)) == .orderedAscending)
        #expect(weight == HKQuantity(unit: .gram(), doubleValue: 70_000))
        #expect(HKUnit(from: "없는 단위").unitString == "없는 단위")
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
    }

    @Test func samplesAreChosenByTheirTime() {
        let day = Date(timeIntervalSince1970: 86_400)
        func sample(_ hours: Double) -> HKQuantitySample {
            HKQuantitySample(
                type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 5),
                start: day + hours * 3600, end: day + hours * 3600 + 60)
        }
        let predicate = HKQuery.predicateForSamples(withStart: day, end: day + 7200, options: .strictStartDate)
        #expect([-1, 0, 1, 3].map { predicate.evaluate(with: sample($0)) } == [false, true, true, false])
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKObjectType.quantityType(forIdentifier: .heartRate) == HKQuantityType(.heartRate))
        #expect(HKQuantityTypeIdentifier.heartRate.rawValue == "HKQuantityTypeIdentifierHeartRate")
    }
}
