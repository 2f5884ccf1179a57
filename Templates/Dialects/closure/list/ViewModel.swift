import Seam

final class __Screen__ViewModel {
    @Property var title = ""
    @Property private(set) var items: [__Screen__Item] = []

    lazy var add = Command(of: self, when: $title.map { !$0.isEmpty }) { model in
        model.items.append(__Screen__Item(title: model.title))
        model.title = ""
    }

    func delete(_ item: __Screen__Item) {
        items.removeAll { $0.id == item.id }
    }
}
