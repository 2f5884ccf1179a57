import Seam
import UIKit

final class ToolkitBillViewController: UIViewController {
    private let viewModel = ToolkitBillViewModel()
    private let billView = BillView()
    private var bindings: BindingToken?

    override func loadView() {
        view = billView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bindings = BindingToken {
            billView.totalField.texts.bind(to: viewModel) { $0.setTotal($1) }
            billView.peopleControl.on { [viewModel, billView] in viewModel.setPeople(billView.people) }
            viewModel.share.bind(to: billView.shareLabel)
        }
    }
}
