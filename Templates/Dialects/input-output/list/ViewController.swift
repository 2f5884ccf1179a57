import Combine
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
        let deletions = PassthroughSubject<__Screen__Item, Never>()
        let output = viewModel.transform(
            .init(
                title: view.titleField.texts.publisher, add: view.addButton.source().publisher,
                delete: deletions.eraseToAnyPublisher()))
        bindings = BindingToken {
            output.canAdd.bind(to: view.addButton, \.isEnabled)
            output.items.bind(to: view.tableView, delete: { deletions.send($0) }) { cell, item in
                cell.textLabel?.text = item.title
            }
            output.emptyField.bind(to: view.titleField, \.text)
        }
    }
}
