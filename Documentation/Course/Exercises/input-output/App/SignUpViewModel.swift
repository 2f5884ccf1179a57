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
        Output(isValid: input.name.map { !$0.isEmpty }.asDriver(onErrorJustReturn: false))
    }
}
