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
            viewModel.$title.bindTwoWay(to: view.titleField) { [viewModel] in viewModel.title = $0 }
            viewModel.canAdd.bind(to: view.addButton, \.isEnabled)
            view.addButton.on { [viewModel] in viewModel.add() }
            viewModel.$items.bind(to: view.tableView, delete: { [viewModel] in viewModel.delete($0) }) { cell, item in
                cell.textLabel?.text = item.title
            }
        }
    }
}
