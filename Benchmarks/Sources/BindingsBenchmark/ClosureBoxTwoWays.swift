import UIKit

/// Both ways by a closure box and an action of the field.
enum ClosureBoxTwoWays: TwoWayDialect {
    static let title = "closure box and `addAction`"

    static func makeModel() -> ClosureBox.Model { ClosureBox.Model() }

    static func bind(_ models: [ClosureBox.Model], to fields: [UITextField]) {
        for (model, field) in zip(models, fields) {
            model.value.bind { [weak field] in field?.text = $0 }
            field.addAction(
                UIAction { [weak model] action in
                    model?.value.value = (action.sender as? UITextField)?.text ?? ""
                }, for: .editingChanged)
        }
    }

    static func value(of model: ClosureBox.Model) -> String { model.value.value }

    static func set(_ value: String, in model: ClosureBox.Model) { model.value.value = value }
}
