import Seam
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
            Source.tracking { [viewModel] in viewModel.count.text }.bind(to: view.countLabel)
            view.addButton.on { [viewModel] in viewModel.add() }
        }
    }
}
