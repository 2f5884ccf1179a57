import Combine

final class __Screen__ViewModel: ObservableObject {
    @Published private(set) var count = __Screen__Count()

    var text: AnyPublisher<String, Never> { $count.map(\.text).eraseToAnyPublisher() }

    func add() {
        count.value += 1
    }
}
