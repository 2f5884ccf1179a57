import Combine
import UIKit

extension UITextField {
    /// Keeps a property of a view model and the field's text the same, whichever of the two changes.
    func bind<Root: AnyObject>(
        _ property: ReferenceWritableKeyPath<Root, String>, of root: Root, changes: Published<String>.Publisher
    ) -> AnyCancellable {
        addAction(
            UIAction { [weak self, weak root] _ in
                guard let root, let text = self?.text, root[keyPath: property] != text else { return }
                root[keyPath: property] = text
            }, for: .editingChanged)
        return changes.sink { [weak self] text in
            // The field already shows what was typed into it; writing it again would only disturb the caret.
            if self?.text != text { self?.text = text }
        }
    }
}
