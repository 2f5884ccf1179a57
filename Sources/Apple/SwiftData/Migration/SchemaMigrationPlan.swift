/// The versions that a schema has had, and how stores go from one to the next.
public protocol SchemaMigrationPlan {
    /// The versions, from the first to the last.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps between them.
    static var stages: [MigrationStage] { get }
}
