import RxCocoa
import RxRelay
import RxSwift

/// A view model with a relay.
final class RelayModel {
    let value = BehaviorRelay(value: "")
}

/// A relay as a driver.
enum RxDrive: OneWayDialect {
    static let title = "RxSwift, `drive`"

    static func makeModel() -> RelayModel { RelayModel() }

    static func bind(_ models: [RelayModel], to screen: Screen) -> DisposeBag {
        let bag = DisposeBag()
        for model in models {
            model.value.asDriver().drive(onNext: { [weak screen] in screen?.text = $0 }).disposed(by: bag)
        }
        return bag
    }

    static func set(_ value: String, in model: RelayModel) { model.value.accept(value) }
}
