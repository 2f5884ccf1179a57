import Combine

final class __Screen__ViewModel {
    /// What the user does.
    struct Input {
        let add: AnyPublisher<Void, Never>
    }

    /// What the screen shows.
    struct Output {
        let text: AnyPublisher<String, Never>
    }

    func transform(_ input: Input) -> Output {
        let count = input.add.scan(__Screen__Count()) { count, _ in __Screen__Count(value: count.value + 1) }
        return Output(text: count.prepend(__Screen__Count()).map(\.text).eraseToAnyPublisher())
    }
}
