import RxCocoa
import RxRelay

final class __Screen__ViewModel {
    private let count = BehaviorRelay(value: __Screen__Count())

    var text: Driver<String> { count.asDriver().map(\.text) }

    func add() {
        count.accept(__Screen__Count(value: count.value.value + 1))
    }
}
