internal import CoreData
internal import Foundation

extension ModelContext {
    /// Tells of changes now, rather than at the end of the turn.
    public func _process() { objects.processPendingChanges() }

    /// Calls a closure when objects of the context have changed, until what is returned is released.
    public func _observeChanges(_ body: @escaping @Sendable () -> Void) -> AnyObject {
        let news = NotificationTokens()
        news.observe(NSManagedObjectContext.didChangeObjectsNotification, of: objects) { _ in body() }
        return news
    }
}
