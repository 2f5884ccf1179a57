@_exported import CoreData
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
    /// A context that can do nothing, as where an app gives none.
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context that fetch requests in views use.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
