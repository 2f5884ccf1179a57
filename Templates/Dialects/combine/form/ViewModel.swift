import Combine

final class __Screen__ViewModel: ObservableObject {
    @Published var entry = __Screen__Entry()
    @Published private(set) var saved: __Screen__Entry?

    var isValid: AnyPublisher<Bool, Never> { $entry.map { $0.mistake == nil }.eraseToAnyPublisher() }

    var message: AnyPublisher<String, Never> {
        $entry.combineLatest($saved)
            .map { entry, saved in entry.mistake ?? (entry == saved ? entry.greeting : "") }
            .eraseToAnyPublisher()
    }

    func save() {
        if entry.mistake == nil { saved = entry }
    }
}
