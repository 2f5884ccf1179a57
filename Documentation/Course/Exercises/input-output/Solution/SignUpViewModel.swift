import RxCocoa
import RxSwift

final class SignUpViewModel {
    /// What the user does.
    struct Input {
        let name: Observable<String>
        let password: Observable<String>
    }

    /// What the screen shows.
    struct Output {
        let isValid: Driver<Bool>
    }

    func transform(_ input: Input) -> Output {
        let isValid = Observable.combineLatest(input.name, input.password) { name, password in
            !name.isEmpty && password.count >= 8
        }
        return Output(isValid: isValid.distinctUntilChanged().asDriver(onErrorJustReturn: false))
    }
}
