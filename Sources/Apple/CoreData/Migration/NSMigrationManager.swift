public import Foundation
internal import ObjectiveC
internal import SeamFoundation

internal import class SeamFoundation.NSExpression

/// Migrates a store from one version of a model to another, object by object, as a mapping model says.
///
/// Not safe to use from several threads at once, besides ``cancelMigrationWithError(_:)``, which any may call.
open class NSMigrationManager: NSObject {
    private let sourceVersion: NSManagedObjectModel
    private let destinationVersion: NSManagedObjectModel
    private var run: MigrationRun?
    private let cancellation = NSLock()
    private var reason: (any Error)?

    /// Creates a manager for two versions of a model.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        sourceVersion = sourceModel
        destinationVersion = destinationModel
        super.init()
        Self.registerMessages
    }

    /// The model of the store that is migrated.
    open var sourceModel: NSManagedObjectModel { sourceVersion }
    /// The model of the store that is made.
    open var destinationModel: NSManagedObjectModel { destinationVersion }
    /// The mapping model of the migration that is under way.
    open private(set) var mappingModel: NSMappingModel = NSMappingModel()
    /// The context that reads the source. To be used during a migration.
    open var sourceContext: NSManagedObjectContext { running.source }
    /// The context that the new objects are made in. To be used during a migration.
    open var destinationContext: NSManagedObjectContext { running.destination }
    /// The mapping that is being carried out. To be used during a migration.
    open private(set) var currentEntityMapping: NSEntityMapping = NSEntityMapping()
    /// How much is done, from 0 to 1. Can be observed.
    open private(set) var migrationProgress: Float = 0 {
        willSet { _willChangeValue(self, "migrationProgress") }
        didSet { _didChangeValue(self, "migrationProgress") }
    }
    /// Values of the app's own, for its policies.
    open var userInfo: [AnyHashable: Any]?
    /// Whether a store may migrate itself where it can. Kept, and has no effect: a manager goes object by object.
    open var usesStoreSpecificMigrationManager = true

    private var running: MigrationRun {
        guard let run else { preconditionFailure("The manager is not migrating a store") }
        return run
    }

    /// Migrates a store into a new one. What is in the way of the new one is replaced.
    ///
    /// - Throws: The error of a policy or of a store, in which case there is no new store; with the code 134120 if the
    ///   migration was cancelled without one.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: MigrationErrorCode.missingMappingModel,
                userInfo: ["reason": "There is no mapping model"])
        }
        mappingModel = mappings
        migrationProgress = 0
        let run = try MigrationRun(
            self, source: (sourceURL, sStoreType, sOptions), destination: (dURL, dStoreType, dOptions))
        self.run = run
        defer {
            run.close()
            self.run = nil
        }
        do {
            try migrate(run, mappings)
        } catch {
            run.close()
            if dStoreType == NSSQLiteStoreType { MigrationFiles.remove(dURL) }
            throw error
        }
        migrationProgress = 1
    }

    /// Migrates a store into a new one, as the older method of the same name.
    public final func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType,
        options sourceOptions: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
            toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
            destinationOptions: destinationOptions)
    }

    /// Ends the migration with an error as soon as the object at hand is done. Any thread.
    open func cancelMigrationWithError(_ error: any Error) { cancellation.withLock { reason = error } }

    /// Makes the manager fit for another migration.
    open func reset() {
        run?.close()
        run = nil
        migrationProgress = 0
        cancellation.withLock { reason = nil }
    }

    // MARK: The course of a migration

    private func migrate(_ run: MigrationRun, _ mappings: NSMappingModel) throws {
        let all = mappings.entityMappings ?? []
        let policies = try all.map { mapping in (mapping, try policy(of: mapping)) }
        func each(_ share: Float, _ work: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
            let start = migrationProgress
            for (number, (mapping, policy)) in policies.enumerated() {
                try checkCancellation()
                currentEntityMapping = mapping
                try work(mapping, policy)
                migrationProgress = start + share * Float(number + 1) / Float(max(policies.count, 1))
            }
        }
        try each(0.5) { mapping, policy in
            try policy.begin(mapping, with: self)
            for source in try sourceObjects(of: mapping, run) {
                try checkCancellation()
                try policy.createDestinationInstances(forSource: source, in: mapping, manager: self)
            }
            try policy.endInstanceCreation(forMapping: mapping, manager: self)
        }
        try each(0.3) { mapping, policy in
            for made in run.made(by: mapping.name) {
                try checkCancellation()
                try policy.createRelationships(forDestination: made, in: mapping, manager: self)
            }
            try policy.endRelationshipCreation(forMapping: mapping, manager: self)
        }
        try each(0.1) { mapping, policy in try policy.performCustomValidation(forMapping: mapping, manager: self) }
        try each(0) { mapping, policy in try policy.end(mapping, manager: self) }
        try checkCancellation()
        try run.save()
    }

    private func checkCancellation() throws {
        if let reason = cancellation.withLock({ self.reason }) { throw reason }
    }

    private func policy(of mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
        guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty else { return NSEntityMigrationPolicy() }
        guard let type = (ClassNaming.type(named: name) ?? ClassNames.find(name)) as? NSEntityMigrationPolicy.Type
        else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: MigrationErrorCode.policy,
                userInfo: ["reason": "There is no migration policy of the name '\(name)'"])
        }
        return type.init()
    }

    private func sourceObjects(of mapping: NSEntityMapping, _ run: MigrationRun) throws -> [NSManagedObject] {
        guard mapping.mappingType != .addEntityMappingType, mapping.mappingType != .removeEntityMappingType,
            let entity = sourceEntity(for: mapping)
        else { return [] }
        if let expression = mapping.sourceExpression {
            let scope = PredicateScope(
                object: nil, variables: [NSMigrationManagerKey: self, NSMigrationEntityMappingKey: mapping])
            return Self.objects(try value(of: expression, in: scope))
        }
        let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
        request.includesSubentities = false
        request.predicate = mapping.sourcePredicate
        return try run.source.fetch(request)
    }

    // MARK: Entities and objects

    /// The source's entity of a mapping.
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }

    /// The destination's entity of a mapping.
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }

    /// Notes what became of an object.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {
        running.associate(sourceInstance, destinationInstance, entityMapping.name)
    }

    /// What became of objects by a mapping; of all that it made for nil.
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        guard let sourceInstances else { return running.made(by: mappingName) }
        return sourceInstances.flatMap { running.destinations(of: $0, by: mappingName) }
    }

    /// What objects came from by a mapping; all that it was given for nil.
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        (destinationInstances ?? running.made(by: mappingName)).compactMap { running.source(of: $0, by: mappingName) }
    }

    /// What became, by any mapping, of the objects that a relationship of the source leads to.
    final func destinationInstances(
        forSourceRelationshipNamed name: String, of source: NSManagedObject
    ) -> [NSManagedObject] {
        Self.objects(source.value(forKey: name)).flatMap { running.destinations(of: $0, by: nil) }
    }

    // MARK: Expressions

    final func scope(
        of policy: NSEntityMigrationPolicy, _ mapping: NSEntityMapping, _ property: NSPropertyMapping,
        source: NSManagedObject, destination: NSManagedObject, evaluated: NSManagedObject
    ) -> PredicateScope {
        PredicateScope(
            object: evaluated,
            variables: [
                NSMigrationManagerKey: self, NSMigrationSourceObjectKey: source,
                NSMigrationDestinationObjectKey: destination, NSMigrationEntityMappingKey: mapping,
                NSMigrationPropertyMappingKey: property, NSMigrationEntityPolicyKey: policy,
            ])
    }

    final func value(of expression: NSExpression, in scope: PredicateScope) throws -> Any? {
        do {
            return try expression.value(in: scope)
        } catch let error as PredicateError {
            throw NSError(
                domain: NSCocoaErrorDomain, code: MigrationErrorCode.policy, userInfo: ["reason": "\(error)"])
        }
    }

    /// The objects in a value of any kind of collection, or the one that it is.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let array as NSArray: array.compactMap { $0 as? NSManagedObject }
        case let array as [Any?]: array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    /// What expressions of mapping models ask a manager for.
    private static let registerMessages: Void = {
        SelectorTable.add(NSMigrationManager.self, "destinationInstancesForEntityMappingNamed:sourceInstances:") {
            manager, name, sources in
            let objects = sources.map(NSMigrationManager.objects)
            return NSArray(
                array: manager.destinationInstances(
                    forEntityMappingName: name as? String ?? "", sourceInstances: objects))
        }
        SelectorTable.add(NSMigrationManager.self, "destinationInstancesForSourceRelationshipNamed:sourceInstances:") {
            manager, _, sources in
            let found = NSMigrationManager.objects(sources).flatMap { manager.running.destinations(of: $0, by: nil) }
            return NSArray(array: found)
        }
    }()
}
