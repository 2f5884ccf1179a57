import RxCocoa
import RxRelay
import RxSwift
import UIKit

/// Both ways by a relay and `rx.text`.
enum RxTwoWays: TwoWayDialect {
    static let title = "RxCocoa, `rx.text`"

    static func makeModel() -> RelayModel { RelayModel() }

    static func bind(_ models: [RelayModel], to fields: [UITextField]) -> DisposeBag {
        let bag = DisposeBag()
        for (model, field) in zip(models, fields) {
            model.value.bind(to: field.rx.text).disposed(by: bag)
            field.rx.text.orEmpty.bind(to: model.value).disposed(by: bag)
        }
        return bag
    }

    static func value(of model: RelayModel) -> String { model.value.value }

    static func set(_ value: String, in model: RelayModel) { model.value.accept(value) }
}
