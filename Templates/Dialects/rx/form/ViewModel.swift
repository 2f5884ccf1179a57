import RxCocoa
import RxRelay

final class __Screen__ViewModel {
    let name = BehaviorRelay(value: "")
    let age = BehaviorRelay(value: "")
    private let saved = BehaviorRelay<__Screen__Entry?>(value: nil)

    private var entry: Driver<__Screen__Entry> {
        Driver.combineLatest(name.asDriver(), age.asDriver()) { __Screen__Entry(name: $0, age: $1) }
    }

    var isValid: Driver<Bool> { entry.map { $0.mistake == nil } }

    var message: Driver<String> {
        Driver.combineLatest(entry, saved.asDriver()) { entry, saved in
            entry.mistake ?? (entry == saved ? entry.greeting : "")
        }
    }

    func save() {
        let entry = __Screen__Entry(name: name.value, age: age.value)
        if entry.mistake == nil { saved.accept(entry) }
    }
}
