import Combine

final class __Screen__ViewModel: ObservableObject {
    @Published var title = ""
    @Published private(set) var items: [__Screen__Item] = []

    var canAdd: AnyPublisher<Bool, Never> { $title.map { !$0.isEmpty }.eraseToAnyPublisher() }

    func add() {
        guard !title.isEmpty else { return }
        items.append(__Screen__Item(title: title))
        title = ""
    }

    func delete(_ item: __Screen__Item) {
        items.removeAll { $0.id == item.id }
    }
}
