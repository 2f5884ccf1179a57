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
        let output = viewModel.transform(.init(add: view.addButton.source().publisher))
        bindings = BindingToken {
            output.text.bind(to: view.countLabel)
        }
    }
}
