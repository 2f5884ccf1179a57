import Seam
import UIKit

/// Both ways by the toolkit's `@Property`.
enum ToolkitPropertyTwoWays: TwoWayDialect {
    static let title = "toolkit, `@Property`"

    static func makeModel() -> PropertyModel { PropertyModel() }

    static func bind(_ models: [PropertyModel], to fields: [UITextField]) -> BindingToken {
        BindingToken { for (model, field) in zip(models, fields) { model.$value.bindTwoWay(to: field) } }
    }

    static func value(of model: PropertyModel) -> String { model.value }

    static func set(_ value: String, in model: PropertyModel) { model.value = value }
}
