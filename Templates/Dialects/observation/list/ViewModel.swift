import Observation

@Observable
final class __Screen__ViewModel {
    var title = ""
    private(set) var items: [__Screen__Item] = []

    var canAdd: Bool { !title.isEmpty }

    func add() {
        guard canAdd else { return }
        items.append(__Screen__Item(title: title))
        title = ""
    }

    func delete(_ item: __Screen__Item) {
        items.removeAll { $0.id == item.id }
    }
}
