internal import Combine

/// What few objects have.
final class ObjectExtras {
    /// Accesses to fetched properties, which are kept until the object is refreshed.
    var fetchedProperties: [String: [NSManagedObject]] = [:]
    var publisher: ObservableObjectPublisher?
}
