internal import CoreData
internal import Foundation

extension ModelContext {
    /// Tells of changes now, rather than at the end of the turn.
    public func _process() { objects.processPendingChanges() }

    /// Calls a closure when objects of the context have changed, until what is returned is released.
    public func _observeChanges(_ body: @escaping @Sendable () -> Void) -> AnyObject {
        ChangeObserver(
            NotificationCenter.default.addObserver(
                forName: NSManagedObjectContext.didChangeObjectsNotification, object: objects, queue: nil
            ) { _ in body() })
    }
}

/// Ends an observation with itself.
private final class ChangeObserver {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) { self.token = token }

    deinit { NotificationCenter.default.removeObserver(token) }
}
