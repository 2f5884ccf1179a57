import RxCocoa
import RxRelay
import RxSwift

/// A relay, bound to a binder.
enum RxBind: OneWayDialect {
    static let title = "RxSwift, `bind(to:)`"

    static func makeModel() -> RelayModel { RelayModel() }

    static func bind(_ models: [RelayModel], to screen: Screen) -> DisposeBag {
        let bag = DisposeBag()
        for model in models {
            model.value.bind(to: Binder(screen) { $0.text = $1 }).disposed(by: bag)
        }
        return bag
    }

    static func set(_ value: String, in model: RelayModel) { model.value.accept(value) }
}
