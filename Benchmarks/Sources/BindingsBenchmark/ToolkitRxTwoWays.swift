import SeamRx
import UIKit

/// Both ways by the toolkit and a relay.
enum ToolkitRxTwoWays: TwoWayDialect {
    static let title = "toolkit, `BehaviorRelay`"

    static func makeModel() -> RelayModel { RelayModel() }

    static func bind(_ models: [RelayModel], to fields: [UITextField]) -> BindingToken {
        BindingToken { for (model, field) in zip(models, fields) { model.value.bindTwoWay(to: field) } }
    }

    static func value(of model: RelayModel) -> String { model.value.value }

    static func set(_ value: String, in model: RelayModel) { model.value.accept(value) }
}
