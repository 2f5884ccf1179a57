import Combine

final class __Screen__ViewModel {
    /// What the user does.
    struct Input {
        let title: AnyPublisher<String, Never>
        let add: AnyPublisher<Void, Never>
        let delete: AnyPublisher<__Screen__Item, Never>
    }

    /// What the screen shows.
    struct Output {
        let items: AnyPublisher<[__Screen__Item], Never>
        let canAdd: AnyPublisher<Bool, Never>
        /// The field is emptied when a line has been added.
        let emptyField: AnyPublisher<String, Never>
    }

    private enum Change {
        case add(String)
        case delete(__Screen__Item)
    }

    func transform(_ input: Input) -> Output {
        let title = CurrentValueSubject<String, Never>("")
        let added = input.add.map { title.value }.filter { !$0.isEmpty }.share()
        let items = added.map(Change.add).merge(with: input.delete.map(Change.delete))
            .scan([__Screen__Item]()) { items, change in
                switch change {
                case .add(let title): items + [__Screen__Item(title: title)]
                case .delete(let item): items.filter { $0.id != item.id }
                }
            }
        let typed = input.title.handleEvents(receiveOutput: { title.send($0) })
        return Output(
            items: items.prepend([]).eraseToAnyPublisher(),
            canAdd: typed.merge(with: added.map { _ in "" }).map { !$0.isEmpty }.eraseToAnyPublisher(),
            emptyField: added.map { _ in "" }.eraseToAnyPublisher())
    }
}
