import Combine
import UIKit

/// Both ways by `@Published` and an action of the field.
enum CombineTwoWays: TwoWayDialect {
    static let title = "Combine, `sink` and `addAction`"

    static func makeModel() -> PublishedModel { PublishedModel() }

    static func bind(_ models: [PublishedModel], to fields: [UITextField]) -> Set<AnyCancellable> {
        var cancellables: Set<AnyCancellable> = []
        for (model, field) in zip(models, fields) {
            model.$value.sink { [weak field] in if field?.text != $0 { field?.text = $0 } }.store(in: &cancellables)
            field.addAction(
                UIAction { [weak model] action in
                    model?.value = (action.sender as? UITextField)?.text ?? ""
                }, for: .editingChanged)
        }
        return cancellables
    }

    static func value(of model: PublishedModel) -> String { model.value }

    static func set(_ value: String, in model: PublishedModel) { model.value = value }
}
