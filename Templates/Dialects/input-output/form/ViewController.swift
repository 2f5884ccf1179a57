import SeamCombine
import UIKit

final class __Screen__ViewController: UIViewController {
    private let viewModel = __Screen__ViewModel()
    private var bindings: BindingToken?

    // only: code
    override func loadView() {
        view = __Screen__View()
    }

    // end
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "__Title__"
        guard let view = view as? __Screen__View else { return }
        let output = viewModel.transform(
            .init(
                name: view.nameField.texts.publisher, age: view.ageField.texts.publisher,
                save: view.saveButton.source().publisher))
        bindings = BindingToken {
            output.message.bind(to: view.messageLabel)
            output.isValid.bind(to: view.saveButton, \.isEnabled)
        }
    }
}
