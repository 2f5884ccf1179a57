import CoreData

/// The notes, in a file of the app's. With `inMemory` they go with the store, as tests want it.
final class NoteStore {
    private let container = NSPersistentContainer(name: "Notebook")

    var context: NSManagedObjectContext { container.viewContext }

    init(inMemory: Bool = false) {
        if inMemory { container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores { _, error in
            if let error { fatalError("The notes cannot be opened: \(error)") }
        }
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        context.automaticallyMergesChangesFromParent = true
    }

    /// A new note, or the given one with another text. A text with nothing in it deletes the note.
    func write(_ text: String, to note: Note?) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else {
            if let note { try delete(note) }
            return
        }
        guard note?.text != text else { return }
        let note = note ?? Note(context: context)
        note.text = text
        note.changedAt = Date()
        note.labels = NSSet(array: try Self.words(in: text).map(label))
        try save()
    }

    func togglePin(_ note: Note) throws {
        note.isPinned.toggle()
        try save()
    }

    func delete(_ note: Note) throws {
        context.delete(note)
        try save()
    }

    /// The label of that name: there is one of each.
    private func label(_ name: String) throws -> Label {
        let request: NSFetchRequest<Label> = Label.fetchRequest()
        request.predicate = NSPredicate(format: "%K ==[c] %@", #keyPath(Label.name), name)
        request.fetchLimit = 1
        if let known = try context.fetch(request).first { return known }
        let label = Label(context: context)
        label.name = name
        return label
    }

    private func save() throws {
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch {
            context.rollback()
            throw error
        }
    }

    /// The words that begin with `#`, without it.
    private static func words(in text: String) -> [String] {
        text.split { $0.isWhitespace }.filter { $0.hasPrefix("#") && $0.count > 1 }.map { String($0.dropFirst()) }
    }
}
