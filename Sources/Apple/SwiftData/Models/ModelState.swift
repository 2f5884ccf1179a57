internal import CoreData
internal import Foundation

/// What an object of a model knows of its store. For translated source.
public final class _ModelState: @unchecked Sendable {
    /// What Core Data keeps of the object, while it is in a context.
    var object: NSManagedObject?
    /// The context that the object is in.
    var context: ModelContext?
    let registrar = ObservationRegistrar()
    private let token = UUID()

    /// The state of an object that is in no context.
    public init() {}

    init(object: NSManagedObject, context: ModelContext) {
        self.object = object
        self.context = context
    }

    var identifier: PersistentIdentifier {
        guard let object else { return PersistentIdentifier(token: token) }
        return PersistentIdentifier(object.objectID)
    }
}
