import SeamRx
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
        bindings = BindingToken {
            viewModel.name.bindTwoWay(to: view.nameField)
            viewModel.age.bindTwoWay(to: view.ageField)
            viewModel.message.bind(to: view.messageLabel)
            viewModel.isValid.bind(to: view.saveButton, \.isEnabled)
            view.saveButton.on { [viewModel] in viewModel.save() }
        }
    }
}
