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
        bindings = BindingToken {
            viewModel.$entry.map(\.name).source.bindTwoWay(to: view.nameField) { [viewModel] in viewModel.entry.name = $0 }
            viewModel.$entry.map(\.age).source.bindTwoWay(to: view.ageField) { [viewModel] in viewModel.entry.age = $0 }
            viewModel.message.bind(to: view.messageLabel)
            viewModel.isValid.bind(to: view.saveButton, \.isEnabled)
            view.saveButton.on { [viewModel] in viewModel.save() }
        }
    }
}
