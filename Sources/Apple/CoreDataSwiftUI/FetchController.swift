import CoreData
import SwiftUI

/// Keeps what a view fetches in step with its context.
final class FetchController<Result: NSFetchRequestResult>: NSObject, ObservableObject,
    NSFetchedResultsControllerDelegate
{
    private var controller: NSFetchedResultsController<Result>?
    private(set) var results: [Result] = []
    private var animation: Animation?
    /// What a view has set in place of what it was made with.
    var predicate: NSPredicate?? { didSet { again() } }
    var sortDescriptors: [NSSortDescriptor]? { didSet { again() } }
    /// What gives a result its section, if a view has set it.
    var sectionPath: AnyKeyPath? { didSet { if sectionPath != oldValue { announce {} } } }
    /// What was fetched, to see whether a view asks for something else.
    private var asked: NSFetchRequest<Result>?

    /// Fetches what the view asks for, if it is not there yet.
    func update(
        _ request: NSFetchRequest<Result>, in context: NSManagedObjectContext, animation: Animation?
    ) {
        self.animation = animation
        guard controller?.managedObjectContext !== context || asked !== request else { return }
        asked = request
        fetch(in: context)
    }

    private func again() {
        guard let context = controller?.managedObjectContext else { return }
        announce { self.fetch(in: context) }
    }

    private func fetch(in context: NSManagedObjectContext) {
        guard let request = asked?.copy() as? NSFetchRequest<Result>, context.persistentStoreCoordinator != nil else {
            return
        }
        if let predicate { request.predicate = predicate }
        if let sortDescriptors { request.sortDescriptors = sortDescriptors }
        // Views may ask for no order.
        if request.sortDescriptors?.isEmpty != false {
            request.sortDescriptors = [NSSortDescriptor(key: "objectID", ascending: true)]
        }
        let made = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        made.delegate = self
        do { try made.performFetch() } catch { print("CoreData: error: \(error)") }
        controller = made
        take()
    }

    private func take() {
        results = controller?.fetchedObjects ?? []
    }

    private func announce(_ work: () -> Void) {
        guard let animation else {
            objectWillChange.send()
            return work()
        }
        withAnimation(animation) {
            objectWillChange.send()
            work()
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        announce(take)
    }
}
