import RxCocoa
import RxRelay
import RxSwift

/// A function from what the user does to what the screen shows, with RxSwift.
enum RxInputOutput: OneWayDialect {
    final class Model {
        struct Input {
            let text: Observable<String>
        }

        struct Output {
            let text: Driver<String>
        }

        /// What a control of the screen sends.
        let typed = PublishRelay<String>()

        func transform(_ input: Input) -> Output {
            Output(text: input.text.map { $0 + "" }.asDriver(onErrorJustReturn: ""))
        }
    }

    static let title = "Input/Output, RxSwift"

    static func makeModel() -> Model { Model() }

    static func bind(_ models: [Model], to screen: Screen) -> DisposeBag {
        let bag = DisposeBag()
        for model in models {
            let output = model.transform(.init(text: model.typed.asObservable()))
            output.text.drive(onNext: { [weak screen] in screen?.text = $0 }).disposed(by: bag)
        }
        return bag
    }

    static func set(_ value: String, in model: Model) { model.typed.accept(value) }
}
