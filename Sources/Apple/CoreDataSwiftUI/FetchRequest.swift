import CoreData
import SwiftUI

/// A property of a view that fetches objects from the environment's context, and follows their changes.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var controller = FetchController<Result>()
    private let request: NSFetchRequest<Result>
    private let animation: Animation?

    /// Fetches what a request says; changes of results are shown with an animation.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
        self.animation = animation
    }

    /// Fetches what a request says; changes of results are shown as a transaction says.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest, animation: transaction.animation)
    }

    /// Fetches objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(controller: controller, request: request) }

    /// Fetches again if the context is another.
    public mutating func update() {
        controller.update(request, in: context, animation: animation)
    }

    /// What is fetched can be changed through the binding's value.
    public var projectedValue: Binding<Configuration> {
        let (controller, request) = (controller, request)
        return Binding(
            get: {
                Configuration(
                    nsSortDescriptors: controller.sortDescriptors ?? request.sortDescriptors ?? [],
                    nsPredicate: controller.predicate ?? request.predicate)
            },
            set: {
                controller.predicate = .some($0.nsPredicate)
                controller.sortDescriptors = $0.nsSortDescriptors
            })
    }

    /// Which objects, and in which order.
    public struct Configuration {
        /// In which order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// Which objects.
        public var nsPredicate: NSPredicate?
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Fetches objects of the entity that the result's class stands for.
    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Result._fetchedEntityName)
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }

    /// Fetches objects of the entity that the result's class stands for.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate, animation: animation)
    }
}

extension NSManagedObject {
    /// The name of the entity that the class stands for; that of the class before a model is in use.
    static var _fetchedEntityName: String { _entityNameInUse ?? String(describing: self) }
}
