public import Foundation

/// How a store of one version of a model becomes one of another.
open class NSMappingModel: NSObject, @unchecked Sendable {
    /// Creates a model without mappings.
    public override init() {}

    /// Finds the mapping model in bundles that leads from one version of a model to another: a `.cdm` that the build made
    /// of an `.xcmappingmodel`. Nil for the bundles stands for the app's. Nil if there is none.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) {
        guard let sourceModel, let destinationModel else { return nil }
        for url in MappingFiles.files(in: bundles ?? [Bundle.main]) {
            guard let file = MappingFiles.mapping(at: url),
                MappingFiles.fits(file, at: url, sourceModel: sourceModel, destinationModel: destinationModel)
            else { continue }
            self.init()
            entityMappings = MappingBuilder(sourceModel: sourceModel, destinationModel: destinationModel).mappings(file)
            return
        }
        return nil
    }

    /// Reads a compiled mapping model. Nil if there is none at the address.
    public convenience init?(contentsOf url: URL?) {
        guard let url, let file = MappingFiles.mapping(at: url) else { return nil }
        self.init()
        entityMappings = MappingBuilder(sourceModel: nil, destinationModel: nil).mappings(file)
    }

    /// The mapping model that follows from the differences of two versions of a model.
    ///
    /// It can be inferred when properties and entities were added, removed, or renamed with a renaming identifier; when
    /// an attribute became optional, or required with a default; when a relationship became one to many, or ordered; and
    /// when entities got parents or lost them.
    ///
    /// - Throws: An error with the code 134190 that tells the entity, the property and the reason.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let model = NSMappingModel()
        model.entityMappings = try MappingInference(source: sourceModel, destination: destinationModel).mappings()
        model.isInferred = true
        return model
    }

    /// The mappings, in the order in which they are carried out.
    open var entityMappings: [NSEntityMapping]! = []

    /// The mappings by name.
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary(entityMappings.compactMap { mapping in mapping.name.map { ($0, mapping) } }) { first, _ in first }
    }

    /// Rows can be copied as they are: no code of the app's takes part.
    final var isInferred = false
}
