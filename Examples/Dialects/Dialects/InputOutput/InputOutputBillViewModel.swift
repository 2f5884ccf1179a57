import RxCocoa
import RxSwift

final class InputOutputBillViewModel {
    /// What the user does.
    struct Input {
        let total: Observable<String>
        let people: Observable<Int>
    }

    /// What the screen shows.
    struct Output {
        let share: Driver<String>
    }

    func transform(_ input: Input) -> Output {
        let bill = Observable.combineLatest(input.total, input.people) { total, people in
            Bill(total: Int(total) ?? 0, people: people)
        }
        return Output(share: bill.map(\.share).asDriver(onErrorDriveWith: .empty()))
    }
}
