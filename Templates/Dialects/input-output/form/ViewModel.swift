import Combine

final class __Screen__ViewModel {
    /// What the user does.
    struct Input {
        let name: AnyPublisher<String, Never>
        let age: AnyPublisher<String, Never>
        let save: AnyPublisher<Void, Never>
    }

    /// What the screen shows.
    struct Output {
        let message: AnyPublisher<String, Never>
        let isValid: AnyPublisher<Bool, Never>
    }

    func transform(_ input: Input) -> Output {
        let entry = CurrentValueSubject<__Screen__Entry, Never>(__Screen__Entry())
        let typed = input.name.combineLatest(input.age) { __Screen__Entry(name: $0, age: $1) }
            .handleEvents(receiveOutput: { entry.send($0) })
        let saved = input.save.map { entry.value }.filter { $0.mistake == nil }.map(Optional.some).prepend(nil)
        let message = typed.combineLatest(saved) { entry, saved in
            entry.mistake ?? (entry == saved ? entry.greeting : "")
        }
        return Output(
            message: message.eraseToAnyPublisher(),
            isValid: entry.map { $0.mistake == nil }.eraseToAnyPublisher())
    }
}
