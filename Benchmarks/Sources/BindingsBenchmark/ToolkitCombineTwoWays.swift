import SeamCombine
import UIKit

/// Both ways by the toolkit and `@Published`.
enum ToolkitCombineTwoWays: TwoWayDialect {
    static let title = "toolkit, `@Published`"

    static func makeModel() -> PublishedModel { PublishedModel() }

    static func bind(_ models: [PublishedModel], to fields: [UITextField]) -> BindingToken {
        BindingToken {
            for (model, field) in zip(models, fields) {
                model.$value.bindTwoWay(to: field) { [weak model] in model?.value = $0 }
            }
        }
    }

    static func value(of model: PublishedModel) -> String { model.value }

    static func set(_ value: String, in model: PublishedModel) { model.value = value }
}
