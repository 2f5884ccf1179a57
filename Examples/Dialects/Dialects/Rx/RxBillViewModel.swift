import RxCocoa
import RxRelay
import RxSwift

final class RxBillViewModel {
    let total = BehaviorRelay(value: "")
    let people = BehaviorRelay(value: 2)

    var share: Driver<String> {
        Driver.combineLatest(total.asDriver(), people.asDriver()) { total, people in
            Bill(total: Int(total) ?? 0, people: people).share
        }
    }
}
