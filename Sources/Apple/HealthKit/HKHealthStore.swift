public import Foundation

/// Whether an app may write a kind. The numbers are Apple's.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }

/// Whether a person would be asked. The numbers are Apple's.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }

/// How often an app is told of changes. The numbers are Apple's.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// What Health keeps. There is no Health here, as on a device that has none.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Creates a store.
    public override init() { super.init() }

    /// Whether there is Health on the device: no.
    public class func isHealthDataAvailable() -> Bool { false }

    static let queue = DispatchQueue(label: "HKHealthStore")
    private static var error: HKError { .errorHealthDataUnavailable }

    /// Whether the app may write a kind: the person was not asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    /// Asks the person. Reports that there is no Health.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, Self.error) } }

    /// Asks the person. Throws that there is no Health.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    { throw Self.error }

    /// Whether the person would be asked. Reports that there is no Health.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { Self.queue.async { completion(.unknown, Self.error) } }

    /// Whether the person would be asked. Throws that there is no Health.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw Self.error }

    /// Asks the store, which reports that there is no Health.
    open func execute(_ query: HKQuery) { Self.queue.async { query.fail(Self.error) } }
    /// Ends a question.
    open func stop(_ query: HKQuery) {}

    /// Keeps a sample. Reports that there is no Health.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Self.queue.async { completion(false, Self.error) }
    }
    /// Keeps samples. Reports that there is no Health.
    open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, Self.error) } }
    /// Keeps a sample. Throws that there is no Health.
    open func save(_ object: HKObject) async throws { throw Self.error }
    /// Keeps samples. Throws that there is no Health.
    open func save(_ objects: [HKObject]) async throws { throw Self.error }
    /// Deletes a sample. Reports that there is no Health.
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Self.queue.async { completion(false, Self.error) }
    }
    /// Deletes samples. Reports that there is no Health.
    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, Self.error) } }
    /// Deletes what the app has saved of a type. Reports that there is no Health.
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, 0, Self.error) } }
    /// Deletes what the app has saved of a type. Throws that there is no Health.
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw Self.error
    }
    /// Deletes a sample. Throws that there is no Health.
    open func delete(_ object: HKObject) async throws { throw Self.error }
    /// Deletes samples. Throws that there is no Health.
    open func delete(_ objects: [HKObject]) async throws { throw Self.error }

    /// Has the app told of changes. Reports that there is no Health.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, Self.error) } }
    /// Has the app told of changes. Throws that there is no Health.
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw Self.error
    }
    /// Has the app told no more.
    open func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, Self.error) } }
    /// Has the app told no more of a type.
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(false, Self.error) } }

    /// Throws that there is no Health.
    open func dateOfBirthComponents() throws -> DateComponents { throw Self.error }
    /// Throws that there is no Health.
    open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.error }
    /// Throws that there is no Health.
    open func bloodType() throws -> HKBloodTypeObject { throw Self.error }
    /// Throws that there is no Health.
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Self.error }
    /// Throws that there is no Health.
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.error }
}
