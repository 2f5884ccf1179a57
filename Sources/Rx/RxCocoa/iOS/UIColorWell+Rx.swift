import UIKit

extension Reactive where Base: UIColorWell {
    /// The colour; nil for none. It sends what a person picks, while the finger moves as well.
    @preconcurrency @MainActor
    public var selectedColor: ControlProperty<UIColor?> {
        controlProperty(
            editingEvents: .valueChanged, getter: { $0.selectedColor }, setter: { $0.selectedColor = $1 })
    }
}
