import CoreData
import SwiftUI

/// A property of a view that fetches objects in sections from the environment's context, and follows their changes.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var controller = FetchController<Result>()
    private let request: NSFetchRequest<Result>
    private let path: KeyPath<Result, SectionIdentifier>
    private let animation: Animation?

    /// Fetches what a request says. Its first order must be that of the sections.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        request = fetchRequest
        path = sectionIdentifier
        self.animation = animation
    }

    /// Fetches objects of an entity. The first order must be that of the sections.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// The sections.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(controller: controller, request: request, path: path)
    }

    /// Fetches again if the context is another.
    public mutating func update() {
        controller.update(request, in: context, animation: animation)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Fetches objects of the entity that the result's class stands for. The first order must be that of the sections.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Result._fetchedEntityName)
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// Fetches objects of the entity that the result's class stands for. The first order must be that of the sections.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
            predicate: predicate, animation: animation)
    }
}
