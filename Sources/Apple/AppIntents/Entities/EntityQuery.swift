/// What provides values to choose from.
public protocol DynamicOptionsProvider: Sendable {
    /// The values, or sections of them.
    associatedtype Result
    /// The type of what is chosen by default.
    associatedtype DefaultValue
    /// The values.
    func results() async throws -> Result
    /// What is chosen by default.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where Result: Sequence, DefaultValue == Result.Element {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// What finds things of an app.
public protocol EntityQuery<Entity>: DynamicOptionsProvider where Result == [Entity], DefaultValue == Entity {
    /// The kind of things.
    associatedtype Entity: AppEntity
    /// Creates one.
    init()
    /// The things of some identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Things that a person may want. None by default.
    func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// What finds things by words.
public protocol EntityStringQuery: EntityQuery {
    /// The things that words fit.
    func entities(matching string: String) async throws -> [Entity]
}

/// What knows all things of a kind.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All of them.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// What finds the only thing of a kind.
public protocol UniqueAppEntityQuery: EntityQuery {}
