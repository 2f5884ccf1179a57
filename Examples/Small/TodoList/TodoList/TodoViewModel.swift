import Seam

final class TodoViewModel {
    @Property var title = ""
    @Property private(set) var items: [TodoItem] = []

    func add() {
        guard !title.isEmpty else { return }
        items.append(TodoItem(title: title))
        title = ""
    }
}
