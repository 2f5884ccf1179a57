public import Foundation

/// One step of a staged migration. See ``NSLightweightMigrationStage`` and ``NSCustomMigrationStage``.
open class NSMigrationStage: NSObject, @unchecked Sendable {
    /// A name for the log.
    open var label: String = ""

    override init() {}
}

/// A step through versions between which every mapping can be inferred.
open class NSLightweightMigrationStage: NSMigrationStage, @unchecked Sendable {
    private let checksums: [String]

    /// Creates a step through versions, by what tells them from others: ``NSManagedObjectModel/versionChecksum``.
    public init(_ versionChecksums: [String]) { checksums = versionChecksums }

    /// The versions, in order.
    open var versionChecksums: [String] { checksums }
}

/// A step from one version to another with code of the app's before and after it.
open class NSCustomMigrationStage: NSMigrationStage, @unchecked Sendable {
    private let current: NSManagedObjectModelReference
    private let next: NSManagedObjectModelReference

    /// Creates a step from one version to another.
    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference)
    {
        current = currentModel
        next = nextModel
    }

    /// The version before.
    open var currentModel: NSManagedObjectModelReference { current }
    /// The version after.
    open var nextModel: NSManagedObjectModelReference { next }
    /// Runs before the store is migrated, with a container of the version before.
    open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    /// Runs after the store was migrated, with a container of the version after.
    open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
}
