import CoreData

/// The list of notes: pinned ones first, then those that were changed last.
final class NoteListViewModel: NSObject, NSFetchedResultsControllerDelegate {
    enum Change {
        case insert(IndexPath)
        case delete(IndexPath)
        case update(IndexPath)
        case move(IndexPath, IndexPath)
        case insertSection(Int)
        case deleteSection(Int)
    }

    /// What a row shows.
    struct Row {
        let title: String
        let detail: String
        let isPinned: Bool
    }

    /// What changed, all at once; nil when everything did.
    var onChange: (([Change]?) -> Void)?
    var onError: ((String) -> Void)?

    private let store: NoteStore
    private let results: NSFetchedResultsController<Note>
    private var changes: [Change] = []

    init(store: NoteStore) {
        self.store = store
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Note.isPinned, ascending: false),
            NSSortDescriptor(keyPath: \Note.changedAt, ascending: false),
        ]
        request.fetchBatchSize = 30
        results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: "isPinned", cacheName: nil)
        super.init()
        results.delegate = self
        search("")
    }

    var isEmpty: Bool { results.fetchedObjects?.isEmpty ?? true }
    var numberOfSections: Int { results.sections?.count ?? 0 }

    func numberOfRows(in section: Int) -> Int { results.sections?[section].numberOfObjects ?? 0 }

    func title(of section: Int) -> String? {
        guard numberOfSections > 1 || results.sections?.first?.name == "1" else { return nil }
        return results.sections?[section].name == "1" ? "Pinned" : "Notes"
    }

    func row(at indexPath: IndexPath) -> Row {
        let note = results.object(at: indexPath)
        let lines = (note.text ?? "").split(separator: "\n", maxSplits: 1).map(String.init)
        let labels = (note.labels as? Set<Label> ?? []).compactMap(\.name).sorted()
        let detail = labels.isEmpty ? (lines.count > 1 ? lines[1] : "") : labels.map { "#" + $0 }.joined(separator: " ")
        return Row(title: lines.first ?? "", detail: detail, isPinned: note.isPinned)
    }

    func text(at indexPath: IndexPath) -> String { results.object(at: indexPath).text ?? "" }

    /// Shows the notes whose text or label contains the words, whatever their capitals and accents.
    func search(_ text: String) {
        results.fetchRequest.predicate =
            text.isEmpty
            ? nil : NSPredicate(format: "text CONTAINS[cd] %@ OR ANY labels.name BEGINSWITH[cd] %@", text, text)
        attempt { try results.performFetch() }
        onChange?(nil)
    }

    func add(_ text: String) { attempt { try store.write(text, to: nil) } }
    func write(_ text: String, at indexPath: IndexPath) {
        attempt { try store.write(text, to: results.object(at: indexPath)) }
    }
    func togglePin(at indexPath: IndexPath) { attempt { try store.togglePin(results.object(at: indexPath)) } }
    func delete(at indexPath: IndexPath) { attempt { try store.delete(results.object(at: indexPath)) } }

    private func attempt(_ work: () throws -> Void) {
        do { try work() } catch { onError?(error.localizedDescription) }
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
