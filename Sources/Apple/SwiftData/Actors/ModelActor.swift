/// An actor with a context of its own: one that is marked `@ModelActor`.
public protocol ModelActor: Actor {
    /// The stores and models.
    nonisolated var modelContainer: ModelContainer { get }
    /// What runs the actor's work, and has its context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    nonisolated public var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object of an identifier, if it is there.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext[id, as: type]
    }
}
