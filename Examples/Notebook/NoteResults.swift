import CoreData

/// The notes in order, pinned ones first, then those that were changed last; and what becomes of them.
final class NoteResults: NSObject, NSFetchedResultsControllerDelegate {
    enum Change {
        case insert(IndexPath)
        case delete(IndexPath)
        case update(IndexPath)
        case move(IndexPath, IndexPath)
        case insertSection(Int)
        case deleteSection(Int)
    }

    /// What changed, all at once.
    var onChange: (([Change]) -> Void)?

    private let controller: NSFetchedResultsController<Note>
    private var changes: [Change] = []

    init(context: NSManagedObjectContext) {
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Note.isPinned, ascending: false),
            NSSortDescriptor(keyPath: \Note.changedAt, ascending: false),
        ]
        request.fetchBatchSize = 30
        controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "isPinned", cacheName: nil)
        super.init()
        controller.delegate = self
    }

    var sections: [NSFetchedResultsSectionInfo] { controller.sections ?? [] }

    func note(at indexPath: IndexPath) -> Note { controller.object(at: indexPath) }

    /// Fetches the notes whose text or label contains the words, whatever their capitals and accents.
    func fetch(_ words: String) throws {
        controller.fetchRequest.predicate =
            words.isEmpty
            ? nil : NSPredicate(format: "text CONTAINS[cd] %@ OR ANY labels.name BEGINSWITH[cd] %@", words, words)
        try controller.performFetch()
    }

    // MARK: NSFetchedResultsControllerDelegate

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { changes = [] }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: changes.append(.insertSection(sectionIndex))
        case .delete: changes.append(.deleteSection(sectionIndex))
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch (type, indexPath, newIndexPath) {
        case (.insert, _, let to?): changes.append(.insert(to))
        case (.delete, let from?, _): changes.append(.delete(from))
        case (.update, let from?, _): changes.append(.update(from))
        case (.move, let from?, let to?): changes.append(.move(from, to))
        default: break
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        onChange?(changes)
    }
}
