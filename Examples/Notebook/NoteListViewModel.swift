import Foundation

/// The list of notes as it is shown.
final class NoteListViewModel {
    struct Section {
        let title: String?
        let count: Int
    }

    struct Row {
        let title: String
        let detail: String
        let isPinned: Bool
        /// All of the note.
        let text: String
    }

    /// What changed, all at once; nil when everything did.
    var onChange: (([NoteResults.Change]?) -> Void)?
    var onError: ((String) -> Void)?

    private let store: NoteStore
    private let results: NoteResults

    init(store: NoteStore) {
        self.store = store
        results = NoteResults(context: store.context)
        results.onChange = { [weak self] in self?.onChange?($0) }
        search("")
    }

    var isEmpty: Bool { sections.allSatisfy { $0.count == 0 } }

    /// Without titles while no note is pinned.
    var sections: [Section] {
        let sections = results.sections
        let isAnyPinned = sections.contains { $0.name == "1" }
        return sections.map { section in
            Section(
                title: isAnyPinned ? (section.name == "1" ? "Pinned" : "Notes") : nil, count: section.numberOfObjects)
        }
    }

    func row(at indexPath: IndexPath) -> Row {
        let note = results.note(at: indexPath)
        let text = note.text ?? ""
        let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
        let labels = (note.labels as? Set<Label> ?? []).compactMap(\.name).sorted()
        let detail = labels.isEmpty ? (lines.count > 1 ? lines[1] : "") : labels.map { "#" + $0 }.joined(separator: " ")
        return Row(title: lines.first ?? "", detail: detail, isPinned: note.isPinned, text: text)
    }

    func search(_ words: String) {
        attempt { try results.fetch(words) }
        onChange?(nil)
    }

    /// Gives the note at a place another text; without a place, a new note.
    func write(_ text: String, at indexPath: IndexPath?) {
        attempt { try store.write(text, to: indexPath.map(results.note)) }
    }

    func togglePin(at indexPath: IndexPath) { attempt { try store.togglePin(results.note(at: indexPath)) } }

    func delete(at indexPath: IndexPath) { attempt { try store.delete(results.note(at: indexPath)) } }

    private func attempt(_ work: () throws -> Void) {
        do { try work() } catch { onError?(error.localizedDescription) }
    }
}
