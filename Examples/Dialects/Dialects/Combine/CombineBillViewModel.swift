import Combine

final class CombineBillViewModel {
    @Published private var bill = Bill()

    var share: AnyPublisher<String, Never> {
        $bill.map(\.share).eraseToAnyPublisher()
    }

    func setTotal(_ text: String) {
        bill.total = Int(text) ?? 0
    }

    func setPeople(_ people: Int) {
        bill.people = people
    }
}
