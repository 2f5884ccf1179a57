import Observation

@Observable
final class __Screen__ViewModel {
    private(set) var count = __Screen__Count()

    func add() {
        count.value += 1
    }
}
