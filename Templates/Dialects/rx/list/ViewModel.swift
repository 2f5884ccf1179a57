import RxCocoa
import RxRelay

final class __Screen__ViewModel {
    let title = BehaviorRelay(value: "")
    private let list = BehaviorRelay<[__Screen__Item]>(value: [])

    var items: Driver<[__Screen__Item]> { list.asDriver() }
    var canAdd: Driver<Bool> { title.asDriver().map { !$0.isEmpty } }

    func add() {
        guard !title.value.isEmpty else { return }
        list.accept(list.value + [__Screen__Item(title: title.value)])
        title.accept("")
    }

    func delete(_ item: __Screen__Item) {
        list.accept(list.value.filter { $0.id != item.id })
    }
}
